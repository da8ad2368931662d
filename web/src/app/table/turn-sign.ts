/** The title and the icon of the tab tell when it is this player's turn. */

import type { Words } from '../../words/words.svelte';

export function showTurn(isMyTurn: boolean, title: string, words: Words): void {
  document.title = isMyTurn ? `● ${words.text('your-turn')} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const address = `${import.meta.env.BASE_URL}${isMyTurn ? 'icon-turn.svg' : 'icon.svg'}`;
  if (icon && icon.getAttribute('href') !== address) icon.setAttribute('href', address);
}

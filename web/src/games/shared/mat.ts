/** A player's mat that can be asked what lies on it. */

/**
 * A tap anywhere on it asks about the part it hits (`data-part`), or about all of it. Who has no
 * pointer asks by the button in it.
 */
export function answersTap(mat: HTMLElement, ask: (part: string | null) => void) {
  const tapped = ({ target }: Event) => {
    const part = target instanceof Element ? target.closest<HTMLElement>('[data-part]') : null;
    ask(part?.dataset['part'] ?? null);
  };
  mat.addEventListener('click', tapped);
  return {
    destroy() {
      mat.removeEventListener('click', tapped);
    },
  };
}

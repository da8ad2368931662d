/** Files for the player to keep, made by the page itself. */

import { api, type ReplaySource } from '../client/api';
import { keeper } from '../client/table-keeper';

export function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A link to a record leads to the server; where there is none, the page saves it itself. */
export async function saveRecord(event: Event, source: ReplaySource, game: string): Promise<void> {
  if (keeper.isRemote) return;
  event.preventDefault();
  save(`${game}.json`, await api.record(source));
}

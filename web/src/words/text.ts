/** Small changes to what the messages say. */

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names of actions have strokes where a narrow button may break them. */
export const unbroken = (name: string) => name.replaceAll('|', '');
export const breakable = (name: string) => name.replaceAll('|', '\u00AD');

export const signed = (value: number) => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);

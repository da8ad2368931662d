/** One polite voice for the whole app: what is put here is read out when the reader is free. */
class Announcer {
  text = $state('');

  say(text: string): void {
    this.text = text;
  }
}

export const announcer = new Announcer();

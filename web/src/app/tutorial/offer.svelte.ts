/** The offer of a tutorial at a first game is made once; this browser remembers that it was. */

const KEY = 'digsite-tutorial-offered';

function wasMade(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // Who cannot be remembered is not asked every time.
    return true;
  }
}

class Offer {
  isOpen = $state(!wasMade());

  close(): void {
    this.isOpen = false;
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // It is closed for as long as this page is open.
    }
  }
}

export const offer = new Offer();

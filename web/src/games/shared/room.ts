/** How much room there is beside the board for a sheet that leaves every space and control free. */

const GAP = 6;
/** As much is enough below the board; with less, the sheet lies above it if there is more room. */
const ENOUGH = 200;
/** With less above the board, the sheet takes the place of the page's bar, too. */
const LEAST = 170;

/**
 * A sheet lies beside the board where the window is wide, else below or above it: on what only tells
 * something, never on what can be pressed. `data-foot` in the table is what it stands on, `data-keep`
 * what it does not lie on besides the board, and `data-spare` what it spares where there is other
 * room. Writes down on the table, for style sheets: where there
 * is room (`data-room`: `below` or `above` the board, or `bar`, above it in place of the page's bar),
 * from where (`--room-top`, in the window) and how much (`--room`); and how far the board can make way
 * for a sheet above it (`--slide`).
 */
export function measureRoom(table: HTMLElement) {
  const board = table.querySelector<HTMLElement>(':scope > [data-board]');
  if (!board) return;
  const observed = new Set<Element>();
  const observe = (part: Element) => {
    if (observed.has(part)) return;
    observed.add(part);
    observer.observe(part);
  };
  const measure = () => {
    const foot = table.querySelector('[data-foot]');
    for (const part of foot?.parentElement?.children ?? []) observe(part);
    const whole = table.getBoundingClientRect();
    // Where it lies when it does not make way.
    const top = whole.top + board.offsetTop;
    const bottom = top + board.offsetHeight;
    const isUpright = innerHeight > innerWidth;
    const above = isUpright ? top - whole.top - GAP : 0;
    const end = foot?.getBoundingClientRect() ?? whole;
    const below = (kept: string) => {
      const ends = [...table.querySelectorAll(kept)]
        .map((part) => part.getBoundingClientRect())
        .filter((part) => part.right > end.left && part.bottom <= end.bottom)
        .map((part) => part.bottom);
      return end.bottom - Math.max(isUpright ? bottom : whole.top, ...ends) - 2 * GAP;
    };
    const spared = below('[data-keep], [data-spare]');
    const room = spared < ENOUGH ? below('[data-keep]') : spared;
    const isAbove = above > room && room < ENOUGH;
    const isShort = isAbove && above < LEAST;
    const start = isShort ? GAP : whole.top;
    table.dataset['room'] = isShort ? 'bar' : isAbove ? 'above' : 'below';
    table.style.setProperty('--room-top', `${start}px`);
    table.style.setProperty('--room', `${isAbove ? above + whole.top - start : room}px`);
    table.style.setProperty('--slide', `${isAbove ? Math.max(0, room) : 0}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const part of [table, ...table.children]) observe(part);
  return {
    destroy() {
      observer.disconnect();
    },
  };
}

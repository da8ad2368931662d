/** How much room there is beside the board for a sheet that is to leave every space free. */

const GAP = 6;
/** With less room than this above the board the sheet may lie on the bar of the page, too. */
const LEAST = 230;

/**
 * `data-foot` in the table is what a sheet stands on. Writes down on the table, for style sheets: on which side of the board there is more room
 * (`data-room`), from where (`--room-top`, in the window) and how much (`--room`).
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
    const { top, bottom } = board.getBoundingClientRect();
    const isUpright = innerHeight > innerWidth;
    const above = isUpright ? top - whole.top - GAP : 0;
    const end = foot?.getBoundingClientRect().bottom ?? whole.bottom;
    const below = end - (isUpright ? bottom : whole.top) - 2 * GAP;
    const isAbove = above > below;
    const start = isAbove && above < LEAST ? Math.max(GAP, whole.top - (LEAST - above)) : whole.top;
    table.dataset['room'] = isAbove ? 'above' : 'below';
    table.style.setProperty('--room-top', `${start}px`);
    table.style.setProperty('--room', `${isAbove ? top - start - GAP : below}px`);
  };
  const observer = new ResizeObserver(measure);
  for (const part of [table, ...table.children]) observe(part);
  return {
    destroy() {
      observer.disconnect();
    },
  };
}

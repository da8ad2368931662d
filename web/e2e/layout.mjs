/**
 * What is wrong with the way a table is laid out: controls that lie on something, are cut, or too small.
 *
 * The rule for what opens over a table: a dialog and the result stand before everything else, which
 * cannot be reached meanwhile; so nothing else is looked at. A sheet lies beside the board where the
 * window is wide, and below or above it where it is high: on what only tells something, never on a
 * space or on a control, and it can always be closed.
 */

/** @typedef {import('playwright-core').Page} Page */

/**
 * One sentence for each fault, with the elements it is about.
 * @param {Page} page
 * @param {{ touch: boolean }} wish
 * @returns {Promise<string[]>}
 */
export async function faultsOn(page, { touch }) {
  return [...(await page.evaluate(findFaults, touch)), ...(await cutChoices(page, 'chosen'))];
}

/**
 * What cannot be read as a whole in the lists one chooses from: what is chosen, or all that could be.
 * @param {Page} page
 * @param {'chosen' | 'all'} which
 * @returns {Promise<string[]>}
 */
export function cutChoices(page, which) {
  return page.evaluate(findCutChoices, which);
}

/**
 * What of a page that scrolls reaches into its margin.
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function wideParts(page) {
  return page.locator('main.page > *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const main = /** @type {Element} */ (part.parentElement);
      const edge =
        main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
      const over = Math.round(part.getBoundingClientRect().right - edge);
      return over > 0 ? [`${part.localName}.${part.className} is ${over} px too wide`] : [];
    }),
  );
}

/** Runs in the page. */
function findCutChoices(/** @type {'chosen' | 'all'} */ which) {
  /** @type {string[]} */
  const cut = [];
  for (const list of document.querySelectorAll('select')) {
    // Where there is little room a sign may stand for a list, which lies over it unseen.
    if (!list.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const room = list.offsetWidth;
    for (const option of which === 'all' ? list.options : list.selectedOptions) {
      // Only the browser knows how much room its arrow takes.
      const alone = /** @type {HTMLSelectElement} */ (list.cloneNode());
      alone.append(option.cloneNode(true));
      Object.assign(alone.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
      list.after(alone);
      const missing = alone.offsetWidth - room;
      alone.remove();
      if (missing > 0) cut.push(`"${option.textContent.trim()}" lacks ${missing} px in its list`);
    }
  }
  return cut;
}

/** Runs in the page. */
async function findFaults(/** @type {boolean} */ touch) {
  // A frame has to be drawn in the new size first.
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));

  const SLACK = 1.5;
  const isSmall = innerHeight < 800 || innerWidth < 700;
  const CONTROLS = 'button, a[href], select, input, summary, [role="tab"]';
  const CARDS = '.panel, .mat, .card, [data-build], .button, [data-sheet], [data-sheet] button';
  /** May be longer than the room there is, and be scrolled up and down. */
  const LISTS = [
    '[data-sheet] .list, .plans .list, .log ol, dialog .body, .result .scroll',
    '.controls .texts, .details',
    ...(isSmall ? ['.players'] : []),
  ].join();
  /** @type {Set<string>} */
  const faults = new Set();

  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  const boxOf = (/** @type {Element} */ element) => element.getBoundingClientRect();
  const isSeen = (/** @type {Element} */ element) => {
    const { width, height } = boxOf(element);
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const common = (/** @type {Box} */ a, /** @type {Box} */ b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isLeft = (/** @type {Box} */ box) =>
    box.right - box.left > SLACK && box.bottom - box.top > SLACK;
  const meet = (/** @type {Box} */ a, /** @type {Box} */ b) => isLeft(common(a, b));
  const sticksOut = (/** @type {Box} */ inner, /** @type {Box} */ outer) => ({
    across: Math.max(outer.left - inner.left, inner.right - outer.right) > SLACK,
    down: Math.max(outer.top - inner.top, inner.bottom - outer.bottom) > SLACK,
  });
  const nameOf = (/** @type {Element} */ element) => {
    const sign = ['data-verb', 'data-do', 'data-open', 'data-contract', 'data-build', 'data-space']
      .concat(['data-station', 'data-umv', 'data-action', 'data-choice'])
      .find((attribute) => element.hasAttribute(attribute));
    if (sign) return `[${sign}="${element.getAttribute(sign) ?? ''}"]`;
    const kind = element.classList[0] ? `.${element.classList[0]}` : '';
    return `${element.localName}${kind} "${(element.textContent ?? '').trim().slice(0, 24)}"`;
  };
  /** Only for the ear: always, or at this size. */
  const isUnseen = (/** @type {Element} */ element) =>
    element.closest('.unseen') !== null || getComputedStyle(element).clipPath === 'inset(50%)';
  const windowBox = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

  /** What can be reached. */
  const stage =
    document.querySelector('dialog[open]') ??
    document.querySelector('.result') ??
    document.querySelector('.whole') ??
    document.body;
  const sheet = stage.querySelector('[data-sheet]');
  const controls = [...stage.querySelectorAll(CONTROLS)].filter(
    (element) => isSeen(element) && !isUnseen(element) && !(element instanceof SVGElement),
  );
  const spaces = [...stage.querySelectorAll('[data-space], [data-station], [data-umv]')]
    .map((element) => {
      const board = element.closest('svg');
      const touched = element.querySelector(':scope > rect') ?? element;
      return { element, box: common(boxOf(touched), board ? boxOf(board) : windowBox) };
    })
    .filter(({ box }) => isLeft(box));

  /** What of a control there is to be seen where it lies in a list that scrolls. */
  const shownOf = (/** @type {Element} */ element) => {
    const list = element.closest(LISTS);
    return list ? common(boxOf(element), boxOf(list)) : boxOf(element);
  };

  controls.forEach((control, i) => {
    const box = shownOf(control);
    if (!isLeft(box)) return;
    for (const other of controls.slice(i + 1)) {
      if (control.contains(other) || other.contains(control)) continue;
      if (meet(box, shownOf(other))) faults.add(`${nameOf(control)} lies on ${nameOf(other)}`);
    }
    for (const space of spaces)
      if (meet(box, space.box)) faults.add(`${nameOf(control)} lies on ${nameOf(space.element)}`);
    const least = innerHeight < 400 ? 40 : 44;
    const { width, height } = boxOf(control.closest('label') ?? control);
    if (touch && (width < least - 0.5 || height < least - 0.5))
      faults.add(`${nameOf(control)} is only ${Math.round(width)}×${Math.round(height)}`);
  });

  // Every control and every word is where it can be seen.
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  /** @type {{ element: Element, box: Box }[]} */
  const things = controls.map((element) => ({ element, box: boxOf(element) }));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || isUnseen(element) || !isSeen(element)) continue;
    if (element.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    things.push(...[...range.getClientRects()].map((box) => ({ element, box })));
  }
  for (const drawing of stage.querySelectorAll(
    'section svg, section i, section .bay, section .slot',
  ))
    if (isSeen(drawing) && !isUnseen(drawing) && !drawing.parentElement?.closest('svg'))
      things.push({ element: drawing, box: boxOf(drawing) });

  for (const { element, box } of things) {
    // A word that falls out of its button's sight as a whole leaves an icon with a title, which a
    // mouse shows by pointing and a finger by holding (touch.test.mjs).
    const shy = element.closest('.shy[title]');
    if (shy && !meet(box, boxOf(shy))) continue;
    const out = sticksOut(box, windowBox);
    const list = element.closest(LISTS);
    if (out.across || (out.down && !list)) faults.add(`${nameOf(element)} leaves the window`);
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(outer);
      const edge = sticksOut(box, boxOf(outer));
      if (outer.matches(CARDS) && (edge.across || edge.down) && !(list && outer.contains(list)))
        faults.add(`${nameOf(element)} sticks out of ${nameOf(outer)}`);
      if (edge.across && overflowX !== 'visible')
        faults.add(`${nameOf(element)} is cut by ${nameOf(outer)}`);
      if (edge.down && overflowY !== 'visible' && outer !== list && !outer.contains(list))
        faults.add(`${nameOf(element)} is cut by ${nameOf(outer)}`);
      if (position === 'fixed') break;
    }
  }
  // Inside a card nothing lies on anything else.
  for (const card of stage.querySelectorAll('.panel, .mat, .card, [data-build], [data-contract]')) {
    const inside = things.filter(({ element }) => element !== card && card.contains(element));
    inside.forEach((one, i) => {
      for (const other of inside.slice(i + 1))
        if (
          !one.element.contains(other.element) &&
          !other.element.contains(one.element) &&
          meet(one.box, other.box)
        )
          faults.add(`${nameOf(one.element)} lies on ${nameOf(other.element)} in a card`);
    });
  }
  for (const element of stage.querySelectorAll('*')) {
    if (element instanceof SVGElement || isUnseen(element) || !isSeen(element)) continue;
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isWide = element.scrollWidth > element.clientWidth + 1;
    if (isWide && /auto|scroll/.test(overflowX)) faults.add(`${nameOf(element)} scrolls sideways`);
    if (isWide && textOverflow === 'ellipsis') faults.add(`${nameOf(element)} is shortened`);
  }
  // A row that broke leaves no button over for a line of its own.
  for (const row of stage.querySelectorAll('.verbs, .result .row, .over')) {
    const buttons = [...row.querySelectorAll(':scope > .button')].filter(isSeen);
    const lines = Map.groupBy(buttons, (button) => Math.round(boxOf(button).top / 10));
    const last = [...lines.values()].at(-1) ?? [];
    const most = Math.max(0, ...[...lines.values()].map(({ length }) => length));
    if (last.length === 1 && most > 2 && last[0]) faults.add(`${nameOf(last[0])} is left alone`);
  }
  // A short name is not broken within a word.
  for (const name of stage.querySelectorAll('.panel h2:not(.long), .mat h2:not(.long)')) {
    const text = name.querySelector('span')?.firstChild;
    for (const { index, 0: word } of (text?.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(/** @type {Node} */ (text), index);
      range.setEnd(/** @type {Node} */ (text), index + word.length);
      if (isSeen(name) && range.getClientRects().length > 1) faults.add(`"${word}" is broken`);
    }
  }
  // A finger finds its place on a slider.
  for (const slider of stage.querySelectorAll('input[type="range"]')) {
    const { width } = boxOf(slider);
    if (isSeen(slider) && width < 150) faults.add(`a slider is only ${Math.round(width)} wide`);
  }
  // The log shows what happened last, or what is shown again.
  for (const log of stage.querySelectorAll('[data-log]:not(:has([aria-current]))')) {
    const below = log.scrollHeight - log.clientHeight - log.scrollTop;
    if (isSeen(log) && below > SLACK + 1) faults.add(`the log has ${Math.round(below)} more below`);
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    faults.add(`the page scrolls by ${scrollWidth - innerWidth}, ${scrollHeight - innerHeight}`);

  if (sheet) {
    const box = boxOf(sheet);
    for (const space of spaces)
      if (meet(box, space.box)) faults.add(`the sheet lies on ${nameOf(space.element)}`);
    for (const control of controls)
      if (!sheet.contains(control) && meet(box, shownOf(control)))
        faults.add(`the sheet lies on ${nameOf(control)}`);
    const closing = sheet.querySelector('header button');
    if (!closing || sticksOut(boxOf(closing), windowBox).down) faults.add('it cannot be closed');
    const out = sticksOut(box, windowBox);
    if (out.across || out.down) faults.add('the sheet leaves the window');
    const list = sheet.querySelector('.list');
    if (list && list.scrollHeight > list.clientHeight + 1 && list.clientHeight < 80)
      faults.add(`the sheet shows only ${list.clientHeight} of ${list.scrollHeight}`);
  }
  // The board is no smaller than it can be played on.
  const board = stage.querySelector('svg[data-game]');
  if (board) {
    const { width, height } = boxOf(board);
    const least = Math.min(innerWidth, innerHeight) / 2;
    if (Math.min(width, height) < least)
      faults.add(`the board is only ${Math.round(width)}×${Math.round(height)}`);
  }
  return [...faults];
}

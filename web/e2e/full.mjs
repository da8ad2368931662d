/** A table with as much on it as there can be: long names, high numbers, every action. */

import { myTurn } from './players.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * Starts a game with people of these names and shows it to the first of them. The others are
 * played by bots; what the server tells of the position is filled up where many play, and has one
 * bonus more where two do.
 * @param {Page} page
 * @param {string} url
 * @param {{ game: string, players: number, names: string[], bot?: string }} wish
 */
export async function fullTable(page, url, { game, players, names, bot = 'random' }) {
  const fill = players > 2 ? filled : withBonus;
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(JSON.stringify(fill(JSON.parse(String(text)))));
    });
  });
  const headers = { Origin: url };
  const nonce = 'ab'.repeat(16);
  const { request } = page.context();
  const ask = async (
    /** @type {import('playwright-core').APIRequestContext} */ who,
    /** @type {string} */ what,
    /** @type {object} */ data,
  ) => (await who.post(`${url}/api/${what}`, { data, headers })).json();

  const seats = Array.from({ length: players }, (_, i) => {
    if (i === 0) return { kind: 'here', name: names[0] };
    return names[i] ? { kind: 'open' } : { kind: 'bot', bot };
  });
  const { table, invite } = await ask(request, 'tables', { game, seats, hints: true });
  /** @type {import('playwright-core').BrowserContext[]} */
  const guests = [];
  for (const [seat, name] of [...names.entries()].slice(1)) {
    const guest = await /** @type {import('playwright-core').Browser} */ (
      page.context().browser()
    ).newContext();
    await ask(guest.request, `invites/${invite}/join`, { seat, name, nonce });
    guests.push(guest);
  }
  await ask(request, `tables/${table}/start`, { nonces: { 0: nonce } });
  for (const [i, guest] of guests.entries()) {
    await ask(guest.request, `tables/${table}/seats/${i + 1}/hand`, { bot });
    await guest.close();
  }
  await page.goto(`${url}/#/table/${table}`);
  await myTurn(page);
}

const TOKENS = ['uranium', 'titanium', 'diamond', 'alien', 'niobium', 'xanium'];

/** @param {any} message */
function withBonus(message) {
  const { view, yours } = message;
  if (view?.game !== 'dig_mars' || view.phase !== 'playing' || !yours) return message;
  view.bonuses.inspect = 1;
  message.legal.push('inspect a1');
  return message;
}

/** @param {any} message */
function filled(message) {
  const { view } = message;
  if (!view) return message;
  if (view.game === 'dig_mars' && view.phase === 'playing') {
    for (const seat of view.seats)
      Object.assign(seat, {
        digging: 4,
        carrying: 4,
        fleet: 4,
        fortune: seat.fortune === null ? null : 38,
      });
    view.bonuses = { extra_dig: 0, extra_carry: 0, inspect: 2, relocate: 1 };
    if (message.yours) message.legal.push('declare', 'inspect a1', 'relocate blue a1 a2');
  }
  if (view.game === 'undermining' && view.seats[0].at !== null) {
    for (const seat of view.seats)
      Object.assign(seat, {
        batteries: 8,
        bays: 6,
        cargo: TOKENS,
        warehouse: { uranium: 12, titanium: 10, diamond: 11, niobium: 14, xanium: 10 },
        equipment: { drill: 1, thruster: 1, bay: 1, reactor: 1 },
        tech: Array.isArray(seat.tech) ? ['recall', 'hack'] : 2,
      });
    view.scores = view.scores.map((/** @type {number} */ _, /** @type {number} */ i) => 98 + i);
    if (message.yours) message.legal.push('boost', 'tech overdrive', 'swap uranium titanium');
  }
  return message;
}

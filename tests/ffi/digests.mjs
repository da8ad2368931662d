// What tests/ffi/carriers.py does with a library, done with a WebAssembly module:
//     node digests.mjs games MODULE TABLE FIRST COUNT
//     node digests.mjs moves MODULE TABLE SEED
//     node digests.mjs search MODULE TABLE SEED MOVES ITERATIONS, with the network beside the module
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PAGE = 65536;
const [what, path, ...numbers] = process.argv.slice(2);
const [table, ...rest] = numbers.map(Number);
const { instance } = await WebAssembly.instantiate(readFileSync(path));
const digsite = instance.exports;

let free = digsite.__heap_base.value;
function room(bytes) {
  const start = Math.ceil(free / 16) * 16;
  free = start + Number(bytes);
  const missing = free - digsite.memory.buffer.byteLength;
  if (missing > 0) digsite.memory.grow(Math.ceil(missing / PAGE));
  return start;
}

const size = Number(digsite.digsite_game_bytes());
const game = room(size);
const seen = room(size);
const legal = room(digsite.digsite_actions() * 4n);

function bytes(start, count) {
  return new Uint8Array(digsite.memory.buffer, start, count);
}

function* moves(seed) {
  let chance = seed >>> 0;
  digsite.digsite_new_game(game, BigInt(table), -1n, seed, 0, 0);
  yield;
  while (digsite.digsite_ending(game) === 0n) {
    const count = Number(digsite.digsite_legal_actions(game, legal));
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    const action = new Int32Array(digsite.memory.buffer, legal, count)[(chance >>> 16) % count];
    if (digsite.digsite_play(game, BigInt(action)) !== 0n) process.exit(1);
    yield;
  }
}

function digest(start, count) {
  return createHash('sha256').update(bytes(start, count)).digest('hex');
}

if (what === 'games') {
  const [first, count] = rest;
  for (let seed = first; seed < first + count; seed++) {
    const hash = createHash('sha256');
    let made = -1;
    for (const _ of moves(seed)) {
      hash.update(bytes(game, size));
      made++;
    }
    console.log(`${hash.digest('hex')} ${made}`);
  }
} else if (what === 'moves') {
  const [seed] = rest;
  for (const _ of moves(seed)) console.log(digest(game, size));
} else {
  const [seed, after, iterations] = rest;
  const size_of_search = Number(digsite.digsite_search_bytes());
  const search = room(size_of_search);
  const network = readFileSync(path.replace('.wasm', '.network.bin'));
  const place = room(network.length);
  bytes(place, network.length).set(network);
  digsite.digsite_use_network(search, place, BigInt(network.length));
  let made = 0;
  for (const _ of moves(seed)) if (made++ === after) break;
  digsite.digsite_view(game, digsite.digsite_seat(game), seen);
  const action = digsite.digsite_think(search, seen, BigInt(iterations), seed, 0, 0);
  console.log(`${action} ${digest(search, size_of_search)}`);
}

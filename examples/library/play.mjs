// The same game as play.c, by WebAssembly: seat 0 searches, the others play at random.
//
//     python -m digsite.ffi module build/wasm
//     node examples/library/play.mjs build/wasm/dig_mars.wasm 7 build/wasm/dig_mars.network.bin
import { readFileSync } from 'node:fs';

const ITERATIONS = 200n;
const PAGE = 65536;

const [path, given = '1', networkPath] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path));
const digsite = instance.exports;

// All memory is ours: it begins where the module's own ends, and is zero when it is new.
let free = digsite.__heap_base.value;
function room(bytes) {
  const start = Math.ceil(free / 16) * 16;
  free = start + Number(bytes);
  const missing = free - digsite.memory.buffer.byteLength;
  if (missing > 0) digsite.memory.grow(Math.ceil(missing / PAGE));
  return start;
}
function text(start) {
  const bytes = new Uint8Array(digsite.memory.buffer, start);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
}

let chance = Number(given) >>> 0;
function next() {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return chance >>> 16;
}

const seed = Number(given) >>> 0;
const game = room(digsite.digsite_game_bytes());
const seen = room(digsite.digsite_game_bytes());
const search = room(digsite.digsite_search_bytes());
const legal = room(digsite.digsite_actions() * 4n);

if (networkPath !== undefined) {
  const network = readFileSync(networkPath);
  const place = room(network.length);
  new Uint8Array(digsite.memory.buffer).set(network, place);
  if (digsite.digsite_use_network(search, place, BigInt(network.length)) !== 0n) process.exit(1);
}

digsite.digsite_new_game(game, 0n, -1n, seed, 0, 0);
console.log(`${text(digsite.digsite_name())}, ${text(digsite.digsite_table(0n))}`);
for (let move = 1; digsite.digsite_ending(game) === 0n; move++) {
  const seat = digsite.digsite_seat(game);
  let action;
  if (seat === 0n) {
    // A search sees what its seat sees.
    digsite.digsite_view(game, seat, seen);
    action = digsite.digsite_think(search, seen, ITERATIONS, seed, move, 0);
  } else {
    const count = Number(digsite.digsite_legal_actions(game, legal));
    action = BigInt(new Int32Array(digsite.memory.buffer, legal, count)[next() % count]);
  }
  console.log(`${seat} ${text(digsite.digsite_action(action))}`);
  if (digsite.digsite_play(game, action) !== 0n) process.exit(1);
}
for (let seat = 0n; seat < digsite.digsite_players(game); seat++) {
  const won = digsite.digsite_has_won(game, seat) === 1n ? ', won' : '';
  console.log(`seat ${seat}: ${digsite.digsite_score(game, seat)}${won}`);
}

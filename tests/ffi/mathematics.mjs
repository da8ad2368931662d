// The results of `reckon` for the numbers of a file, as WebAssembly gives them, to a file.
import { readFileSync, writeFileSync } from "node:fs";

const [module, given, found] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(module));
const c = instance.exports;
const numbers = readFileSync(given);
const count = BigInt(numbers.length / 8 / 2);
const start = (c.__heap_base.value + 7) & ~7;
const missing = start + 3 * numbers.length - c.memory.buffer.byteLength;
if (missing > 0) c.memory.grow(Math.ceil(missing / 65536));
const bytes = new Uint8Array(c.memory.buffer);
bytes.set(numbers, start);
const exponents = start + numbers.length / 2;
const results = start + numbers.length;
c.digsite_reckon(start, count, exponents, count, results, count, 4n);
writeFileSync(found, bytes.subarray(results, results + Number(count) * 4 * 8));

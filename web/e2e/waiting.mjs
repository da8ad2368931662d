/** Waiting for something to happen, with a limit far beyond need, and never in silence. */

import assert from 'node:assert/strict';

/** Milliseconds after which anything is given up; nothing takes so long, however busy the machine. */
export const PATIENCE = Number(process.env.PATIENCE ?? 300_000);

/** Waits for what no page shows. */
export async function waitUntil(
  /** @type {string} */ what,
  /** @type {() => Promise<boolean>} */ isSo,
) {
  const limit = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > limit) assert.fail(`waited ${PATIENCE / 1000} s in vain: ${what}`);
    await new Promise((go) => setTimeout(go, 100));
  }
}

/** Debian's Chromium, quiet and without a network life of its own. */

import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The engine alone is preferred: a Chromium with windows spends as much on these as on small pages. */
const ENGINE = '/usr/bin/chromium-headless-shell';
const WHOLE = '/usr/bin/chromium';

export function launch() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? (existsSync(ENGINE) ? ENGINE : WHOLE),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

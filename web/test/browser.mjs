/* browser.mjs - Debian's Chromium, without a window: the build that has none, or where only the other is installed, that one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/* The first needs a quarter less time: it has no user interface of its own to keep up. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/* By a name that is not the machine's own a page comes as it comes to a friend in the same room: without https, and so without
 * what browsers keep for https. */
export const elsewhere = 'den.test';

/* No page lives long enough here for the optimising compiler to pay, nor for a collector of its own. */
const brief = '--js-flags=--no-opt --max-semi-space-size=32 --single-threaded-gc';

export const launch = () =>
  chromium.launch({
    executablePath: programs.find((path) => existsSync(path)) ?? programs[0],
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio', `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`, brief, '--font-render-hinting=none'], // letters as wide in both
    timeout: 180_000, // beside other suites on a small machine
  });

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
export const slim = { width: 320, height: 640 }; // the narrowest phone in use: nothing may need more

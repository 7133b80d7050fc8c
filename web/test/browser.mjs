/* browser.mjs - Debian's Chromium, without a window: the build that has none, or where only the other is installed, that one. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/* The first needs a quarter less time: it has no user interface of its own to keep up. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const launch = () =>
  chromium.launch({
    executablePath: programs.find((path) => existsSync(path)) ?? programs[0],
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio', '--font-render-hinting=none'], // letters as wide in both
    timeout: 180_000, // beside other suites on a small machine
  });

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

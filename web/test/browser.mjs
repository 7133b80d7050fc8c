/* browser.mjs - Debian's Chromium, without a window. */
import { chromium } from 'playwright-core';

export const launch = () =>
  chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--mute-audio'],
    timeout: 180_000, // beside other suites on a small machine
  });

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

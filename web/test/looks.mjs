/* looks.mjs - whether a screen is as it should be, in both sizes, languages and themes: nothing cut, nothing outside, nothing
 * covered that can be touched, nothing that axe-core finds.
 *
 * Themes only change colours, and languages only words: plain pages are looked at in all four pairs of them, tables in
 * two pairs in which both languages and both themes occur. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { desk, phone, slim } from './browser.mjs';
import { axe, covered, deskScrolls, overflow } from './checks.mjs';

const shots = process.env.OCHRE_SHOTS ?? null; // a directory for pictures, to be looked at
if (shots !== null) mkdirSync(shots, { recursive: true });

export const straight = [{ lang: 'en', theme: 'light' }, { lang: 'ru', theme: 'fire' }];
export const crossed = [{ lang: 'ru', theme: 'light' }, { lang: 'en', theme: 'fire' }];

/* Everything that is wrong, screen by screen, so that one run tells all of it. */
async function examine(page, name, found, look) {
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null); // what comes by another way than the page
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  if (shots !== null) await page.screenshot({ path: join(shots, `${name}.png`) });
  const wrong = [...(await overflow(page)), ...(await covered(page))];
  if (await deskScrolls(page)) wrong.push('the table scrolls');
  if (look !== null) wrong.push(...(await axe(page, look)));
  found.push(...wrong.map((line) => `${name}: ${line}`));
}

/* Another tab of the same person changes the settings; the page follows without being left. */
async function restyle(person, change) {
  if (person.tab === undefined) {
    person.tab = await person.context.newPage();
    await person.tab.goto(`${person.address}/nothing`);
    await person.page.bringToFront(); // a page in the background draws once a second
  }
  await person.tab.evaluate((values) => {
    const kept = JSON.parse(localStorage.getItem('ochre-settings'));
    localStorage.setItem('ochre-settings', JSON.stringify({ ...kept, ...values }));
  }, change);
  await person.page.waitForFunction(
    ({ lang, theme }) => document.documentElement.lang === lang && document.documentElement.dataset.theme === theme,
    change,
  );
}

/* One page as it stands, in each of the pairs. Of the first, axe-core sees all that is `within` (null: nothing); of the second, with
 * the other theme, the colours; in further pairs nothing is new to it. */
export async function inPairs(person, name, found, pairs, within = 'html') {
  const looks = within === null ? [] : [{ within }, { within, rules: ['color-contrast'] }];
  for (const [i, pair] of pairs.entries()) {
    await restyle(person, pair);
    await examine(person.page, `${name}-${pair.lang}-${pair.theme}`, found, looks[i] ?? null);
  }
}

/* A phone held across, a tablet upright, half a screen, a small screen, the smallest desk, a small phone, a slim one. */
const windows = { across: [844, 390], tablet: [820, 1180], half: [960, 1040], small: [1024, 768], least: [1101, 760], handy: [360, 640], slim: [slim.width, slim.height] };

/* The table as it stands in windows between a phone's and a desk's; colours and roles are those of either. */
export async function tableInWindows(person, name, found, pairs) {
  for (const [window, [width, height]] of Object.entries(windows)) {
    await person.page.setViewportSize({ width, height });
    await person.page.waitForSelector(width > 1100 ? '.table.desk' : width > height ? '.table.phone.wide' : '.table.phone.tall');
    await inPairs(person, `${name}-${window}`, found, pairs, null);
  }
}

/* The table as it stands, on the desk and in the panes of a phone. Beside the board, axe-core sees of a pane only that pane. */
export async function tableInSizes(person, name, found, { pairs, panes = ['board', 'me', 'others', 'log'], within = 'html' }) {
  const { page } = person;
  await page.setViewportSize(desk);
  await page.waitForSelector('.table.desk');
  await inPairs(person, `${name}-desk`, found, pairs, within);
  await page.setViewportSize(phone);
  await page.waitForSelector('.table.phone');
  for (const pane of panes) {
    if ((await page.locator(`[data-tab="${pane}"].on`).count()) === 0) await page.click(`[data-tab="${pane}"]`); // lets go of what is chosen
    await page.waitForSelector(`[data-tab="${pane}"].on`);
    await inPairs(person, `${name}-phone-${pane}`, found, pairs, pane === 'board' ? within : `[data-pane="${pane}"]`);
  }
}

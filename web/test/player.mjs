/* player.mjs - plays at a table in a page as a person would who knows nothing: by touching what glows.
 *
 * The loop runs inside the page, with clicks on the elements themselves, and never looks at the
 * client's state behind them. It is driven by what changes in the page, not by a clock. It stops when the result lies
 * on the table, or after a number of decisions.
 *
 * Meanwhile the page is laid out as ever, but clipped to nothing: painting takes half of the time, and nobody is looking. */

/* Until it is left, or played in by the functions below. */
export const leaveUnpainted = (page) => page.evaluate(() => void (document.documentElement.style.clipPath = 'inset(100%)'));

/* Runs in the page. */
function playInPage({ seed, limit, decisions }) {
  let state = seed >>> 0;
  const roll = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const one = (list) => list[roll(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
  const there = (selector) => document.querySelector(selector) !== null;
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const version = () => document.querySelector('.table')?.getAttribute('data-version');
  const end = Date.now() + limit;

  /* Resolves when the page has come to it, or when nothing can come any more: `most` ms. */
  const until = (test, most) =>
    new Promise((resolve) => {
      if (test()) return resolve();
      const watch = new MutationObserver(() => test() && done());
      const timer = setTimeout(() => done(), most);
      const done = () => {
        watch.disconnect();
        clearTimeout(timer);
        resolve();
      };
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  /* One decision: something that glows, one of its small choices, then the main button or a way out. */
  const decide = async () => {
    const before = version();
    const settled = () => version() !== before || !there('.bar.ready');
    const keeps = all('.bar .button.keep');
    if (keeps.length > 0 && roll(4) === 0) press(one(keeps));
    else {
      const targets = all('.target.can');
      if (targets.length > 0) press(one(targets));
      await Promise.race([until(() => settled() || there('.bar .button.main'), 1000), frame()]);
      const row = all('.bar .row button');
      if (!settled() && row.length > 0) press(one(row));
      await Promise.race([until(() => settled() || there('.bar .button.main'), 1000), frame()]);
      const main = all('.bar .button.main');
      const out = all('.bar .button.keep');
      if (!settled() && main.length > 0) press(main[0]);
      else if (!settled() && out.length > 0) press(one(out));
    }
    await Promise.race([until(settled, 1000), frame()]); // the touch may have been none that ends a decision
  };

  const { style } = document.documentElement;
  style.clipPath = 'inset(100%)';
  return (async () => {
    for (let made = 0; ; made++) {
      if (made >= decisions) return { over: there('.result-box'), made };
      await until(() => there('.result-box') || there('.curtain button') || there('.bar.ready'), end - Date.now());
      if (there('.result-box')) return { over: true, made };
      if (Date.now() > end) return { over: false, made, late: true, bar: document.querySelector('.bar')?.textContent ?? '' };
      if (there('.curtain button')) document.querySelector('.curtain button').click();
      else await decide();
    }
  })().finally(() => style.removeProperty('clip-path'));
}

/* Until the game is over; throws when it is not over in time. */
export async function playToEnd(page, { seed = 1, limit = 600_000 } = {}) {
  const end = await page.evaluate(playInPage, { seed, limit, decisions: 1e9 });
  if (!end.over) throw new Error(`not over after ${limit} ms and ${end.made} decisions; the bar says: ${end.bar}`);
  return end.made;
}

/* A number of decisions; returns whether the game came to its end before. */
export async function playSome(page, decisions, { seed = 1, limit = 300_000 } = {}) {
  const end = await page.evaluate(playInPage, { seed, limit, decisions });
  if (end.late) throw new Error(`only ${end.made} of ${decisions} decisions in ${limit} ms; the bar says: ${end.bar}`);
  return end.over;
}

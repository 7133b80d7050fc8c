/* player.mjs - plays at a table in a page as a person would who knows nothing: by touching what glows.
 *
 * The loop runs inside the page, with clicks on the elements themselves, and never looks at the
 * client's state behind them. It stops when the result lies on the table, or after a number of decisions. */

/* Runs in the page. */
function playInPage({ seed, limit, decisions }) {
  let state = seed >>> 0;
  const roll = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * n);
  };
  const one = (list) => list[roll(list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length > 0);
  const press = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  const version = () => document.querySelector('.table')?.getAttribute('data-version');

  /* One decision: something that glows, one of its small choices, then the main button or a way out. */
  const decide = () => {
    const before = version();
    const settled = () => version() !== before || document.querySelector('.bar.ready') === null;
    const keeps = all('.bar .button.keep');
    if (keeps.length > 0 && roll(4) === 0) return press(one(keeps));
    const targets = all('.target.can');
    if (targets.length > 0) press(one(targets));
    if (settled()) return true;
    return new Promise((resolve) =>
      setTimeout(() => {
        const row = all('.bar .row button');
        if (!settled() && row.length > 0) press(one(row));
        setTimeout(() => {
          const main = all('.bar .button.main');
          const out = all('.bar .button.keep');
          if (!settled() && main.length > 0) press(main[0]);
          else if (!settled() && out.length > 0) press(one(out));
          resolve(true);
        }, 8);
      }, 8),
    );
  };

  return new Promise((resolve) => {
    const until = Date.now() + limit;
    let made = 0;
    const turn = async () => {
      const curtain = document.querySelector('.curtain button');
      if (document.querySelector('.result-box') !== null) return resolve({ over: true, made });
      if (made >= decisions) return resolve({ over: false, made });
      if (Date.now() > until) return resolve({ over: false, made, late: true, bar: document.querySelector('.bar')?.textContent ?? '' });
      if (curtain !== null) curtain.click();
      else if (document.querySelector('.bar.ready') !== null) {
        await decide();
        made++;
      }
      setTimeout(turn, 12);
    };
    void turn();
  });
}

/* Until the game is over; throws when it is not over in time. */
export async function playToEnd(page, { seed = 1, limit = 240_000 } = {}) {
  const end = await page.evaluate(playInPage, { seed, limit, decisions: 1e9 });
  if (!end.over) throw new Error(`not over after ${limit} ms and ${end.made} decisions; the bar says: ${end.bar}`);
  return end.made;
}

/* A number of decisions; returns whether the game came to its end before. */
export async function playSome(page, decisions, { seed = 1, limit = 60_000 } = {}) {
  const end = await page.evaluate(playInPage, { seed, limit, decisions });
  if (end.late) throw new Error(`only ${end.made} of ${decisions} decisions in ${limit} ms; the bar says: ${end.bar}`);
  return end.over;
}

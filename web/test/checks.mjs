/* checks.mjs - what must hold on every screen: nothing leaves its frame, no text is cut, whatever can be touched lies open to
 * the touch, axe-core has no complaint. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/* What axe-core finds within the elements of a selector: by all its rules, or by those that are named. */
export async function axe(page, { within = 'html', rules = null } = {}) {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axeSource); // through the debugger, as the page's own policy forbids foreign scripts
  const { violations } = await page.evaluate(
    (options) => globalThis.axe.run(options.within, { resultTypes: ['violations'], preload: false, ...(options.rules === null ? {} : { runOnly: options.rules }) }),
    { within, rules },
  );
  return violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)} (${node.failureSummary?.split('\n')[1]?.trim() ?? ''})`));
}

/* Runs in the page. Scrolling within a frame that is made for it is no overflow. */
function findOverflow() {
  const out = [];
  const name = (node) => `${node.tagName.toLowerCase()}.${[...(node.classList ?? [])].join('.')} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  const scrolls = (node) => {
    for (let up = node; up !== null && up instanceof Element; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
      if (up.classList.contains('unseen') || up.classList.contains('panes')) return true;
    }
    return false;
  };
  const shown = (node) => node.getClientRects().length > 0 && getComputedStyle(node).visibility !== 'hidden';
  if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const node of document.querySelectorAll('body *')) {
    if (!shown(node) || node.closest('.unseen, .sheet, dialog:not([open])') !== null) continue;
    const box = node.getBoundingClientRect();
    if (node instanceof SVGElement) {
      if (node instanceof SVGTextElement) checkSvgText(node, box);
      continue;
    }
    if (node instanceof HTMLInputElement) continue; // its text scrolls by nature
    const style = getComputedStyle(node);
    if (style.clipPath === 'inset(50%)') continue; // for screen readers alone
    const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
    if (clips && !node.matches('.panes, .hero, .table') && node.scrollWidth > node.clientWidth + 1 && !/auto|scroll/.test(style.overflowX)) {
      out.push(`cut: ${name(node)} ${node.scrollWidth} > ${node.clientWidth}`);
    }
    if (style.overflowY === 'hidden' && !node.matches('.panes, .hero, .table, .pane') && node.clientHeight > 0 && node.scrollHeight > node.clientHeight + 2) {
      out.push(`cut below: ${name(node)} ${node.scrollHeight} > ${node.clientHeight}`);
    }
    const leaf = node.childElementCount === 0 && (node.textContent ?? '').trim() !== '';
    if (leaf && !scrolls(node) && (box.left < -1 || box.right > innerWidth + 1)) out.push(`outside: ${name(node)} ${box.left}..${box.right}`);
  }
  return out;

  /* Text on a board must stay on the board. */
  function checkSvgText(node, box) {
    const svg = node.ownerSVGElement;
    if (svg === null || (node.textContent ?? '').trim() === '') return;
    let top = svg;
    while (top.ownerSVGElement !== null && top.ownerSVGElement !== undefined) top = top.ownerSVGElement;
    const frame = top.getBoundingClientRect();
    if (frame.width < 40 || box.width === 0) return;
    if (box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2) {
      out.push(`off the board: text "${(node.textContent ?? '').trim().slice(0, 40)}"`);
    }
  }
}

export const overflow = (page) => page.evaluate(findOverflow);

/* Runs in the page. A control must be what a finger meets in its middle; a thing that glows must be met somewhere. What is
 * scrolled out of its frame does not count, and under an open dialog only the dialog does. */
function findCovered() {
  const out = [];
  const dialogs = [...document.querySelectorAll('dialog[open], .curtain')];
  const root = dialogs.at(-1) ?? document.body;
  const size = ({ width, height }) => width * height;
  const largest = (node) => [...node.getClientRects()].sort((a, b) => size(b) - size(a))[0]; // a link may run on in the next line
  const seenThrough = (node) => {
    let { left, top, right, bottom } = largest(node);
    for (let up = node.parentElement; up !== null; up = up.parentElement) {
      if (!/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflow)) continue;
      const frame = up.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, frame.left), Math.max(top, frame.top), Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(innerWidth, right), bottom: Math.min(innerHeight, bottom) };
  };
  const meets = (node, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.closest('label')?.contains(node) === true);
  };
  const name = (node) => `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''} ${node.getAttribute('data-target') ?? ''} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  const grid = [0.5, 0.3, 0.7, 0.1, 0.9];
  for (const node of root.querySelectorAll('button, a[href], select, input, .target.can')) {
    if (node.closest('.unseen') !== null || !node.checkVisibility({ visibilityProperty: true })) continue;
    const whole = largest(node);
    if (whole === undefined) continue;
    const open = seenThrough(node);
    const [width, height] = [open.right - open.left, open.bottom - open.top];
    if (width < 2 || height < 2 || width * height < size(whole) / 2) continue; // scrolled away
    const spots = node.matches('.target.can') ? grid.flatMap((x) => grid.map((y) => [x, y])) : [[0.5, 0.5]];
    if (!spots.some(([x, y]) => meets(node, open.left + width * x, open.top + height * y))) out.push(`covered: ${name(node)}`);
  }
  /* A grip lies over what is touched, and is not to be seen. */
  for (const grip of document.querySelectorAll('rect.grip'))
    if (getComputedStyle(grip).fill !== 'none') out.push(`painted over: ${name(grip.parentElement)}`);
  return out;
}

export const covered = (page) => page.evaluate(findCovered);

/* On the desk nothing but the lists of log and chat scrolls. */
export const deskScrolls = (page) =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 && document.querySelector('.table') !== null);

/* checks.mjs - what must hold on every screen: nothing overlaps its frame, no text is cut, axe-core has no complaint. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function axe(page) {
  await page.evaluate(axeSource); // through the debugger, as the page's own policy forbids foreign scripts
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
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

/* On the desk nothing but the lists of log and chat scrolls. */
export const deskScrolls = (page) =>
  page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 && document.querySelector('.table') !== null);

/* more.ts - what goes on below its frame says so: the class "more" draws an arrow, "more-glows" a glowing one, where something to
 * touch lies wholly down there. */
import { useEffect } from 'preact/hooks';

const hint = 8; // px: less is only an edge

const glowsBelow = (frame: HTMLElement): boolean => {
  const end = frame.getBoundingClientRect().bottom - hint;
  return [...frame.querySelectorAll('.target.can')].some((thing) => thing.getBoundingClientRect().top > end);
};

export function useMore(frame: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    const mark = (): void => {
      const isMore = current.scrollHeight - current.clientHeight - current.scrollTop > hint;
      current.classList.toggle('more', isMore);
      current.classList.toggle('more-glows', isMore && glowsBelow(current));
      if (current.scrollHeight > current.clientHeight + 1) current.tabIndex = 0; // keys can scroll it
      else current.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(mark); // when the page has been laid out anyway, and not before
    for (const box of [current, ...current.children]) watch.observe(box);
    current.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      current.removeEventListener('scroll', mark);
    };
  });
}

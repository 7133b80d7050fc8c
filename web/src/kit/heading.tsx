/* heading.tsx - the title of a page.
 *
 * Pages come without a reload, of which screen readers tell nothing: so the title of a new page takes the focus, which the link
 * that led here took away with it. It never takes it from what has it, nor on the page that the browser itself has loaded. */
import { createContext, type ComponentChildren, type JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';

export const HasMoved = createContext(false); // from the page that was loaded to another

export function Heading(props: { class?: string; children: ComponentChildren }): JSX.Element {
  const hasMoved = useContext(HasMoved);
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (hasMoved && document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={title} class={props.class} tabIndex={-1}>
      {props.children}
    </h1>
  );
}

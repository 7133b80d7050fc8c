/* header.tsx - the strip above every plain page: the way home, and what is everywhere; and the page's name in the tab. */
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Nav } from '../home/view';

/* A lobby names itself as the table that it will be: no title here. */
export function Header(props: { title?: string }): JSX.Element {
  const { title } = props;
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Ochre`;
  }, [title]);
  return (
    <header class="strip-top">
      <a class="logo" href="/">
        Ochre
      </a>
      <Nav />
    </header>
  );
}

/* header.tsx - the strip above every plain page: the way home, and what is everywhere. */
import type { JSX } from 'preact';
import { Nav } from '../home/view';

export function Header(): JSX.Element {
  return (
    <header class="strip-top">
      <a class="logo" href="/">
        Ochre
      </a>
      <Nav />
    </header>
  );
}

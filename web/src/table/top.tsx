/* top.tsx - the bar above the table: where we are, which phase, what the clock and the line say. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Heading } from '../kit/heading';
import { Icon } from '../kit/symbols';
import { shortTitleOf, titleOf } from '../games/titles';
import { useNarrow } from '../kit/narrow';
import type { TableCtrl } from './ctrl';
import type { Slots } from './view';
import { tw } from './words';

/* Arrows go through the lines of the menu, not over the board behind it. */
function stepInMenu(event: KeyboardEvent): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = lines.findIndex((line) => line === document.activeElement);
  lines[(at + by + lines.length) % lines.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

/* The menu goes with a click anywhere else, or with Esc, which gives the focus back. */
function Menu(props: { label: string; children: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return (
    <div ref={box} onKeyDown={open ? stepInMenu : undefined}>
      <button type="button" class="square" aria-label={props.label} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon id="menu" size={20} />
      </button>
      {open && (
        <div class="menu" onClick={() => setOpen(false)}>
          {props.children}
        </div>
      )}
    </div>
  );
}

export function TopBar(props: { ctrl: TableCtrl; slots: Slots }): JSX.Element {
  const { ctrl, slots } = props;
  const { lang } = ctrl;
  const play = ctrl.drawn;
  const phases = play === null ? null : ctrl.ui.phases(play.view, lang);
  const narrow = useNarrow();
  return (
    <header class="top">
      <a class="logo" href="/" title={tw.home[lang]}>
        <Icon id="hand" size={24} />
        <span>Ochre</span>
      </a>
      <Heading>{(narrow ? shortTitleOf : titleOf)(ctrl.table.game)[lang]}</Heading>
      {phases !== null && (
        <div class="where">
          {phases.round !== '' && <b class="round">{phases.round}</b>}
          <ol class="phases" aria-label={tw.phases[lang]}>
            {phases.names.map((name, i) => (
              <li key={name} class={i === phases.now ? 'on' : ''} aria-current={i === phases.now ? 'step' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        </div>
      )}
      <span class="fill" />
      {slots.state}
      {slots.menu !== undefined && <Menu label={tw.menu[lang]}>{slots.menu}</Menu>}
    </header>
  );
}

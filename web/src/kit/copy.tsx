/* copy.tsx - a button that copies an address and says so.
 *
 * The browser's clipboard is there only over https and on the machine itself; elsewhere a field is marked and copied as by
 * hand. Where that is forbidden, too, the field stays and can be copied by the reader. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../games/game';
import { settings } from '../settings/ctrl';
import { Icon } from './symbols';
import { w } from './words';

const saidFor = 4000; // ms

/* The field stands beside the button: within an open box nothing outside of it can be marked. */
function copyMarked(text: string, beside: Element): boolean {
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  beside.after(field);
  const focused = document.activeElement;
  field.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    // not here, either
  }
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

async function copyText(text: string, beside: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text, beside);
  }
}

interface CopyProps {
  readonly link: string;
  readonly says: Words;
  readonly class?: string;
  readonly hasField?: boolean; // the link can be read beside it already
}

export function CopyLink(props: CopyProps): JSX.Element {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('ready'), saidFor);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => field.current?.select(), [state]);
  const copy = async (event: MouseEvent): Promise<void> => {
    event.stopPropagation(); // a menu stays open, so that the answer can be read
    const button = event.currentTarget;
    if (button instanceof Element) setState((await copyText(props.link, button)) ? 'copied' : 'refused');
  };
  if (state === 'refused' && props.hasField !== true)
    return (
      <input
        ref={field}
        class="by-hand"
        readOnly
        value={props.link}
        aria-label={settings.say(w('The link, to be copied by hand', 'Ссылка, скопируйте её сами'))}
        onClick={(event) => event.stopPropagation()}
      />
    );
  const words = state === 'copied' ? w('Link copied', 'Ссылка скопирована') : state === 'refused' ? w('Copy it by hand', 'Скопируйте сами') : props.says;
  return (
    <button type="button" class={`copy-link ${props.class ?? ''}`} onClick={(event) => void copy(event)}>
      <Icon id={state === 'copied' ? 'check' : 'link'} size={18} />
      <span aria-live="polite">{settings.say(words)}</span>
    </button>
  );
}

/* dialog.tsx - a box above the page, with the browser's own <dialog>: focus stays inside, Esc closes it.
 *
 * A box may open by itself, while somebody presses Enter at the table: so the title takes the focus, and not a button that
 * the key would press. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './symbols';
import { w } from './words';
import { settings } from '../settings/ctrl';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = box;
    if (current !== null && !current.open) current.showModal();
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${props.class ?? ''}`}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => event.target === box.current && props.onClose()}
    >
      <div class="dialog-body">
        <header>
          <h2 tabIndex={-1} autofocus>
            {props.title}
          </h2>
          <button type="button" class="square" aria-label={settings.say(w('Close', 'Закрыть'))} onClick={props.onClose}>
            <Icon id="cross" size={18} />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}

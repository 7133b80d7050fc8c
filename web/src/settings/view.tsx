/* view.tsx - the settings, as a box over any page. */
import type { JSX } from 'preact';
import type { Words } from '../games/game';
import { Dialog } from '../kit/dialog';
import { Store, useStore } from '../kit/store';
import { w } from '../kit/words';
import { settings, type Values } from './ctrl';

class Door extends Store {
  open = false;
  set(open: boolean): void {
    this.open = open;
    this.changed();
  }
}

const door = new Door();

export const openSettings = (): void => door.set(true);

/* Whoever goes to another page, or back, has done with it. */
export const closeSettings = (): void => void (door.open && door.set(false));

function Choice<K extends keyof Values>(props: { name: K; title: Words; options: readonly (readonly [Values[K], Words])[] }): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{settings.say(props.title)}</legend>
      <div class="segments">
        {props.options.map(([value, label]) => (
          <label key={String(value)} class={settings.values[props.name] === value ? 'on' : ''}>
            <input
              type="radio"
              name={props.name}
              checked={settings.values[props.name] === value}
              onChange={() => settings.set({ [props.name]: value } as Partial<Values>)}
            />
            {settings.say(label)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Switch(props: { name: 'turnSound' | 'sound' | 'auto' | 'confirm'; title: Words; help: Words }): JSX.Element {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={settings.values[props.name]}
        onChange={(event) => settings.set({ [props.name]: event.currentTarget.checked })}
      />
      <span>
        <b>{settings.say(props.title)}</b>
        <small>{settings.say(props.help)}</small>
      </span>
    </label>
  );
}

export function SettingsDialog(): JSX.Element | null {
  useStore(door);
  useStore(settings);
  if (!door.open) return null;
  return (
    <Dialog title={settings.say(w('Settings', 'Настройки'))} onClose={() => door.set(false)}>
      <Choice name="lang" title={w('Language', 'Язык')} options={[['en', w('English', 'English')], ['ru', w('Русский', 'Русский')]]} />
      <Choice
        name="theme"
        title={w('Light', 'Свет')}
        options={[['light', w('Day', 'День')], ['fire', w('Firelight', 'У костра')], ['system', w('As the system', 'Как в системе')]]}
      />
      <Choice
        name="motion"
        title={w('Motion', 'Движение')}
        options={[['full', w('Full', 'Полное')], ['less', w('None', 'Без движения')], ['system', w('As the system', 'Как в системе')]]}
      />
      <Switch
        name="auto"
        title={w('Answer by itself', 'Отвечать самостоятельно')}
        help={w('Where only one thing can be done, it is done, visibly.', 'Если выбора нет, ход делается сам, на виду.')}
      />
      <Switch
        name="confirm"
        title={w('Confirm moves', 'Подтверждать ходы')}
        help={w('The first touch shows what would happen, the second does it.', 'Первое касание показывает, что будет, второе делает ход.')}
      />
      <Switch
        name="turnSound"
        title={w('“Your turn” sound', 'Звук «ваш ход»')}
        help={w('One soft note when it is your turn.', 'Тихая нота, когда наступает ваш ход.')}
      />
      <Switch name="sound" title={w('Other sounds', 'Другие звуки')} help={w('A tap for each move on the table.', 'Стук при каждом ходе на столе.')} />
    </Dialog>
  );
}

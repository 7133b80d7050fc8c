/* view.tsx - the account: a guest plays at once; a name and a password keep the games. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { titleOf } from '../games/titles';
import { Dialog } from '../kit/dialog';
import { Heading } from '../kit/heading';
import { useStore } from '../kit/store';
import { count, w } from '../kit/words';
import { Header } from '../lobby/header';
import { fetchStats, type StatLine } from '../net/api';
import type { Bag } from '../net/protocol';
import type { Words } from '../games/game';
import { troubleWith } from '../net/trouble';
import { settings } from '../settings/ctrl';

interface FieldSpec {
  readonly name: 'name' | 'password' | 'new';
  readonly label: Words;
  readonly type: 'text' | 'password';
  readonly complete: string;
}

const nameField: FieldSpec = { name: 'name', label: w('Name', 'Имя'), type: 'text', complete: 'username' };
const newPassword: FieldSpec = { name: 'password', label: w('Password', 'Пароль'), type: 'password', complete: 'new-password' };
const oldPassword: FieldSpec = { name: 'password', label: w('Password', 'Пароль'), type: 'password', complete: 'current-password' };

const nextPassword: FieldSpec = { name: 'new', label: w('New password', 'Новый пароль'), type: 'password', complete: 'new-password' };

const guestIsLost = w(
  'A guest has no password: nobody can come back to these games. Register first to keep them.',
  'У гостя нет пароля: вернуться к этим играм не сможет никто. Чтобы сохранить их, сначала зарегистрируйтесь.',
);

interface FormProps {
  readonly title: Words;
  readonly help?: Words;
  readonly button: Words;
  readonly fields: readonly FieldSpec[];
  readonly initial?: string;
  readonly lost?: Words; // what cannot be brought back afterwards: it is asked for
  readonly send: (body: Bag) => Promise<void>;
}

function AreYouSure(props: { form: FormProps; act: () => void; close: () => void }): JSX.Element {
  const { title, lost, button } = props.form;
  const act = (): void => {
    props.close();
    props.act();
  };
  return (
    <Dialog title={settings.say(w(`${title.en}?`, `${title.ru}?`))} onClose={props.close}>
      <p>{lost !== undefined && settings.say(lost)}</p>
      <div class="go">
        <button type="button" class="button main" onClick={act}>
          {settings.say(button)}
        </button>
        <button type="button" class="button" onClick={props.close}>
          {settings.say(w('Leave it', 'Не надо'))}
        </button>
      </div>
    </Dialog>
  );
}

function AccountForm(props: FormProps): JSX.Element {
  const [values, setValues] = useState<Record<string, string>>({ name: props.initial ?? '' });
  const [answer, setAnswer] = useState<{ good: boolean; text: string } | null>(null);
  const [asks, setAsks] = useState(false);
  const act = async (): Promise<void> => {
    const body = Object.fromEntries(props.fields.map((field) => [field.name, values[field.name] ?? '']));
    try {
      await props.send(body);
      setAnswer({ good: true, text: settings.say(w('Done.', 'Готово.')) });
    } catch (error) {
      setAnswer({ good: false, text: troubleWith(error)[settings.lang] });
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (props.lost === undefined) void act();
    else setAsks(true);
  };
  return (
    <form class="card" onSubmit={submit}>
      <h2>{settings.say(props.title)}</h2>
      {props.help !== undefined && <p>{settings.say(props.help)}</p>}
      {props.fields.map((field) => (
        <label class="field" key={field.name}>
          <span>{settings.say(field.label)}</span>
          <input
            type={field.type}
            autocomplete={field.complete as 'username'}
            maxLength={field.type === 'text' ? 24 : 128}
            value={values[field.name] ?? ''}
            onInput={(event) => setValues({ ...values, [field.name]: event.currentTarget.value })}
          />
        </label>
      ))}
      <button type="submit" class="button main">
        {settings.say(props.button)}
      </button>
      {answer !== null && (
        <p class={answer.good ? '' : 'trouble'} role={answer.good ? 'status' : 'alert'}>
          {answer.text}
        </p>
      )}
      {asks && <AreYouSure form={props} act={() => void act()} close={() => setAsks(false)} />}
    </form>
  );
}

function Stats(props: { person: number }): JSX.Element | null {
  const [lines, setLines] = useState<readonly StatLine[]>([]);
  useEffect(() => {
    fetchStats(props.person).then(setLines, () => undefined);
  }, [props.person]);
  if (lines.length === 0) return null;
  return (
    <section class="card">
      <h2>{settings.say(w('So far', 'Итоги'))}</h2>
      <ul class="stats">
        {lines.map((line) => (
          <li key={line.game}>
            <b>{titleOf(line.game)[settings.lang]}</b>
            <span>
              {count(line.games, ['game', 'games'], ['игра', 'игры', 'игр'])[settings.lang]},{' '}
              {count(line.firsts, ['win', 'wins'], ['победа', 'победы', 'побед'])[settings.lang]}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/games">{settings.say(w('Finished games', 'Законченные игры'))}</a>
      </p>
    </section>
  );
}

function MutedPeople(): JSX.Element | null {
  const { session } = useApp();
  useStore(session);
  if (session.muted.length === 0) return null;
  return (
    <section class="card">
      <h2>{settings.say(w('Muted', 'Скрытые собеседники'))}</h2>
      <ul class="stats">
        {session.muted.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b>
            <button type="button" class="plain" onClick={() => void session.unmute(one.id)}>
              {settings.say(w('hear again', 'показывать снова'))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AccountPage(): JSX.Element {
  const { session } = useApp();
  useStore(session);
  const { me } = session;
  const send =
    (what: 'guest' | 'register' | 'login' | 'logout' | 'rename' | 'password' | 'delete') =>
    (body: Bag): Promise<void> =>
      session.account(what, body);
  const title = me === null ? settings.say(w('Who are you?', 'Кто вы?')) : me.name;
  return (
    <div class="sheet-page">
      <Header title={title} />
      <main class="page account">
        <Heading>{title}</Heading>
        <div class="cards">
          {me !== null && (
            <AccountForm
              key={`rename-${me.id}`}
              title={w('Your name', 'Ваше имя')}
              button={w('Change', 'Изменить')}
              fields={[nameField]}
              initial={me.name}
              send={send('rename')}
            />
          )}
          {(me === null || me.guest) && (
            <AccountForm
              key={`register-${me?.id ?? 0}`}
              title={w('Register', 'Зарегистрироваться')}
              help={w('Keeps your games, on every device.', 'Сохранит ваши игры на любом устройстве.')}
              button={w('Register', 'Зарегистрироваться')}
              fields={[nameField, newPassword]}
              initial={me?.name ?? ''}
              send={send('register')}
            />
          )}
          {(me === null || me.guest) && (
            <AccountForm
              title={w('Sign in', 'Войти')}
              {...(me === null ? {} : { help: w('The games of this guest do not come along.', 'Игры этого гостя с вами не перейдут.') })}
              button={w('Sign in', 'Войти')}
              fields={[nameField, oldPassword]}
              send={send('login')}
            />
          )}
          {me !== null && !me.guest && (
            <AccountForm
              title={w('Password', 'Пароль')}
              help={w('Other devices are signed out.', 'На других устройствах вход будет закрыт.')}
              button={w('Change', 'Изменить')}
              fields={[oldPassword, nextPassword]}
              send={send('password')}
            />
          )}
          {me !== null && <Stats person={me.id} />}
          <MutedPeople />
          {me !== null && (
            <AccountForm
              title={w('Sign out', 'Выйти')}
              button={w('Sign out', 'Выйти')}
              fields={[]}
              {...(me.guest ? { lost: guestIsLost } : {})}
              send={() => session.account('logout', {})}
            />
          )}
          {me !== null && (
            <AccountForm
              title={w('Delete the account', 'Удалить учётную запись')}
              help={w('Your name disappears; finished games stay without it.', 'Имя исчезнет; законченные игры останутся без него.')}
              button={w('Delete', 'Удалить')}
              fields={me.guest ? [] : [oldPassword]}
              lost={w('It cannot be brought back.', 'Вернуть её будет нельзя.')}
              send={(body) => session.account('delete', me.guest ? {} : body)}
            />
          )}
        </div>
      </main>
    </div>
  );
}

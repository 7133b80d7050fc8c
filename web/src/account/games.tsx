/* games.tsx - finished games: each can be looked at again, move by move. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../app';
import { titleOf } from '../games/titles';
import { Heading } from '../kit/heading';
import { seatName } from '../kit/names';
import { useStore } from '../kit/store';
import { Icon } from '../kit/symbols';
import { SeatToken } from '../kit/tokens';
import { type Tries, useTries } from '../kit/tries';
import { numeral, w } from '../kit/words';
import { Failed, FailedMore } from '../lobby/dead-end';
import { Header } from '../lobby/header';
import { fetchHistory, type HistoryPage } from '../net/api';
import { countsPoints, hasWon, type Summary } from '../net/protocol';
import { settings } from '../settings/ctrl';

function Finished(props: { summary: Summary }): JSX.Element {
  const { summary } = props;
  const date = summary.ended === null ? '' : new Date(summary.ended).toLocaleDateString(settings.lang === 'en' ? 'en-GB' : 'ru', { day: 'numeric', month: 'long', year: 'numeric' });
  const counts = countsPoints(summary.result);
  const places = summary.seats
    .map((s) => ({
      seat: s,
      won: hasWon(summary.result, s.seat),
      rank: summary.result?.ranks[s.seat - 1] ?? 0,
      score: summary.result?.scores[s.seat - 1] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat.seat - b.seat.seat);
  return (
    <li>
      <a href={`/replay/${summary.id}`}>
        <img src={`/art/cover-${summary.game}.svg`} alt="" width="58" height="44" />
        <span class="about">
          <b>{titleOf(summary.game)[settings.lang]}</b>
          <span>{date}</span>
        </span>
        <span class="places">
          {places.map(({ seat, won, score }) => (
            <span key={seat.seat} class={won ? 'winner' : ''}>
              {won && <Icon id="crown" size={18} />}
              <SeatToken seat={seat.seat} size={20} /> {seatName(summary.seats, seat.seat, settings.lang)}
              {counts && (
                <>
                  : <b>{numeral(score)}</b>
                </>
              )}
            </span>
          ))}
        </span>
      </a>
    </li>
  );
}

interface Shown {
  readonly page: number;
  readonly history: HistoryPage;
}

/* The page that came last stays until the one that is asked for has come. */
function useHistory(person: number | null): { shown: Shown | null; tries: Tries; turnTo: (page: number) => void } {
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const tries = useTries();
  useEffect(() => {
    if (person === null) return;
    let isWanted = true;
    fetchHistory(person, page).then(
      (history) => {
        if (isWanted) setShown({ page, history });
      },
      (why: unknown) => {
        if (isWanted) tries.fail(why);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [person, page, tries.count]);
  const turnTo = (other: number): void => {
    setPage(other);
    tries.again();
  };
  return { shown, tries, turnTo };
}

export function GamesPage(): JSX.Element {
  const { session } = useApp();
  useStore(session);
  const id = session.me?.id ?? null;
  const { shown, tries, turnTo } = useHistory(id);
  const { page, history } = shown ?? { page: 0, history: null };
  const failed = tries.error === null ? null : { title: w('The games cannot be shown.', 'Игры показать не удаётся.'), tries };
  if (failed !== null && history === null) return <Failed {...failed} />;
  const title = settings.say(w('Finished games', 'Законченные игры'));
  return (
    <div class="sheet-page">
      <Header title={title} />
      <main class="page">
        <Heading>{title}</Heading>
        {(id === null || history?.games.length === 0) && session.known && (
          <p>{settings.say(w('There are none yet.', 'Пока ни одной.'))}</p>
        )}
        <ul class="finished">{history?.games.map((summary) => <Finished key={summary.id} summary={summary} />)}</ul>
        {failed !== null && <FailedMore {...failed} />}
        <p class="go">
          {page > 0 && (
            <button type="button" class="button" onClick={() => turnTo(page - 1)}>
              {settings.say(w('Newer', 'Новее'))}
            </button>
          )}
          {history?.more === true && (
            <button type="button" class="button" onClick={() => turnTo(page + 1)}>
              {settings.say(w('Older', 'Старше'))}
            </button>
          )}
        </p>
      </main>
    </div>
  );
}

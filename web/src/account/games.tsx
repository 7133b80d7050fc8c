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
import { useTries } from '../kit/tries';
import { numeral, w } from '../kit/words';
import { Failed } from '../lobby/dead-end';
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

export function GamesPage(): JSX.Element {
  const { session } = useApp();
  useStore(session);
  const [page, setPage] = useState(0);
  const [found, setFound] = useState<HistoryPage | null>(null);
  const tries = useTries();
  const id = session.me?.id ?? null;
  useEffect(() => {
    if (id !== null) fetchHistory(id, page).then(setFound, tries.fail);
  }, [id, page, tries.count]);
  if (tries.error !== null) return <Failed title={w('The games cannot be shown.', 'Игры показать не удаётся.')} tries={tries} />;
  const title = settings.say(w('Finished games', 'Законченные игры'));
  return (
    <div class="sheet-page">
      <Header title={title} />
      <main class="page">
        <Heading>{title}</Heading>
        {(id === null || found?.games.length === 0) && session.known && (
          <p>{settings.say(w('There are none yet.', 'Пока ни одной.'))}</p>
        )}
        <ul class="finished">{found?.games.map((summary) => <Finished key={summary.id} summary={summary} />)}</ul>
        <p class="go">
          {page > 0 && (
            <button type="button" class="button" onClick={() => setPage(page - 1)}>
              {settings.say(w('Newer', 'Новее'))}
            </button>
          )}
          {found?.more === true && (
            <button type="button" class="button" onClick={() => setPage(page + 1)}>
              {settings.say(w('Older', 'Старше'))}
            </button>
          )}
        </p>
      </main>
    </div>
  );
}

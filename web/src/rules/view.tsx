/* view.tsx - the rules page of a game. Every clause has an anchor; refusals at the table lead to it. */
import { Fragment, type JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang } from '../games/game';
import { shelf, titleOf } from '../games/titles';
import { Heading } from '../kit/heading';
import { type Tries, useTries } from '../kit/tries';
import { fill, w } from '../kit/words';
import { Failed, NoSuchGame } from '../lobby/dead-end';
import { Header } from '../lobby/header';
import { fetchRules } from '../net/api';
import { Refused } from '../net/refused';
import { wordBehind } from '../route';
import { settings } from '../settings/ctrl';
import { type Block, type Inline, readMarkdown } from './markdown';

function Text(props: { of: readonly Inline[] }): JSX.Element {
  return (
    <>
      {props.of.map((piece, i) => {
        switch (piece.kind) {
          case 'bold':
            return <b key={i}>{piece.text}</b>;
          case 'italic':
            return <em key={i}>{piece.text}</em>;
          case 'code':
            return <code key={i}>{piece.text}</code>;
          case 'clause':
            return (
              <a key={i} href={`#${piece.text}`}>
                {piece.text}
              </a>
            );
          case 'link':
            return (
              <a key={i} href={piece.href} rel="noopener">
                {piece.text}
              </a>
            );
          default:
            return <Fragment key={i}>{piece.text}</Fragment>;
        }
      })}
    </>
  );
}

function Anchor(props: { id: string | null }): JSX.Element | null {
  return props.id === null ? null : (
    <a class="clause" href={`#${props.id}`}>
      {props.id}
    </a>
  );
}

function RuleTable(props: { block: Extract<Block, { kind: 'table' }> }): JSX.Element {
  const { block } = props;
  return (
    <div class="scroll" tabIndex={0} role="group">
      <table>
        {block.head.some((cell) => cell.length > 0) && (
          <thead>
            <tr>
              {block.head.map((cell, i) =>
                cell.length === 0 ? (
                  <td key={i} />
                ) : (
                  <th key={i}>
                    <Text of={cell} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {block.rows.map((row, i) => (
            <tr key={i} id={row.anchor ?? undefined}>
              {row.anchor !== null && (
                <td>
                  <Anchor id={row.anchor} />
                </td>
              )}
              {row.cells.map((cell, j) => (
                <td key={j}>
                  <Text of={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List(props: { block: Extract<Block, { kind: 'list' }> }): JSX.Element {
  const items = props.block.items.map((item, i) => (
    <li key={i} id={item.anchor ?? undefined}>
      <Anchor id={item.anchor} /> <Text of={item.text} />
    </li>
  ));
  return props.block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Piece(props: { block: Block }): JSX.Element {
  const { block } = props;
  switch (block.kind) {
    case 'heading': {
      const body = <Text of={block.text} />;
      if (block.level === 1) return <h1 id={block.anchor}>{body}</h1>;
      return block.level === 2 ? <h2 id={block.anchor}>{body}</h2> : <h3 id={block.anchor}>{body}</h3>;
    }
    case 'paragraph':
      return (
        <p>
          <Text of={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return <RuleTable block={block} />;
    case 'code':
      return <pre tabIndex={0}>{block.text}</pre>;
  }
}

/* What stands before the first chapter, without the title; and the chapters. */
function split(blocks: readonly Block[]): [readonly Block[], readonly Block[]] {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.level === 2);
  const first = at < 0 ? blocks.length : at;
  return [blocks.slice(0, first).filter((block) => block.kind !== 'heading'), blocks.slice(first)];
}

/* The text comes after the page: the anchor asked for is found then. */
function useAnchor(clause: string | null, blocks: readonly Block[] | null): void {
  useEffect(() => {
    if (blocks === null || clause === null) return;
    const place = document.getElementById(clause);
    if (place === null) return;
    document.querySelectorAll('.sought').forEach((node) => node.classList.remove('sought'));
    place.classList.add('sought');
    place.scrollIntoView({ block: 'center' });
  }, [clause, blocks]);
}

type Heading = Extract<Block, { kind: 'heading' }>;

const plain = (of: readonly Inline[]): string => of.map((piece) => piece.text).join('');

function Contents(props: { blocks: readonly Block[] }): JSX.Element {
  const chapters = props.blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <nav class="contents" aria-label={settings.say(w('Contents', 'Содержание'))}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.anchor}>
            <a href={`#${chapter.anchor}`}>{plain(chapter.text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/* The page's own title and how to read it come first; players want the chapters. */
function Preface(props: { game: string; blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      <p>
        {settings.say(w('New to it?', 'Играете впервые?'))} <a href={`/learn/${props.game}`}>{settings.say(w('Learn by playing', 'Учитесь, играя'))}</a>
      </p>
      {props.blocks.length > 0 && (
        <details class="preface">
          <summary>{settings.say(w('About this page', 'Об этой странице'))}</summary>
          {props.blocks.map((block, i) => (
            <Piece key={i} block={block} />
          ))}
        </details>
      )}
    </>
  );
}

interface Rules {
  readonly game: string;
  readonly lang: Lang;
  readonly blocks: readonly Block[];
}

/* What came last: null before the first text of the game. In another language the former text stays until the new one is
 * there, so that neither the page nor the place in it is lost. */
function useRules(game: string, lang: Lang): { rules: Rules | null; tries: Tries } {
  const [rules, setRules] = useState<Rules | null>(null);
  const tries = useTries();
  useEffect(() => {
    let isWanted = true;
    fetchRules(game, lang).then(
      (text) => {
        if (isWanted) setRules({ game, lang, blocks: readMarkdown(text) });
      },
      (why: unknown) => {
        if (isWanted) tries.fail(why);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [game, lang, tries.count]);
  return { rules: rules?.game === game ? rules : null, tries };
}

/* The clause that the address names, also after a click on another. */
function useClause(first: string | null): string | null {
  const [clause, setClause] = useState(first);
  useEffect(() => {
    const follow = (): void => setClause(wordBehind(location.hash));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return clause;
}

export function RulesPage(props: { game: string; clause: string | null }): JSX.Element {
  const { lang } = settings;
  const { rules, tries } = useRules(props.game, lang);
  const [before, after] = useMemo(() => split(rules?.blocks ?? []), [rules]);
  useAnchor(useClause(props.clause), rules?.blocks ?? null);
  if (rules?.lang !== lang && tries.error instanceof Refused) return <NoSuchGame />;
  if (rules?.lang !== lang && tries.error !== null) return <Failed title={w('The rules cannot be shown.', 'Правила показать не удаётся.')} tries={tries} />;
  const title = settings.say(fill(w('{0}: the rules', '{0}: правила'), titleOf(props.game)));
  return (
    <div class="sheet-page">
      <Header title={title} />
      <nav class="rule-games" aria-label={settings.say(w('Games', 'Игры'))}>
        {shelf.map((id) => (
          <a key={id} href={`/rules/${id}`} aria-current={id === props.game ? 'page' : undefined}>
            {titleOf(id)[lang]}
          </a>
        ))}
      </nav>
      <div class="rules-page">
        <Contents blocks={after} />
        <main class="page rules" aria-busy={rules?.lang !== lang}>
          <Heading>{title}</Heading>
          {after.length > 0 && <Preface game={props.game} blocks={before} />}
          {after.map((block, i) => (
            <Piece key={i} block={block} />
          ))}
        </main>
      </div>
    </div>
  );
}

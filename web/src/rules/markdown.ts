/* markdown.ts - reads the subset of Markdown that the rules pages use, into blocks.
 *
 * Headings, paragraphs, lists (one level and continuations), tables, fenced and inline code, bold, italic, links. Text never
 * becomes markup of the page: view.tsx makes elements of the blocks. A clause number at the start of a list item or a table
 * row is that line's anchor; elsewhere it is a link to it. */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'italic' | 'code'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export interface Item {
  readonly anchor: string | null;
  readonly text: readonly Inline[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly anchor: string; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Inline[])[]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Row {
  readonly anchor: string | null;
  readonly cells: readonly (readonly Inline[])[];
}

const clause = /^(?:\*\*)?([A-Z]{2}-\d{3})(?:\*\*)?/;
const inline = /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])\*([^*\s][^*]*)\*(?!\w)|\[([^\]]+)\]\(([^)\s]+)\)|\b([A-Z]{2}-\d{3})\b/g;

export function readInline(text: string): readonly Inline[] {
  const out: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(inline)) {
    const at = match.index ?? 0;
    if (at > from) out.push({ kind: 'text', text: text.slice(from, at) });
    const [whole, code, bold, italic, label, href, id] = match;
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (bold !== undefined) out.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) out.push({ kind: 'italic', text: italic });
    else if (label !== undefined && href !== undefined) out.push({ kind: 'link', text: label, href });
    else if (id !== undefined) out.push({ kind: 'clause', text: id });
    from = at + whole.length;
  }
  if (from < text.length) out.push({ kind: 'text', text: text.slice(from) });
  return out;
}

/* A list item or a row that begins with a clause number is the place of that clause. */
function anchored(text: string): { anchor: string | null; rest: string } {
  const match = clause.exec(text.trim());
  return match === null ? { anchor: null, rest: text } : { anchor: match[1] ?? null, rest: text.trim().slice(match[0].length).trim() };
}

const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');

function cellsOf(line: string): string[] {
  return line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}

class Reader {
  private at = 0;
  private readonly out: Block[] = [];

  constructor(private readonly lines: readonly string[]) {}

  read(): readonly Block[] {
    while (this.at < this.lines.length) this.block();
    return this.out;
  }

  private get line(): string {
    return this.lines[this.at] ?? '';
  }

  private block(): void {
    const { line } = this;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === '') this.at++;
    else if (heading !== null) this.heading(heading[1]?.length ?? 1, heading[2] ?? '');
    else if (line.startsWith('```')) this.code();
    else if (line.startsWith('|')) this.table();
    else if (/^\s*(?:[-*]|\d+\.)\s/.test(line)) this.list();
    else this.paragraph();
  }

  private heading(level: number, text: string): void {
    this.out.push({ kind: 'heading', level, anchor: slug(text), text: readInline(text) });
    this.at++;
  }

  private code(): void {
    const body: string[] = [];
    this.at++;
    while (this.at < this.lines.length && !this.line.startsWith('```')) {
      body.push(this.line);
      this.at++;
    }
    this.at++;
    this.out.push({ kind: 'code', text: body.join('\n') });
  }

  private table(): void {
    const head = cellsOf(this.line).map(readInline);
    this.at++;
    if (/^\|[\s:|-]+$/.test(this.line.trim())) this.at++;
    const rows: Row[] = [];
    while (this.line.startsWith('|')) {
      const cells = cellsOf(this.line);
      const { anchor, rest } = anchored(cells[0] ?? '');
      const whole = anchor !== null && rest === '';
      rows.push({ anchor: whole ? anchor : null, cells: (whole ? cells.slice(1) : cells).map(readInline) });
      this.at++;
    }
    this.out.push({ kind: 'table', head, rows });
  }

  private list(): void {
    const ordered = /^\s*\d+\.\s/.test(this.line);
    const items: string[] = [];
    while (this.at < this.lines.length) {
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(this.line);
      if (item !== null) items.push(item[1] ?? '');
      else if (/^\s+\S/.test(this.line) && items.length > 0) items[items.length - 1] += ` ${this.line.trim()}`;
      else break;
      this.at++;
    }
    const read = items.map((text) => {
      const { anchor, rest } = anchored(text);
      return { anchor, text: readInline(rest) };
    });
    this.out.push({ kind: 'list', ordered, items: read });
  }

  private paragraph(): void {
    const body: string[] = [];
    while (this.line.trim() !== '' && !/^(?:#|```|\|)/.test(this.line) && !(body.length > 0 && /^\s*(?:[-*]|\d+\.)\s/.test(this.line))) {
      body.push(this.line.trim());
      this.at++;
    }
    this.out.push({ kind: 'paragraph', text: readInline(body.join(' ')) });
  }
}

export const readMarkdown = (text: string): readonly Block[] => new Reader(text.split('\n')).read();

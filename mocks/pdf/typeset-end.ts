import type { TextList } from './html-lists.ts';
import { heading, heightOf, ink, type Paper, page, room, rule, type Style, write } from './paper.ts';
import type { Sheet, SheetOffice } from './sheet.ts';
import { fill } from './sheet-words.ts';

const GAP = 26;
const half = (page.inner - GAP) / 2;
const third = (page.inner - 2 * GAP) / 3;
const listTitle: Style = { weight: 'bold', size: 12.5, color: ink.heading, tracking: -0.1 };
const item: Style = { weight: 'regular', size: 9.5, color: ink.text, lineGap: 2.5 };
const small: Style = { weight: 'regular', size: 8.5, color: ink.muted, lineGap: 1 };
const note: Style = { weight: 'regular', size: 9, color: ink.text, lineGap: 2.5 };
const name: Style = { weight: 'semibold', size: 9.5, color: ink.heading };

/** What the price includes and what it does not, side by side. */
export function typesetLists(paper: Paper, { lists }: Sheet): void {
  for (let index = 0; index < lists.length; index += 2) {
    const pair = lists.slice(index, index + 2);
    const heights = pair.map((list) => listHeight(paper, list));
    room(paper, Math.max(...heights));
    const top = paper.y;
    for (const [column, list] of pair.entries()) writeList(paper, list, page.left + column * (half + GAP), top);
    paper.y = top + Math.max(...heights) + 14;
  }
}

function listHeight(paper: Paper, list: TextList): number {
  return list.items.reduce((sum, one) => sum + heightOf(paper, one, item, half - 12) + 3, 26);
}

function writeList(paper: Paper, list: TextList, x: number, top: number): void {
  write(paper, list.title, listTitle, { x, y: top, width: half });
  let y = top + 23;
  for (const one of list.items) {
    paper.doc.circle(x + 2.5, y + 6.2, 1.6).fill(ink.orange);
    y += write(paper, one, item, { x: x + 12, y, width: half - 12 }) + 3;
  }
}

/** The offices and, under them, what may still change; kept on one page. */
export function typesetOffices(paper: Paper, { offices, words, mayChange }: Sheet): void {
  const lines = Array.from({ length: Math.ceil(offices.length / 3) }, (_, index) =>
    offices.slice(index * 3, index * 3 + 3),
  );
  const heights = lines.map((line) => Math.max(...line.map((office) => officeHeight(paper, office))) + 10);
  const noteHeight = heightOf(paper, mayChange, note, page.inner - 32) + 22;
  heading(paper, words.offices, noteHeight + heights.reduce((sum, height) => sum + height, 8));
  for (const [index, line] of lines.entries()) {
    for (const [column, office] of line.entries()) writeOffice(paper, office, page.left + column * (third + GAP));
    paper.y += heights[index] ?? 0;
  }
  paper.doc.roundedRect(page.left, paper.y + 6, page.inner, noteHeight, 8).fill(ink.soft);
  write(paper, mayChange, note, { x: page.left + 16, y: paper.y + 17, width: page.inner - 32 });
}

function officeLines({ address, contacts }: SheetOffice): string {
  return [address, ...contacts].join('\n');
}

function officeHeight(paper: Paper, office: SheetOffice): number {
  return heightOf(paper, office.name, name, third) + 2 + heightOf(paper, officeLines(office), small, third);
}

function writeOffice(paper: Paper, office: SheetOffice, x: number): void {
  const height = write(paper, office.name, name, { x, y: paper.y, width: third });
  write(paper, officeLines(office), small, { x, y: paper.y + height + 2, width: third });
}

/** Title and number under every page; only now is it known how many there are. */
export function typesetFooters(paper: Paper, { title, words }: Sheet): void {
  const { start, count } = paper.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.doc.switchToPage(start + index);
    rule(paper, 796);
    write(paper, `Kelana · ${title}`, small, { x: page.left, y: 804, width: page.inner - 110 });
    const number = fill(words.page, { n: index + 1, m: count });
    write(paper, number, small, { x: page.right - 100, y: 804, width: 100, align: 'right' });
  }
}

import type { TextList } from './html-lists.ts';
import { heading, heightOf, ink, type Paper, page, room, rule, type Style, write } from './paper.ts';
import type { Sheet, SheetOffice } from './sheet.ts';
import { fill } from './sheet-words.ts';

const GAP = 26;
const LIST_GAP = 14;
const HEADING = 34;
const half = (page.inner - GAP) / 2;
const third = (page.inner - 2 * GAP) / 3;
const listTitle: Style = { weight: 'bold', size: 12.5, color: ink.heading, tracking: -0.1 };
const item: Style = { weight: 'regular', size: 9.5, color: ink.text, lineGap: 1.5 };
const small: Style = { weight: 'regular', size: 8.5, color: ink.muted, lineGap: 0 };
const note: Style = { weight: 'regular', size: 9, color: ink.text, lineGap: 2.5 };
const name: Style = { weight: 'semibold', size: 9.5, color: ink.heading };

/** Height in points of the lists and offices together. */
export function endHeight(paper: Paper, sheet: Sheet): number {
  const lists = pairsOf(sheet).reduce((sum, pair) => sum + pairHeight(paper, pair) + LIST_GAP, 0);
  return lists + HEADING + officesHeight(paper, sheet);
}

/** Prints what the price includes and excludes, side by side. */
export function typesetLists(paper: Paper, sheet: Sheet): void {
  for (const pair of pairsOf(sheet)) {
    const height = pairHeight(paper, pair);
    room(paper, height);
    const top = paper.y;
    for (const [column, list] of pair.entries()) writeList(paper, list, page.left + column * (half + GAP), top);
    paper.y = top + height + LIST_GAP;
  }
}

function pairsOf({ lists }: Sheet): TextList[][] {
  return Array.from({ length: Math.ceil(lists.length / 2) }, (_, index) => lists.slice(index * 2, index * 2 + 2));
}

function pairHeight(paper: Paper, pair: TextList[]): number {
  return Math.max(...pair.map((list) => listHeight(paper, list)));
}

function listHeight(paper: Paper, list: TextList): number {
  return list.items.reduce((sum, one) => sum + heightOf(paper, one, item, half - 12) + 2, 26);
}

function writeList(paper: Paper, list: TextList, x: number, top: number): void {
  write(paper, list.title, listTitle, { x, y: top, width: half });
  let y = top + 23;
  for (const one of list.items) {
    paper.doc.circle(x + 2.5, y + 6, 1.6).fill(ink.orange);
    y += write(paper, one, item, { x: x + 12, y, width: half - 12 }) + 2;
  }
}

/** Prints the offices and the note on possible changes, together on one page. */
export function typesetOffices(paper: Paper, sheet: Sheet): void {
  const { words, mayChange } = sheet;
  const noteHeight = officesNoteHeight(paper, sheet);
  heading(paper, words.offices, officesHeight(paper, sheet));
  for (const line of linesOf(sheet)) {
    for (const [column, office] of line.entries()) writeOffice(paper, office, page.left + column * (third + GAP));
    paper.y += lineHeight(paper, line);
  }
  paper.doc.roundedRect(page.left, paper.y + 6, page.inner, noteHeight, 8).fill(ink.soft);
  write(paper, mayChange, note, { x: page.left + 16, y: paper.y + 17, width: page.inner - 32 });
}

function officesHeight(paper: Paper, sheet: Sheet): number {
  return linesOf(sheet).reduce((sum, line) => sum + lineHeight(paper, line), officesNoteHeight(paper, sheet) + 8);
}

function officesNoteHeight(paper: Paper, { mayChange }: Sheet): number {
  return heightOf(paper, mayChange, note, page.inner - 32) + 22;
}

function linesOf({ offices }: Sheet): SheetOffice[][] {
  return Array.from({ length: Math.ceil(offices.length / 3) }, (_, index) => offices.slice(index * 3, index * 3 + 3));
}

function lineHeight(paper: Paper, line: SheetOffice[]): number {
  return Math.max(...line.map((office) => officeHeight(paper, office))) + 10;
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

/** Prints title and page number on every page. Runs last, when the number of pages is known. */
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

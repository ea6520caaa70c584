import type { PdfContent, PdfOffice, TextList } from './pdf-content.ts';
import { interpolate } from './pdf-labels.ts';
import {
  colors,
  drawLine,
  ensureSpace,
  measureHeight,
  type PdfWriter,
  page,
  type Style,
  writeHeading,
  writeText,
} from './pdf-writer.ts';

const GAP = 26;
const LIST_GAP = 14;
const HEADING = 34;
const half = (page.inner - GAP) / 2;
const third = (page.inner - 2 * GAP) / 3;
const listTitle: Style = { weight: 'bold', size: 12.5, color: colors.heading, tracking: -0.1 };
const item: Style = { weight: 'regular', size: 9.5, color: colors.text, lineGap: 1.5 };
const small: Style = { weight: 'regular', size: 8.5, color: colors.muted, lineGap: 0 };
const note: Style = { weight: 'regular', size: 9, color: colors.text, lineGap: 2.5 };
const name: Style = { weight: 'semibold', size: 9.5, color: colors.heading };

/** Height in points of the lists and offices together. */
export function measureListsAndOffices(writer: PdfWriter, content: PdfContent): number {
  const lists = groupInPairs(content).reduce((sum, pair) => sum + pairHeight(writer, pair) + LIST_GAP, 0);
  return lists + HEADING + officesHeight(writer, content);
}

/** Prints what the price includes and excludes, side by side. */
export function renderLists(writer: PdfWriter, content: PdfContent): void {
  for (const pair of groupInPairs(content)) {
    const height = pairHeight(writer, pair);
    ensureSpace(writer, height);
    const top = writer.y;
    for (const [column, list] of pair.entries()) writeList(writer, list, page.left + column * (half + GAP), top);
    writer.y = top + height + LIST_GAP;
  }
}

function groupInPairs({ lists }: PdfContent): TextList[][] {
  return Array.from({ length: Math.ceil(lists.length / 2) }, (_, index) => lists.slice(index * 2, index * 2 + 2));
}

function pairHeight(writer: PdfWriter, pair: TextList[]): number {
  return Math.max(...pair.map((list) => listHeight(writer, list)));
}

function listHeight(writer: PdfWriter, list: TextList): number {
  return list.items.reduce((sum, one) => sum + measureHeight(writer, one, item, half - 12) + 2, 26);
}

function writeList(writer: PdfWriter, list: TextList, x: number, top: number): void {
  writeText(writer, list.title, listTitle, { x, y: top, width: half });
  let y = top + 23;
  for (const one of list.items) {
    writer.doc.circle(x + 2.5, y + 6, 1.6).fill(colors.orange);
    y += writeText(writer, one, item, { x: x + 12, y, width: half - 12 }) + 2;
  }
}

/** Prints the offices and the note on possible changes, together on one page. */
export function renderOffices(writer: PdfWriter, content: PdfContent): void {
  const { labels, mayChange } = content;
  const noteHeight = officesNoteHeight(writer, content);
  writeHeading(writer, labels.offices, officesHeight(writer, content));
  for (const row of groupInRows(content)) {
    for (const [column, office] of row.entries()) writeOffice(writer, office, page.left + column * (third + GAP));
    writer.y += rowHeight(writer, row);
  }
  writer.doc.roundedRect(page.left, writer.y + 6, page.inner, noteHeight, 8).fill(colors.soft);
  writeText(writer, mayChange, note, { x: page.left + 16, y: writer.y + 17, width: page.inner - 32 });
}

function officesHeight(writer: PdfWriter, content: PdfContent): number {
  return groupInRows(content).reduce(
    (sum, row) => sum + rowHeight(writer, row),
    officesNoteHeight(writer, content) + 8,
  );
}

function officesNoteHeight(writer: PdfWriter, { mayChange }: PdfContent): number {
  return measureHeight(writer, mayChange, note, page.inner - 32) + 22;
}

function groupInRows({ offices }: PdfContent): PdfOffice[][] {
  return Array.from({ length: Math.ceil(offices.length / 3) }, (_, index) => offices.slice(index * 3, index * 3 + 3));
}

function rowHeight(writer: PdfWriter, row: PdfOffice[]): number {
  return Math.max(...row.map((office) => officeHeight(writer, office))) + 10;
}

function officeLines({ address, contacts }: PdfOffice): string {
  return [address, ...contacts].join('\n');
}

function officeHeight(writer: PdfWriter, office: PdfOffice): number {
  return measureHeight(writer, office.name, name, third) + 2 + measureHeight(writer, officeLines(office), small, third);
}

function writeOffice(writer: PdfWriter, office: PdfOffice, x: number): void {
  const height = writeText(writer, office.name, name, { x, y: writer.y, width: third });
  writeText(writer, officeLines(office), small, { x, y: writer.y + height + 2, width: third });
}

/** Prints title and page number on every page. Runs last, when the number of pages is known. */
export function renderFooters(writer: PdfWriter, { title, labels }: PdfContent): void {
  const { start, count } = writer.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    writer.doc.switchToPage(start + index);
    drawLine(writer, 796);
    writeText(writer, `Kelana · ${title}`, small, { x: page.left, y: 804, width: page.inner - 110 });
    const number = interpolate(labels.page, { n: index + 1, m: count });
    writeText(writer, number, small, { x: page.right - 100, y: 804, width: 100, align: 'right' });
  }
}

import { MAP_HEIGHT, MAP_WIDTH, OUTLINE_SCALE } from '../../src/domain/route-map/map-projection.ts';
import { drawRouteMap, type MapPlace, type RouteMap } from '../../src/domain/route-map/route-map.ts';
import { interpolate } from '../messages/messages.ts';
import type { PdfContent } from './pdf-content.ts';
import {
  colors,
  createPdfWriter,
  drawLine,
  ensureSpace,
  measure,
  measureHeight,
  type PdfWriter,
  page,
  type Style,
  writeHeading,
  writeText,
} from './pdf-writer.ts';
import { measureDepartures, renderDepartures, renderHeader } from './render-opening.ts';

/** Renders the itinerary as an A4 PDF. Needs Node for pdfkit, fonts and pictures. */
export function renderPdf(content: PdfContent): Promise<Blob> {
  const writer = createPdfWriter(content);
  const { doc } = writer;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const file = new Promise<Blob>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
  renderHeader(writer, content, measureDepartures(content));
  renderDepartures(writer, content);
  renderRoute(writer, content);
  const endHeight = measure(writer, (draft) => renderEnd(draft, content));
  renderDays(writer, content);
  // Breaks before the lists, because a last page with only the offices would be of little use.
  ensureSpace(writer, endHeight);
  renderEnd(writer, content);
  renderFooters(writer, content);
  doc.end();
  return file;
}

const WIDTH = 300;
const HEIGHT = (WIDTH * MAP_HEIGHT) / MAP_WIDTH;
const MAP_GAP = 20;
const STOP_HEIGHT = 27;
const SPACE_BELOW = 24;
const nameStyle: Style = { weight: 'semibold', size: 9.5, color: colors.heading, lineGap: 0 };
const factStyle: Style = { weight: 'regular', size: 8.5, color: colors.muted, lineGap: 0 };
const mapColors = { sea: '#dceaf4', land: '#f5ecdf', visited: '#fffdfa', border: '#ad9a84', place: '#184b71' } as const;

/** Prints the map of the route with the list of its places on the right; the list alone if no coordinates are known. */
function renderRoute(writer: PdfWriter, { stops, labels }: PdfContent): void {
  if (stops.length === 0) return;
  const map = drawRouteMap(stops.flatMap(({ place }) => place ?? []));
  const height = Math.max(map ? HEIGHT : 0, stops.length * STOP_HEIGHT);
  writeHeading(writer, labels.route, height);
  const top = writer.y;
  if (map) renderMap(writer, map, top);
  const left = page.left + (map ? WIDTH + MAP_GAP : 0);
  for (const [index, stop] of stops.entries()) renderStop(writer, stop, left, top + index * STOP_HEIGHT);
  writer.y = top + height + SPACE_BELOW;
}

function renderStop(writer: PdfWriter, stop: PdfContent['stops'][number], x: number, y: number): void {
  writer.doc.circle(x + 4, y + 6, stop.kind === 'stop' ? 2 : 3).lineWidth(1.5);
  if (stop.kind === 'start') writer.doc.fillAndStroke(colors.orange, colors.orange);
  else writer.doc.strokeColor(mapColors.place).stroke();
  const column = { x: x + 16, width: page.right - x - 16 };
  writeText(writer, stop.name, nameStyle, { ...column, y });
  writeText(writer, stop.fact, factStyle, { ...column, y: y + 12 });
}

function renderMap({ doc }: PdfWriter, map: RouteMap, top: number): void {
  doc.save();
  doc.translate(page.left, top).roundedRect(0, 0, WIDTH, HEIGHT, 8).clip();
  doc.rect(0, 0, WIDTH, HEIGHT).fill(mapColors.sea);
  doc.scale(WIDTH / MAP_WIDTH);
  doc.save().scale(OUTLINE_SCALE).lineWidth(0.75);
  if (map.land) doc.path(map.land).fillAndStroke(mapColors.land, mapColors.border);
  if (map.visited) doc.path(map.visited).fillAndStroke(mapColors.visited, mapColors.border);
  doc.restore();
  doc.lineWidth(4.5).lineCap('round');
  if (map.route) doc.path(map.route).dash(1, { space: 10 }).stroke(colors.orange).undash();
  if (map.arrows) doc.path(map.arrows).stroke(colors.orange);
  for (const { x, y, kind } of map.places) {
    doc.circle(x, y, kind === 'stop' ? 6 : 9).lineWidth(4);
    if (kind === 'start') doc.fillAndStroke(colors.orange, '#ffffff');
    else doc.fillAndStroke('#ffffff', mapColors.place);
  }
  doc.font('semibold').fontSize(19).fillColor(colors.heading);
  for (const place of map.places) renderLabel(doc, place);
  doc.restore();
}

function renderLabel(doc: PDFKit.PDFDocument, { name, label }: MapPlace): void {
  if (!label) return;
  const width = doc.widthOfString(name);
  const left = label.anchor === 'start' ? label.x : label.x - (label.anchor === 'end' ? width : width / 2);
  doc.text(name, left, label.y, { lineBreak: false, baseline: 'alphabetic' });
}

const DAY_X = page.left + 92;
/** Points above and below a day. */
const DAY_PADDING = 7;
const dayLabel: Style = { weight: 'semibold', size: 10, color: colors.heading };
const dayDate: Style = { weight: 'regular', size: 8.5, color: colors.muted };
const dayTitle: Style = { weight: 'semibold', size: 11.5, color: colors.heading, lineGap: 1, tracking: -0.1 };
const dayText: Style = { weight: 'regular', size: 10, color: colors.text, lineGap: 3.5 };
const dayFacts: Style = { weight: 'semibold', size: 8.5, color: colors.blue };

/** Prints the days; a day is never split across pages. */
function renderDays(writer: PdfWriter, { days, labels }: PdfContent): void {
  if (days.length === 0) return;
  writeHeading(writer, labels.dayByDay, 90);
  for (const day of days) renderDay(writer, day);
  writer.y += 20;
}

function renderDay(writer: PdfWriter, day: PdfContent['days'][number]): void {
  const parts = [
    { words: day.title, style: dayTitle, gap: 3 },
    { words: day.text, style: dayText, gap: 4 },
    { words: day.facts.join(' · '), style: dayFacts, gap: 0 },
  ].filter(({ words }) => words !== '');
  const writeParts = (target: PdfWriter) => {
    for (const { words, style, gap } of parts) {
      target.y += writeText(target, words, style, { x: DAY_X, y: target.y, width: page.right - DAY_X }) + gap;
    }
  };
  const minHeight = 26 + 2 * DAY_PADDING;
  ensureSpace(writer, Math.max(measure(writer, writeParts) + 2 * DAY_PADDING + 2, minHeight));
  const top = writer.y;
  drawLine(writer, top);
  writer.y += DAY_PADDING;
  writeText(writer, day.label, dayLabel, { x: page.left, y: writer.y + 1, width: 86 });
  writeText(writer, day.date, dayDate, { x: page.left, y: writer.y + 15, width: 86 });
  writeParts(writer);
  writer.y = Math.max(writer.y + DAY_PADDING, top + minHeight - 2);
}

const COLUMN_GAP = 26;
const listTitle: Style = { weight: 'bold', size: 12.5, color: colors.heading, tracking: -0.1 };
const listItem: Style = { weight: 'regular', size: 9.5, color: colors.text, lineGap: 1.5 };
const officeName: Style = { weight: 'semibold', size: 9.5, color: colors.heading };
const small: Style = { weight: 'regular', size: 8.5, color: colors.muted, lineGap: 0 };
const note: Style = { weight: 'regular', size: 9, color: colors.text, lineGap: 2.5 };

/** Prints what the price includes and excludes side by side, then the offices and the note on possible changes. */
function renderEnd(writer: PdfWriter, { lists, offices, labels, mayChange }: PdfContent): void {
  writeColumns(writer, lists, 2, 17, (target, { title, items }, x, width) => {
    writeText(target, title, listTitle, { x, y: target.y, width });
    target.y += 23;
    for (const item of items) {
      if (!target.isDraft) target.doc.circle(x + 2.5, target.y + 6, 1.6).fill(colors.orange);
      target.y += writeText(target, item, listItem, { x: x + 12, y: target.y, width: width - 12 }) + 2;
    }
  });
  const renderOffices = (target: PdfWriter) => {
    writeColumns(target, offices, 3, 10, (column, { name, address, contacts }, x, width) => {
      column.y += writeText(column, name, officeName, { x, y: column.y, width }) + 2;
      column.y += writeText(column, [address, ...contacts].join('\n'), small, { x, y: column.y, width });
    });
    const box = { x: page.left + 16, y: target.y + 17, width: page.inner - 32 };
    const noteHeight = measureHeight(target, mayChange, note, box.width) + 22;
    if (!target.isDraft) target.doc.roundedRect(page.left, target.y + 6, page.inner, noteHeight, 8).fill(colors.soft);
    writeText(target, mayChange, note, box);
    target.y += noteHeight + 8;
  };
  // Heading, offices and note stay on one page.
  writeHeading(writer, labels.offices, measure(writer, renderOffices));
  renderOffices(writer);
}

/** Writes items side by side in rows of `count`, with `gap` points below each row; `write` moves `y` to the item's end. */
function writeColumns<Item>(
  writer: PdfWriter,
  items: readonly Item[],
  count: number,
  gap: number,
  write: (target: PdfWriter, item: Item, x: number, width: number) => void,
): void {
  const width = (page.inner - (count - 1) * COLUMN_GAP) / count;
  for (let start = 0; start < items.length; start += count) {
    const row = items.slice(start, start + count);
    const height = Math.max(...row.map((item) => measure(writer, (draft) => write(draft, item, 0, width))));
    ensureSpace(writer, height);
    const top = writer.y;
    for (const [column, item] of row.entries()) {
      writer.y = top;
      write(writer, item, page.left + column * (width + COLUMN_GAP), width);
    }
    writer.y = top + height + gap;
  }
}

/** Prints title and page number on every page. Runs last, when the number of pages is known. */
function renderFooters(writer: PdfWriter, { title, labels }: PdfContent): void {
  const { start, count } = writer.doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    writer.doc.switchToPage(start + index);
    drawLine(writer, 796);
    writeText(writer, `Kelana · ${title}`, small, { x: page.left, y: 804, width: page.inner - 110 });
    const number = interpolate(labels.page, { n: index + 1, m: count });
    writeText(writer, number, small, { x: page.right - 100, y: 804, width: 100, align: 'right' });
  }
}

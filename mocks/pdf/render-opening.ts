import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfContent, SeatStatus } from './pdf-content.ts';
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

const PICTURE_HEIGHT = { min: 120, max: 230 };
const FACTS_HEIGHT = 46;
const titleStyle: Style = { weight: 'bold', size: 25, color: colors.heading, lineGap: 0, tracking: -0.6 };
const routeStyle: Style = { weight: 'regular', size: 11.5, color: colors.muted };
const labelStyle: Style = { weight: 'regular', size: 8.5, color: colors.muted };
const valueStyle: Style = { weight: 'semibold', size: 10, color: colors.heading, lineGap: 1 };
const introStyle: Style = { weight: 'regular', size: 10.5, color: colors.text, lineGap: 4 };

/**
 * Prints brand, title, picture, facts and introduction. The picture leaves `spaceBelow` points of the first page free.
 */
export function renderHeader(writer: PdfWriter, content: PdfContent, spaceBelow: number): void {
  renderBrand(writer, content);
  const column = { x: page.left, width: page.inner };
  writer.y = 104;
  writer.y += writeText(writer, content.title, titleStyle, { ...column, y: writer.y }) + 5;
  const line = [content.route, content.places].filter(Boolean).join(' | ');
  if (line) writer.y += writeText(writer, line, routeStyle, { ...column, y: writer.y });
  writer.y += 12;
  const introHeight = content.intro ? measureHeight(writer, content.intro, introStyle, page.inner) + 20 : 0;
  const left = page.bottom - writer.y - FACTS_HEIGHT - introHeight - spaceBelow - 16;
  renderPicture(writer, content.picture, Math.min(PICTURE_HEIGHT.max, Math.max(PICTURE_HEIGHT.min, left)));
  renderFacts(writer, content);
  if (content.intro) writeText(writer, content.intro, introStyle, { ...column, y: writer.y });
  writer.y += introHeight;
}

function renderBrand(writer: PdfWriter, { offices }: PdfContent): void {
  const { doc } = writer;
  renderPattern(writer);
  const [x, y] = [page.left, 40];
  doc.save().roundedRect(x, y, 30, 30, 7).clip();
  doc.rect(x, y, 30, 30).fill('#fff5ec');
  doc.circle(x + 15, y + 13, 8.5).fill(colors.orange);
  doc.path(`M${x} ${y + 17} q7.5 -5 15 0 t15 0 v14 h-30 Z`).fill('#2b74a4');
  doc.path(`M${x} ${y + 23} q7.5 -4.5 15 0 t15 0 v8 h-30 Z`).fill(colors.heading);
  doc.restore();
  const wordmark: Style = { weight: 'bold', size: 19, color: colors.heading, tracking: -0.5 };
  writeText(writer, 'kelana', wordmark, { x: x + 39, y: y + 2, width: 120 });
  const contacts = offices[0]?.contacts.join(' · ') ?? '';
  const atRight = { x: page.right - 340, y: y + 9, width: 340, align: 'right' } as const;
  writeText(writer, contacts, { ...labelStyle, size: 9 }, atRight);
}

/** The decorative pattern along the upper edge. */
function renderPattern({ doc }: PdfWriter): void {
  doc.rect(0, 0, page.width, 12).fill('#112e46');
  for (let x = 0; x < page.width; x += 48) {
    diamond(doc, x, 24, 12, colors.orange);
    diamond(doc, x + 6, 12, 6, '#112e46');
    diamond(doc, x + 24, 24, 12, colors.blue);
    diamond(doc, x + 30, 12, 6, '#f5ecdf');
  }
}

function diamond(doc: PDFKit.PDFDocument, x: number, width: number, height: number, color: string): void {
  const [middle, half] = [6, height / 2];
  doc
    .polygon([x, middle], [x + width / 2, middle - half], [x + width, middle], [x + width / 2, middle + half])
    .fill(color);
}

function renderPicture(writer: PdfWriter, path: string | null, height: number): void {
  const name = path?.startsWith('/media/') ? path.slice('/media/'.length) : null;
  const file = name && fileURLToPath(new URL(`../media/${name}`, import.meta.url));
  if (!file || !existsSync(file)) return;
  const { doc, y } = writer;
  const box: [number, number] = [page.inner, height];
  doc.save();
  doc.path(oneRoundCorner(page.left, y, ...box)).clip();
  doc.image(file, page.left, y, { cover: box, align: 'center', valign: 'center' });
  doc.restore();
  writer.y += height + 16;
}

/** The brand's picture shape: small corners and one large at the top right. */
function oneRoundCorner(x: number, y: number, width: number, height: number): string {
  const arc = (radius: number, right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const sides = [`M${x + 10} ${y} h${width - 66} ${arc(56, 56, 56)}`, `v${height - 66} ${arc(10, -10, 10)}`];
  return [...sides, `h${20 - width} ${arc(10, -10, -10)}`, `v${20 - height} ${arc(10, 10, -10)} Z`].join(' ');
}

function renderFacts(writer: PdfWriter, { facts: rows }: PdfContent): void {
  const widths = [158, 110, 128, 103];
  let x: number = page.left;
  for (const [index, fact] of rows.entries()) {
    const width = (widths[index] ?? 100) - 12;
    writeText(writer, fact.label, labelStyle, { x, y: writer.y, width });
    writeText(writer, fact.value, valueStyle, { x, y: writer.y + 13, width: width + 10 });
    x += widths[index] ?? 100;
  }
  writer.y += FACTS_HEIGHT;
}

const ROW_HEIGHT = 36;
const columns = { dates: page.left + 10, seats: page.left + 262, price: page.right - 150 } as const;
const columnTitle: Style = { weight: 'semibold', size: 8.5, color: colors.muted };
const seatColors: Record<SeatStatus, string> = {
  available: '#14603a',
  almost: '#7a5200',
  few: '#b4123f',
  full: '#5f564b',
  onRequest: colors.blue,
};
const filledBars: Record<SeatStatus, number> = { available: 3, almost: 2, few: 1, full: 0, onRequest: 0 };

/** Height in points of the table with its heading and note. */
export function measureDepartures({ departures }: PdfContent): number {
  return 72 + departures.length * ROW_HEIGHT;
}

/** Prints the table of departures with seats and prices, the chosen one marked; a sentence if there are none. */
export function renderDepartures(writer: PdfWriter, { departures, labels }: PdfContent): void {
  writeHeading(writer, labels.departures, 60);
  if (departures.length === 0) {
    const style: Style = { weight: 'regular', size: 10.5, color: colors.text };
    writer.y += writeText(writer, labels.noDates, style, { x: page.left, y: writer.y, width: page.inner }) + 24;
    return;
  }
  const y = writer.y;
  writeText(writer, labels.dates, columnTitle, { x: columns.dates, y, width: 200 });
  writeText(writer, labels.seats, columnTitle, { x: columns.seats, y, width: 100 });
  writeText(writer, labels.price, columnTitle, { x: columns.price, y, width: 140, align: 'right' });
  writer.y += 17;
  drawLine(writer, writer.y, colors.heading, 1.5);
  for (const departure of departures) renderRow(writer, departure, labels.chosen);
  const note = { x: page.left, y: writer.y + 7, width: page.inner };
  writer.y += writeText(writer, labels.twinShare, labelStyle, note) + 28;
}

function renderRow(writer: PdfWriter, departure: PdfContent['departures'][number], chosen: string): void {
  ensureSpace(writer, ROW_HEIGHT);
  const { doc, y } = writer;
  if (departure.isChosen) {
    doc.rect(page.left, y + 1, page.inner, ROW_HEIGHT - 1).fill(colors.chosen);
    doc.rect(page.left, y + 1, 3, ROW_HEIGHT - 1).fill(colors.orange);
  }
  const strong: Style = { weight: 'semibold', size: 10, color: colors.heading };
  writeText(writer, departure.dates, strong, { x: columns.dates, y: y + 6, width: 240 });
  const notes = [departure.isChosen ? chosen : '', departure.note].filter(Boolean).join(' · ');
  writeText(writer, notes, labelStyle, { x: columns.dates, y: y + 20, width: 240 });
  renderSeatBars(writer, departure.seatStatus, y + 13);
  const seats: Style = { weight: 'semibold', size: 9.5, color: seatColors[departure.seatStatus] };
  writeText(writer, departure.seats, seats, { x: columns.seats + 20, y: y + 12, width: 130 });
  writeText(writer, departure.price, strong, { x: columns.price, y: y + 12, width: 140, align: 'right' });
  writer.y += ROW_HEIGHT;
  drawLine(writer, writer.y);
}

/** The seat indicator: three bars whose number, colour and text all give the state. */
function renderSeatBars({ doc }: PdfWriter, kind: SeatStatus, y: number): void {
  doc.lineWidth(0.8).strokeColor(seatColors[kind]).fillColor(seatColors[kind]);
  for (let index = 0; index < 3; index += 1) {
    doc.rect(columns.seats + index * 5, y, 3.2, 9);
    if (index < filledBars[kind]) doc.fillAndStroke();
    else doc.stroke();
  }
}

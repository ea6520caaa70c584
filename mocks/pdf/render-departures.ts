import type { PdfContent, PdfDeparture, SeatStatus } from './pdf-content.ts';
import {
  colors,
  drawLine,
  ensureSpace,
  type PdfWriter,
  page,
  type Style,
  writeHeading,
  writeText,
} from './pdf-writer.ts';

const ROW_HEIGHT = 36;
const columns = { dates: page.left + 10, seats: page.left + 262, price: page.right - 150 } as const;
const columnTitle: Style = { weight: 'semibold', size: 8.5, color: colors.muted };
const small: Style = { weight: 'regular', size: 8.5, color: colors.muted };
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
  writer.y += writeText(writer, labels.twinShare, small, note) + 28;
}

function renderRow(writer: PdfWriter, departure: PdfDeparture, chosen: string): void {
  ensureSpace(writer, ROW_HEIGHT);
  const { doc, y } = writer;
  if (departure.isChosen) {
    doc.rect(page.left, y + 1, page.inner, ROW_HEIGHT - 1).fill(colors.chosen);
    doc.rect(page.left, y + 1, 3, ROW_HEIGHT - 1).fill(colors.orange);
  }
  const strong: Style = { weight: 'semibold', size: 10, color: colors.heading };
  writeText(writer, departure.dates, strong, { x: columns.dates, y: y + 6, width: 240 });
  const notes = [departure.isChosen ? chosen : '', departure.note].filter(Boolean).join(' · ');
  writeText(writer, notes, small, { x: columns.dates, y: y + 20, width: 240 });
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

import { heading, ink, type Paper, page, room, rule, type Style, write } from './paper.ts';
import type { SeatKind, Sheet, SheetDeparture } from './sheet.ts';

const ROW_HEIGHT = 36;
const columns = { dates: page.left + 10, seats: page.left + 262, price: page.right - 150 } as const;
const head: Style = { weight: 'semibold', size: 8.5, color: ink.muted };
const small: Style = { weight: 'regular', size: 8.5, color: ink.muted };
const seatInk: Record<SeatKind, string> = {
  available: '#14603a',
  almost: '#7a5200',
  few: '#b4123f',
  full: '#5f564b',
  ask: ink.blue,
};
const filledBars: Record<SeatKind, number> = { available: 3, almost: 2, few: 1, full: 0, ask: 0 };

/** Height in points of the table with its heading and note. */
export function departuresHeight({ departures }: Sheet): number {
  return 72 + departures.length * ROW_HEIGHT;
}

/** Prints the table of departures with seats and prices, the chosen one marked; a sentence if there are none. */
export function typesetDepartures(paper: Paper, { departures, words }: Sheet): void {
  heading(paper, words.departures, 60);
  if (departures.length === 0) {
    const style: Style = { weight: 'regular', size: 10.5, color: ink.text };
    paper.y += write(paper, words.noDates, style, { x: page.left, y: paper.y, width: page.inner }) + 24;
    return;
  }
  const y = paper.y;
  write(paper, words.dates, head, { x: columns.dates, y, width: 200 });
  write(paper, words.seats, head, { x: columns.seats, y, width: 100 });
  write(paper, words.price, head, { x: columns.price, y, width: 140, align: 'right' });
  paper.y += 17;
  rule(paper, paper.y, ink.heading, 1.5);
  for (const departure of departures) row(paper, departure, words.chosen);
  const note = { x: page.left, y: paper.y + 7, width: page.inner };
  paper.y += write(paper, words.twinShare, small, note) + 28;
}

function row(paper: Paper, departure: SheetDeparture, chosen: string): void {
  room(paper, ROW_HEIGHT);
  const { doc, y } = paper;
  if (departure.isChosen) {
    doc.rect(page.left, y + 1, page.inner, ROW_HEIGHT - 1).fill(ink.chosen);
    doc.rect(page.left, y + 1, 3, ROW_HEIGHT - 1).fill(ink.orange);
  }
  const strong: Style = { weight: 'semibold', size: 10, color: ink.heading };
  write(paper, departure.dates, strong, { x: columns.dates, y: y + 6, width: 240 });
  const notes = [departure.isChosen ? chosen : '', departure.note].filter(Boolean).join(' · ');
  write(paper, notes, small, { x: columns.dates, y: y + 20, width: 240 });
  bars(paper, departure.kind, y + 13);
  const seats: Style = { weight: 'semibold', size: 9.5, color: seatInk[departure.kind] };
  write(paper, departure.seats, seats, { x: columns.seats + 20, y: y + 12, width: 130 });
  write(paper, departure.price, strong, { x: columns.price, y: y + 12, width: 140, align: 'right' });
  paper.y += ROW_HEIGHT;
  rule(paper, paper.y);
}

/** The seat indicator: three bars whose number, colour and text all give the state. */
function bars({ doc }: Paper, kind: SeatKind, y: number): void {
  doc.lineWidth(0.8).strokeColor(seatInk[kind]).fillColor(seatInk[kind]);
  for (let index = 0; index < 3; index += 1) {
    doc.rect(columns.seats + index * 5, y, 3.2, 9);
    if (index < filledBars[kind]) doc.fillAndStroke();
    else doc.stroke();
  }
}

import { createPaper, type Paper, page, room } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { typesetDays } from './typeset-days.ts';
import { departuresHeight, typesetDepartures } from './typeset-departures.ts';
import { endHeight, typesetFooters, typesetLists, typesetOffices } from './typeset-end.ts';
import { typesetHead } from './typeset-head.ts';

// Points above and below a day, reduced when that saves a page.
const AIRS = [11, 9, 7, 6] as const;

/** Renders the itinerary as an A4 PDF. Needs Node for pdfkit, fonts and pictures. */
export function typeset(sheet: Sheet): Promise<Blob> {
  const paper = createPaper(sheet);
  const { doc } = paper;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const file = new Promise<Blob>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(new Uint8Array(chunk)));
    doc.on('end', () => resolve(new Blob(chunks, { type: 'application/pdf' })));
    doc.on('error', reject);
  });
  typesetHead(paper, sheet, departuresHeight(sheet));
  typesetDepartures(paper, sheet);
  const end = endHeight(paper, sheet);
  typesetDays(paper, sheet, airFor(paper, sheet, end));
  // Breaks before the lists, because a last page with only the offices would be of little use.
  room(paper, end);
  typesetLists(paper, sheet);
  typesetOffices(paper, sheet);
  typesetFooters(paper, sheet);
  doc.end();
  return file;
}

/** The largest spacing of the days that still leaves room for the end on their last page. */
function airFor(paper: Paper, sheet: Sheet, end: number): number {
  const fitting = AIRS.find((air) => {
    const draft: Paper = { ...paper, isDraft: true };
    typesetDays(draft, sheet, air);
    return draft.y + end <= page.bottom;
  });
  return fitting ?? AIRS[0];
}

import { createPaper } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { typesetDays } from './typeset-days.ts';
import { departuresHeight, typesetDepartures } from './typeset-departures.ts';
import { typesetFooters, typesetLists, typesetOffices } from './typeset-end.ts';
import { typesetHead } from './typeset-head.ts';

/** The itinerary on A4 in the house's type; needs Node for pdfkit, the fonts and the pictures. */
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
  typesetDays(paper, sheet);
  typesetLists(paper, sheet);
  typesetOffices(paper, sheet);
  typesetFooters(paper, sheet);
  doc.end();
  return file;
}

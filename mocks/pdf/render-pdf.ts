import type { PdfContent } from './pdf-content.ts';
import { createPdfWriter, ensureSpace, type PdfWriter, page } from './pdf-writer.ts';
import { renderDays } from './render-days.ts';
import { measureDepartures, renderDepartures } from './render-departures.ts';
import { renderHeader } from './render-header.ts';
import { measureListsAndOffices, renderFooters, renderLists, renderOffices } from './render-lists-and-offices.ts';
import { renderRoute } from './render-route.ts';

// Points above and below a day, reduced when that saves a page.
const DAY_PADDINGS = [11, 9, 7, 6] as const;

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
  const endHeight = measureListsAndOffices(writer, content);
  renderRoute(writer, content);
  renderDays(writer, content, chooseDayPadding(writer, content, endHeight));
  // Breaks before the lists, because a last page with only the offices would be of little use.
  ensureSpace(writer, endHeight);
  renderLists(writer, content);
  renderOffices(writer, content);
  renderFooters(writer, content);
  doc.end();
  return file;
}

/** The largest padding of the days that still leaves space for lists and offices on their last page. */
function chooseDayPadding(writer: PdfWriter, content: PdfContent, endHeight: number): number {
  const largest = DAY_PADDINGS.find((padding) => {
    const draft: PdfWriter = { ...writer, isDraft: true };
    renderDays(draft, content, padding);
    return draft.y + endHeight <= page.bottom;
  });
  return largest ?? DAY_PADDINGS[0];
}

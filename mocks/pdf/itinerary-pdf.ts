import type { Database } from '../database.ts';
import type { Locale } from '../messages/locale.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { plainPdf } from './plain-pdf.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** A file and its suggested name. */
export type NamedFile = { file: Blob; name: string };

/** The PDF of a departure; null when it does not exist. */
export async function itineraryPdf(
  database: Database,
  itineraryId: number,
  { locale, maxRows, version }: { locale: Locale; maxRows: number; version: number },
): Promise<NamedFile | null> {
  for (const tour of serializeTours(database)) {
    const chosen = tour.itineraries.find(({ id }) => id === itineraryId);
    if (!chosen) continue;
    const sheet = sheetOf(database.catalogue, tour, chosen, { locale, maxRows, hasPicture: version > 1 });
    return { file: await render(sheet), name: `Itinerary - ${tour.title}.pdf` };
  }
  return null;
}

async function render(sheet: Sheet): Promise<Blob> {
  const isNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  if (!isNode) return plainPdf(sheet);
  // pdfkit and node:fs must not get into a browser bundle, so bundlers must not follow this import.
  const { typeset } = await import(/* webpackIgnore: true */ /* @vite-ignore */ './typeset.ts');
  return typeset(sheet);
}

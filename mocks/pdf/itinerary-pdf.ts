import { tourViews } from '../views/tour-view.ts';
import type { Locale } from '../words/locale.ts';
import type { World } from '../world.ts';
import { plainPdf } from './plain-pdf.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** A file and the name it is to be saved under. */
export type NamedFile = { file: Blob; name: string };

/** The PDF of one departure; null for an unknown id. */
export async function itineraryPdf(
  world: World,
  itineraryId: number,
  { locale, maxRows, version }: { locale: Locale; maxRows: number; version: number },
): Promise<NamedFile | null> {
  for (const tour of tourViews(world)) {
    const chosen = tour.itineraries.find(({ id }) => id === itineraryId);
    if (!chosen) continue;
    const sheet = sheetOf(world.catalogue, tour, chosen, { locale, maxRows, hasPicture: version > 1 });
    return { file: await render(sheet), name: `Itinerary - ${tour.title}.pdf` };
  }
  return null;
}

async function render(sheet: Sheet): Promise<Blob> {
  const isNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  if (!isNode) return plainPdf(sheet);
  // Neither pdfkit nor node:fs may reach a browser's bundle, so no bundler may follow this import.
  const { typeset } = await import(/* webpackIgnore: true */ /* @vite-ignore */ './typeset.ts');
  return typeset(sheet);
}

import { tourViews } from '../views/tour-view.ts';
import type { Locale } from '../words/locale.ts';
import type { World } from '../world.ts';
import { plainPdf } from './plain-pdf.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** The PDF of one departure; null when nobody offers a departure of that id. */
export async function itineraryPdf(
  world: World,
  itineraryId: number,
  { locale, maxRows, version }: { locale: Locale; maxRows: number; version: number },
): Promise<Blob | null> {
  for (const tour of tourViews(world)) {
    const chosen = tour.itineraries.find(({ id }) => id === itineraryId);
    if (chosen) return render(sheetOf(world.catalogue, tour, chosen, { locale, maxRows, hasPicture: version > 1 }));
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

import type { Database } from '../database.ts';
import type { Locale } from '../messages/messages.ts';
import { findTourOfDeparture } from '../queries/find-tour.ts';
import { serializeTours } from '../serializers/tour-serializer.ts';
import { buildPdfContent, type PdfContent } from './pdf-content.ts';
import { plainPdf } from './plain-pdf.ts';

/** A file and its suggested name. */
export type NamedFile = { file: Blob; name: string };

/** The PDF of a departure; null when it does not exist. */
export async function createItineraryPdf(
  database: Database,
  itineraryId: number,
  { locale, maxRows, version }: { locale: Locale; maxRows: number; version: number },
): Promise<NamedFile | null> {
  const tour = findTourOfDeparture(serializeTours(database), itineraryId);
  const itinerary = tour?.itineraries.find(({ id }) => id === itineraryId);
  if (!tour || !itinerary) return null;
  const content = buildPdfContent(database.catalogue, tour, itinerary, { locale, maxRows, hasPicture: version > 1 });
  return { file: await renderOnce(content), name: `Itinerary - ${tour.title}.pdf` };
}

/** The last PDFs by their content, because making one takes half a second. */
const rendered = new Map<string, Promise<Blob>>();
const KEPT = 30;

function renderOnce(content: PdfContent): Promise<Blob> {
  const key = JSON.stringify(content);
  const known = rendered.get(key);
  if (known) return known;
  const file = render(content);
  rendered.set(key, file);
  file.catch(() => rendered.delete(key));
  const [oldest] = rendered.keys();
  if (rendered.size > KEPT && oldest !== undefined) rendered.delete(oldest);
  return file;
}

async function render(content: PdfContent): Promise<Blob> {
  const isNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  if (!isNode) return plainPdf(content);
  // pdfkit and node:fs must not get into a browser bundle, so bundlers must not follow this import.
  const { renderPdf } = await import(/* webpackIgnore: true */ /* @vite-ignore */ './render-pdf.ts');
  return renderPdf(content);
}

const UNSAFE_CHARACTERS = /[^\x20-\x7e]|["\\/%]/g;

/**
 * A `Content-Disposition` header with a file name (RFC 6266): in ASCII, and also encoded when it has other characters.
 */
export function contentDisposition(name: string): string {
  const asciiName = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(UNSAFE_CHARACTERS, '-');
  const header = `attachment; filename="${asciiName}"`;
  if (asciiName === name) return header;
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${header}; filename*=UTF-8''${encoded}`;
}

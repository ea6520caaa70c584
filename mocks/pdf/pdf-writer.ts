import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { PdfContent } from './pdf-content.ts';

export const colors = {
  heading: '#0b2032',
  text: '#24384a',
  muted: '#435260',
  orange: '#f47216',
  action: '#c2410c',
  blue: '#1e5c88',
  line: '#e8dccb',
  soft: '#fbf6ef',
  chosen: '#fff5ec',
} as const;

/** Sizes of the A4 page in points; text is between `left` and `right`, above `bottom`. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 50,
  bottom: 784,
  inner: 499.28,
} as const;

type Weight = 'regular' | 'semibold' | 'bold';
export type Style = { weight: Weight; size: number; color: string; lineGap?: number; tracking?: number };
/** A draft writes nothing; it only measures the final `y`. */
export type PdfWriter = { doc: PDFKit.PDFDocument; y: number; isDraft: boolean };

const fontFiles: Record<Weight, string> = { regular: '400', semibold: '600', bold: '700' };

/** An A4 document with the fonts loaded and its first page open. */
export function createPdfWriter({ title, locale, today }: PdfContent): PdfWriter {
  const doc = new PDFDocument({
    size: 'A4',
    // Page breaks come from `ensureSpace` only; with a margin pdfkit would add its own.
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: 'Kelana', CreationDate: new Date(`${today}T00:00:00Z`) },
  });
  for (const [weight, file] of Object.entries(fontFiles)) {
    doc.registerFont(weight, fileURLToPath(new URL(`./fonts/plus-jakarta-sans-${file}.woff`, import.meta.url)));
  }
  return { doc, y: page.top, isDraft: false };
}

/** Starts a new page unless this height is left on the current one. */
export function ensureSpace(writer: PdfWriter, height: number): void {
  if (writer.y + height <= page.bottom) return;
  if (!writer.isDraft) writer.doc.addPage();
  writer.y = page.top;
}

/** Writes a text at `y` and returns its height. */
export function writeText(
  { doc, isDraft }: PdfWriter,
  text: string,
  style: Style,
  box: { x: number; y: number; width: number; align?: 'left' | 'right' },
): number {
  const height = measureHeight({ doc }, text, style, box.width);
  if (isDraft) return height;
  doc.fillColor(style.color);
  doc.text(withNonBreakingSpaces(text), box.x, box.y, { ...getSpacing(style, box.width), align: box.align ?? 'left' });
  return height;
}

/** The height of a text in points, in this style and width. */
export function measureHeight({ doc }: Pick<PdfWriter, 'doc'>, text: string, style: Style, width: number): number {
  doc.font(style.weight).fontSize(style.size);
  return doc.heightOfString(withNonBreakingSpaces(text), getSpacing(style, width));
}

// The font has narrow word spaces.
function getSpacing({ size, lineGap = 2, tracking = 0 }: Style, width: number) {
  return { width, lineGap, characterSpacing: tracking, wordSpacing: size * 0.05 };
}

/** The height in points that `draw` takes. */
export function measure(writer: PdfWriter, draw: (draft: PdfWriter) => void): number {
  const draft = { ...writer, y: 0, isDraft: true };
  draw(draft);
  return draft.y;
}

/** A line across the page at `y`, in points. */
export function drawLine({ doc, isDraft }: PdfWriter, y: number, color: string = colors.line, thickness = 0.75): void {
  if (isDraft) return;
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke();
}

/** A section heading, kept on one page with the `spaceBelow` points after it. */
export function writeHeading(writer: PdfWriter, text: string, spaceBelow: number): void {
  const style: Style = { weight: 'bold', size: 17, color: colors.heading, tracking: -0.3 };
  ensureSpace(writer, 30 + spaceBelow);
  writer.y += writeText(writer, text, style, { x: page.left, y: writer.y, width: page.inner }) + 10;
}

// Keeps a dash with the word before it, and an amount with its currency.
function withNonBreakingSpaces(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(' – ', '\u00A0– ')
    .replaceAll(/Rp (?=\d)/g, 'Rp\u00A0');
}

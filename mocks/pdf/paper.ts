import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Sheet } from './sheet.ts';

export const ink = {
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
export type Paper = { doc: PDFKit.PDFDocument; y: number; isDraft: boolean };

const fontFiles: Record<Weight, string> = { regular: '400', semibold: '600', bold: '700' };

/** An A4 document with the fonts loaded and its first page open. */
export function createPaper({ title, locale, today }: Sheet): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    // Page breaks come from `room` only; with a margin pdfkit would add its own.
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
export function room(paper: Paper, height: number): void {
  if (paper.y + height <= page.bottom) return;
  if (!paper.isDraft) paper.doc.addPage();
  paper.y = page.top;
}

/** Writes a text at `y` and returns its height. */
export function write(
  { doc, isDraft }: Paper,
  text: string,
  style: Style,
  box: { x: number; y: number; width: number; align?: 'left' | 'right' },
): number {
  const height = heightOf({ doc }, text, style, box.width);
  if (isDraft) return height;
  doc.fillColor(style.color);
  doc.text(printable(text), box.x, box.y, { ...spacing(style, box.width), align: box.align ?? 'left' });
  return height;
}

/** The height of a text in points, in this style and width. */
export function heightOf({ doc }: Pick<Paper, 'doc'>, text: string, style: Style, width: number): number {
  doc.font(style.weight).fontSize(style.size);
  return doc.heightOfString(printable(text), spacing(style, width));
}

// The font has narrow word spaces.
function spacing({ size, lineGap = 2, tracking = 0 }: Style, width: number) {
  return { width, lineGap, characterSpacing: tracking, wordSpacing: size * 0.05 };
}

/** A line across the page at `y`, in points. */
export function rule({ doc, isDraft }: Paper, y: number, color: string = ink.line, thickness = 0.75): void {
  if (isDraft) return;
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(thickness).strokeColor(color).stroke();
}

/** A section heading, kept on one page with the `next` points after it. */
export function heading(paper: Paper, text: string, next: number): void {
  const style: Style = { weight: 'bold', size: 17, color: ink.heading, tracking: -0.3 };
  room(paper, 30 + next);
  paper.y += write(paper, text, style, { x: page.left, y: paper.y, width: page.inner }) + 10;
}

// Keeps a dash with the word before it, and an amount with its currency.
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(' – ', '\u00A0– ')
    .replaceAll(/Rp (?=\d)/g, 'Rp\u00A0');
}

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PdfContent } from './pdf-content.ts';
import { colors, measureHeight, type PdfWriter, page, type Style, writeText } from './pdf-writer.ts';

const PICTURE_HEIGHT = { min: 120, max: 230 };
const FACTS_HEIGHT = 46;
const title: Style = { weight: 'bold', size: 25, color: colors.heading, lineGap: 0, tracking: -0.6 };
const route: Style = { weight: 'regular', size: 11.5, color: colors.muted };
const label: Style = { weight: 'regular', size: 8.5, color: colors.muted };
const value: Style = { weight: 'semibold', size: 10, color: colors.heading, lineGap: 1 };
const intro: Style = { weight: 'regular', size: 10.5, color: colors.text, lineGap: 4 };

/**
 * Prints brand, title, picture, facts and introduction. The picture leaves `spaceBelow` points of the first page free.
 */
export function renderHeader(writer: PdfWriter, content: PdfContent, spaceBelow: number): void {
  renderBrand(writer, content);
  const column = { x: page.left, width: page.inner };
  writer.y = 104;
  writer.y += writeText(writer, content.title, title, { ...column, y: writer.y }) + 5;
  const line = [content.route, content.places].filter(Boolean).join(' | ');
  if (line) writer.y += writeText(writer, line, route, { ...column, y: writer.y });
  writer.y += 12;
  const introHeight = content.intro ? measureHeight(writer, content.intro, intro, page.inner) + 20 : 0;
  const left = page.bottom - writer.y - FACTS_HEIGHT - introHeight - spaceBelow - 16;
  renderPicture(writer, content.picture, Math.min(PICTURE_HEIGHT.max, Math.max(PICTURE_HEIGHT.min, left)));
  renderFacts(writer, content);
  if (content.intro) writeText(writer, content.intro, intro, { ...column, y: writer.y });
  writer.y += introHeight;
}

function renderBrand(writer: PdfWriter, { offices }: PdfContent): void {
  const { doc } = writer;
  renderPattern(writer);
  const [x, y] = [page.left, 40];
  doc.save().roundedRect(x, y, 30, 30, 7).clip();
  doc.rect(x, y, 30, 30).fill('#fff5ec');
  doc.circle(x + 15, y + 13, 8.5).fill(colors.orange);
  doc.path(`M${x} ${y + 17} q7.5 -5 15 0 t15 0 v14 h-30 Z`).fill('#2b74a4');
  doc.path(`M${x} ${y + 23} q7.5 -4.5 15 0 t15 0 v8 h-30 Z`).fill(colors.heading);
  doc.restore();
  const wordmark: Style = { weight: 'bold', size: 19, color: colors.heading, tracking: -0.5 };
  writeText(writer, 'kelana', wordmark, { x: x + 39, y: y + 2, width: 120 });
  const contacts = offices[0]?.contacts.join(' · ') ?? '';
  writeText(writer, contacts, { ...label, size: 9 }, { x: page.right - 340, y: y + 9, width: 340, align: 'right' });
}

/** The decorative pattern along the upper edge. */
function renderPattern({ doc }: PdfWriter): void {
  doc.rect(0, 0, page.width, 12).fill('#112e46');
  for (let x = 0; x < page.width; x += 48) {
    diamond(doc, x, 24, 12, colors.orange);
    diamond(doc, x + 6, 12, 6, '#112e46');
    diamond(doc, x + 24, 24, 12, colors.blue);
    diamond(doc, x + 30, 12, 6, '#f5ecdf');
  }
}

function diamond(doc: PDFKit.PDFDocument, x: number, width: number, height: number, color: string): void {
  const [middle, half] = [6, height / 2];
  doc
    .polygon([x, middle], [x + width / 2, middle - half], [x + width, middle], [x + width / 2, middle + half])
    .fill(color);
}

function renderPicture(writer: PdfWriter, path: string | null, height: number): void {
  const name = path?.startsWith('/media/') ? path.slice('/media/'.length) : null;
  const file = name && fileURLToPath(new URL(`../media/${name}`, import.meta.url));
  if (!file || !existsSync(file)) return;
  const { doc, y } = writer;
  const box: [number, number] = [page.inner, height];
  doc.save();
  doc.path(oneRoundCorner(page.left, y, ...box)).clip();
  doc.image(file, page.left, y, { cover: box, align: 'center', valign: 'center' });
  doc.restore();
  writer.y += height + 16;
}

/** The brand's picture shape: small corners and one large at the top right. */
function oneRoundCorner(x: number, y: number, width: number, height: number): string {
  const arc = (radius: number, right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const sides = [`M${x + 10} ${y} h${width - 66} ${arc(56, 56, 56)}`, `v${height - 66} ${arc(10, -10, 10)}`];
  return [...sides, `h${20 - width} ${arc(10, -10, -10)}`, `v${20 - height} ${arc(10, 10, -10)} Z`].join(' ');
}

function renderFacts(writer: PdfWriter, { facts: rows }: PdfContent): void {
  const widths = [158, 110, 128, 103];
  let x: number = page.left;
  for (const [index, fact] of rows.entries()) {
    const width = (widths[index] ?? 100) - 12;
    writeText(writer, fact.label, label, { x, y: writer.y, width });
    writeText(writer, fact.value, value, { x, y: writer.y + 13, width: width + 10 });
    x += widths[index] ?? 100;
  }
  writer.y += FACTS_HEIGHT;
}

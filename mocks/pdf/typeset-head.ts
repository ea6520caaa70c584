import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { heightOf, ink, type Paper, page, type Style, write } from './paper.ts';
import type { Sheet } from './sheet.ts';

const PICTURE_HEIGHT = { min: 120, max: 230 };
const FACTS_HEIGHT = 46;
const title: Style = { weight: 'bold', size: 25, color: ink.heading, lineGap: 0, tracking: -0.6 };
const route: Style = { weight: 'regular', size: 11.5, color: ink.muted };
const label: Style = { weight: 'regular', size: 8.5, color: ink.muted };
const value: Style = { weight: 'semibold', size: 10, color: ink.heading, lineGap: 1 };
const intro: Style = { weight: 'regular', size: 10.5, color: ink.text, lineGap: 4 };

/** Prints brand, title, picture, facts and introduction; the picture leaves `below` points of the first page free. */
export function typesetHead(paper: Paper, sheet: Sheet, below: number): void {
  brandHead(paper, sheet);
  const column = { x: page.left, width: page.inner };
  paper.y = 104;
  paper.y += write(paper, sheet.title, title, { ...column, y: paper.y }) + 5;
  const line = [sheet.route, sheet.places].filter(Boolean).join(' | ');
  if (line) paper.y += write(paper, line, route, { ...column, y: paper.y });
  paper.y += 12;
  const introHeight = sheet.intro ? heightOf(paper, sheet.intro, intro, page.inner) + 20 : 0;
  const left = page.bottom - paper.y - FACTS_HEIGHT - introHeight - below - 16;
  picture(paper, sheet.picture, Math.min(PICTURE_HEIGHT.max, Math.max(PICTURE_HEIGHT.min, left)));
  facts(paper, sheet);
  if (sheet.intro) write(paper, sheet.intro, intro, { ...column, y: paper.y });
  paper.y += introHeight;
}

function brandHead(paper: Paper, { offices }: Sheet): void {
  const { doc } = paper;
  wovenRibbon(paper);
  const [x, y] = [page.left, 40];
  doc.save().roundedRect(x, y, 30, 30, 7).clip();
  doc.rect(x, y, 30, 30).fill('#fff5ec');
  doc.circle(x + 15, y + 13, 8.5).fill(ink.orange);
  doc.path(`M${x} ${y + 17} q7.5 -5 15 0 t15 0 v14 h-30 Z`).fill('#2b74a4');
  doc.path(`M${x} ${y + 23} q7.5 -4.5 15 0 t15 0 v8 h-30 Z`).fill(ink.heading);
  doc.restore();
  const wordmark: Style = { weight: 'bold', size: 19, color: ink.heading, tracking: -0.5 };
  write(paper, 'kelana', wordmark, { x: x + 39, y: y + 2, width: 120 });
  const contacts = offices[0]?.contacts.join(' · ') ?? '';
  write(paper, contacts, { ...label, size: 9 }, { x: page.right - 340, y: y + 9, width: 340, align: 'right' });
}

/** The decorative woven band along the upper edge. */
function wovenRibbon({ doc }: Paper): void {
  doc.rect(0, 0, page.width, 12).fill('#112e46');
  for (let x = 0; x < page.width; x += 48) {
    diamond(doc, x, 24, 12, ink.orange);
    diamond(doc, x + 6, 12, 6, '#112e46');
    diamond(doc, x + 24, 24, 12, ink.blue);
    diamond(doc, x + 30, 12, 6, '#f5ecdf');
  }
}

function diamond(doc: PDFKit.PDFDocument, x: number, width: number, height: number, color: string): void {
  const [middle, half] = [6, height / 2];
  doc
    .polygon([x, middle], [x + width / 2, middle - half], [x + width, middle], [x + width / 2, middle + half])
    .fill(color);
}

function picture(paper: Paper, path: string | null, height: number): void {
  const name = path?.startsWith('/media/') ? path.slice('/media/'.length) : null;
  const file = name && fileURLToPath(new URL(`../media/${name}`, import.meta.url));
  if (!file || !existsSync(file)) return;
  const { doc, y } = paper;
  const box: [number, number] = [page.inner, height];
  doc.save();
  doc.path(oneRoundCorner(page.left, y, ...box)).clip();
  doc.image(file, page.left, y, { cover: box, align: 'center', valign: 'center' });
  doc.restore();
  paper.y += height + 16;
}

/** The brand's picture shape: small corners and one large at the top right. */
function oneRoundCorner(x: number, y: number, width: number, height: number): string {
  const arc = (radius: number, right: number, down: number) => `a${radius} ${radius} 0 0 1 ${right} ${down}`;
  const sides = [`M${x + 10} ${y} h${width - 66} ${arc(56, 56, 56)}`, `v${height - 66} ${arc(10, -10, 10)}`];
  return [...sides, `h${20 - width} ${arc(10, -10, -10)}`, `v${20 - height} ${arc(10, 10, -10)} Z`].join(' ');
}

function facts(paper: Paper, { facts: rows }: Sheet): void {
  const widths = [158, 110, 128, 103];
  let x: number = page.left;
  for (const [index, fact] of rows.entries()) {
    const width = (widths[index] ?? 100) - 12;
    write(paper, fact.label, label, { x, y: paper.y, width });
    write(paper, fact.value, value, { x, y: paper.y + 13, width: width + 10 });
    x += widths[index] ?? 100;
  }
  paper.y += FACTS_HEIGHT;
}

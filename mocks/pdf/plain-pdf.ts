import type { PdfContent } from './pdf-content.ts';

const LINES_PER_PAGE = 54;
const COLUMNS = 92;
const WIN_ANSI: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  ı: 0x69,
};

/** The itinerary as plain text in a standard PDF font, for the browser worker, where pdfkit does not run. */
export function plainPdf(content: PdfContent): Blob {
  const lines = getLines(content).flatMap((line) => wrapLine(line));
  const pages = Array.from({ length: Math.ceil(lines.length / LINES_PER_PAGE) }, (_, page) =>
    lines.slice(page * LINES_PER_PAGE, (page + 1) * LINES_PER_PAGE),
  );
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, index) => pageObjects(page, 5 + index * 2)),
    `<< /Title ${toStringLiteral(content.title)} >>`,
  ];
  const bytes = Uint8Array.from(assembleFile(objects), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}

function getLines(content: PdfContent): string[] {
  const { labels } = content;
  return [
    ...[content.title, content.route, '', content.intro, ''],
    ...content.facts.map(({ label, value }) => `${label}: ${value}`),
    ...['', labels.departures],
    ...content.departures.map(({ dates, seats, price }) => `${dates}   ${seats}   ${price}`),
    ...['', labels.dayByDay],
    ...content.days.flatMap(({ label, date, title, text, facts }) => [
      ...[`${label} (${date}): ${title}`, ...text.split('\n')],
      ...[facts.join(', '), ''],
    ]),
    ...content.lists.flatMap(({ title, items }) => [title, ...items.map((item) => `• ${item}`), '']),
    labels.offices,
    ...content.offices.map(({ name, address, contacts }) => [name, address, ...contacts].join(', ')),
    ...['', content.mayChange],
  ];
}

function wrapLine(line: string): string[] {
  const rows = [''];
  for (const word of line.split(' ')) {
    const row = rows.at(-1) ?? '';
    if (row !== '' && row.length + word.length >= COLUMNS) rows.push(word);
    else rows[rows.length - 1] = row === '' ? word : `${row} ${word}`;
  }
  return rows;
}

function pageObjects(lines: string[], contentId: number): string[] {
  const text = `BT /F1 10 Tf 14 TL 48 790 Td ${lines.map((line) => `${toStringLiteral(line)} Tj T*`).join('\n')} ET`;
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contentId} 0 R`;
  return [
    `${page} /Resources << /Font << /F1 3 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
}

// Every character is one byte, so lengths in characters are lengths in bytes.
function toStringLiteral(text: string): string {
  const bytes = Array.from(toLatin1(text.normalize('NFC')), (letter) => {
    const code = WIN_ANSI[letter] ?? letter.charCodeAt(0);
    return code < 0x100 ? String.fromCharCode(code) : '?';
  });
  return `(${bytes.join('').replaceAll(/[\\()]/g, '\\$&')})`;
}

function assembleFile(objects: string[]): string {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

const undecomposable: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' };

/** Removes the accents of letters beyond Latin-1, because the font has no glyph for them. */
function toLatin1(text: string): string {
  return text.replaceAll(/[\u0100-\u024F]/g, (letter) => undecomposable[letter] ?? letter.normalize('NFD').charAt(0));
}

import type { PdfContent, PdfDay } from './pdf-content.ts';
import {
  colors,
  drawLine,
  ensureSpace,
  measureHeight,
  type PdfWriter,
  page,
  type Style,
  writeHeading,
  writeText,
} from './pdf-writer.ts';

const x = page.left + 92;
const width = page.right - x;
const label: Style = { weight: 'semibold', size: 10, color: colors.heading };
const date: Style = { weight: 'regular', size: 8.5, color: colors.muted };
const title: Style = { weight: 'semibold', size: 11.5, color: colors.heading, lineGap: 1, tracking: -0.1 };
const text: Style = { weight: 'regular', size: 10, color: colors.text, lineGap: 3.5 };
const facts: Style = { weight: 'semibold', size: 8.5, color: colors.blue };

/** Prints the days with `padding` points above and below each; a day is never split across pages. */
export function renderDays(writer: PdfWriter, { days, labels }: PdfContent, padding: number): void {
  if (days.length === 0) return;
  writeHeading(writer, labels.dayByDay, 90);
  for (const day of days) renderDay(writer, day, padding);
  writer.y += 20;
}

function renderDay(writer: PdfWriter, day: PdfDay, padding: number): void {
  const factLine = day.facts.join(' · ');
  const parts = [
    { words: day.title, style: title, gap: 3 },
    { words: day.text, style: text, gap: 4 },
    { words: factLine, style: facts, gap: 0 },
  ].filter((part) => part.words !== '');
  const height = parts.reduce(
    (sum, part) => sum + measureHeight(writer, part.words, part.style, width) + part.gap,
    2 * padding + 2,
  );
  const minHeight = 26 + 2 * padding;
  ensureSpace(writer, Math.max(height, minHeight));
  const top = writer.y;
  drawLine(writer, top);
  writer.y += padding;
  writeText(writer, day.label, label, { x: page.left, y: writer.y + 1, width: 86 });
  writeText(writer, day.date, date, { x: page.left, y: writer.y + 15, width: 86 });
  for (const part of parts) writer.y += writeText(writer, part.words, part.style, { x, y: writer.y, width }) + part.gap;
  writer.y = Math.max(writer.y + padding, top + minHeight - 2);
}

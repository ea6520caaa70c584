import { heading, heightOf, ink, type Paper, page, room, rule, type Style, write } from './paper.ts';
import type { Sheet, SheetDay } from './sheet.ts';

const x = page.left + 92;
const width = page.right - x;
const label: Style = { weight: 'semibold', size: 10, color: ink.heading };
const date: Style = { weight: 'regular', size: 8.5, color: ink.muted };
const title: Style = { weight: 'semibold', size: 11.5, color: ink.heading, lineGap: 1, tracking: -0.1 };
const text: Style = { weight: 'regular', size: 10, color: ink.text, lineGap: 3.5 };
const facts: Style = { weight: 'semibold', size: 8.5, color: ink.blue };

/** Prints the days with `air` points above and below each; a day is never split across pages. */
export function typesetDays(paper: Paper, { days, words }: Sheet, air: number): void {
  if (days.length === 0) return;
  heading(paper, words.dayByDay, 90);
  for (const day of days) typesetDay(paper, day, air);
  paper.y += 20;
}

function typesetDay(paper: Paper, day: SheetDay, air: number): void {
  const factLine = day.facts.join(' · ');
  const parts = [
    { words: day.title, style: title, gap: 3 },
    { words: day.text, style: text, gap: 4 },
    { words: factLine, style: facts, gap: 0 },
  ].filter((part) => part.words !== '');
  const height = parts.reduce(
    (sum, part) => sum + heightOf(paper, part.words, part.style, width) + part.gap,
    2 * air + 2,
  );
  const least = 26 + 2 * air;
  room(paper, Math.max(height, least));
  const top = paper.y;
  rule(paper, top);
  paper.y += air;
  write(paper, day.label, label, { x: page.left, y: paper.y + 1, width: 86 });
  write(paper, day.date, date, { x: page.left, y: paper.y + 15, width: 86 });
  for (const part of parts) paper.y += write(paper, part.words, part.style, { x, y: paper.y, width }) + part.gap;
  paper.y = Math.max(paper.y + air, top + least - 2);
}

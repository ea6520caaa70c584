import { chinaTaiwanWords } from './descriptions/china-taiwan.ts';
import { eastEuropeWords } from './descriptions/east-europe.ts';
import { japanKoreaWords } from './descriptions/japan-korea.ts';
import { middleEastWords } from './descriptions/middle-east.ts';
import { southeastAsiaWords } from './descriptions/southeast-asia.ts';
import { westEuropeWords } from './descriptions/west-europe.ts';
import { wideWorldWords } from './descriptions/wide-world.ts';
import type { TourWords } from './tour-row.ts';

/** Title for search engines, description and highlights of every tour, by tour id. */
export const tourWords: Readonly<Record<number, TourWords>> = {
  ...japanKoreaWords,
  ...chinaTaiwanWords,
  ...westEuropeWords,
  ...middleEastWords,
  ...southeastAsiaWords,
  ...eastEuropeWords,
  ...wideWorldWords,
};

/** Two or three paragraphs and the highlights, as the HTML of `description`. */
export function descriptionOf(words: TourWords): string {
  const paragraphs = words.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const highlights = words.highlights.map(([title, text]) => `<li><strong>${title}</strong> ${text}</li>`).join('');
  return `${paragraphs}<ul>${highlights}</ul>`;
}

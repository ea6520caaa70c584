import { chinaTaiwanDescriptions } from '../descriptions/china-taiwan.ts';
import { eastEuropeDescriptions } from '../descriptions/east-europe.ts';
import { japanKoreaDescriptions } from '../descriptions/japan-korea.ts';
import { middleEastDescriptions } from '../descriptions/middle-east.ts';
import { otherRegionDescriptions } from '../descriptions/other-regions.ts';
import { southeastAsiaDescriptions } from '../descriptions/southeast-asia.ts';
import { westEuropeDescriptions } from '../descriptions/west-europe.ts';
import type { InLanguage } from '../localized.ts';
import type { TourDescription } from './row.ts';

/** Title for search engines, description and highlights of every tour, by tour id. */
export const tourDescriptions: Readonly<Record<number, TourDescription>> = {
  ...japanKoreaDescriptions,
  ...chinaTaiwanDescriptions,
  ...westEuropeDescriptions,
  ...middleEastDescriptions,
  ...southeastAsiaDescriptions,
  ...eastEuropeDescriptions,
  ...otherRegionDescriptions,
};

/** Two or three paragraphs and the highlights, as the HTML of `description`. */
export function toDescriptionHtml(description: InLanguage<TourDescription>): string {
  const paragraphs = description.paragraphs.map((text) => `<p>${text}</p>`).join('');
  const highlights = description.highlights
    .map(([title, text]) => `<li><strong>${title}</strong> ${text}</li>`)
    .join('');
  return `${paragraphs}<ul>${highlights}</ul>`;
}

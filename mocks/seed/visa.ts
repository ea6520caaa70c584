import type { VisaCountryDetail } from '@sdk';
import { addDays } from './calendar.ts';
import { inLanguage, type Locale, languagesFrom } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { eastAsia } from './visa/east-asia.ts';
import { europe } from './visa/europe.ts';
import { middleEast } from './visa/middle-east.ts';
import { oceaniaAmericaIndia } from './visa/oceania-america-india.ts';
import { visaFree } from './visa/visa-free.ts';

/** Every country with its details, by id; the list of countries omits the details. */
export function buildVisaCountries(today: string, locale: Locale): VisaCountryDetail[] {
  const texts = [...eastAsia, ...europe, ...middleEast, ...oceaniaAmericaIndia, ...visaFree];
  return inLanguage(texts, locale).map(({ picture, checkedDaysAgo, ...country }) => ({
    ...country,
    languages: languagesFrom(locale),
    image_url: picture && mediaPath(picture),
    updated_at: addDays(today, -checkedDaysAgo),
  }));
}

import type { WebPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { agencyData } from '@/features/shared/agency-data';
import { type PageWords, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { CountryModel } from './country-model';

/** The page as schema.org has it, as new as the country that was checked last. */
export function visaData(locale: Locale, countries: readonly CountryModel[], words: PageWords) {
  const lastChecked = countries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    '@type': 'WebPage',
    ...webPageData(locale, routes.visaAndPassport(), words),
    ...(lastChecked && { dateModified: lastChecked }),
    about: countries.map(({ name }) => ({ '@type': 'Country', name }) as const),
    publisher: agencyData(locale),
  } satisfies WebPage;
}

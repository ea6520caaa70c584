import type { WebPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { agencyReference } from '@/features/shared/agency-data';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { CountryModel } from './country-model';

/**
 * Returns the page as schema.org data, of one country or of all countries. For all, the date is that of the latest
 * check.
 */
export function visaData(
  locale: Locale,
  countries: readonly CountryModel[],
  texts: PageTexts,
  country?: CountryModel | undefined,
) {
  const shown = country ? [country] : countries;
  const path = country ? routes.visaAndPassport({ country: country.id }) : routes.visaAndPassport();
  const lastChecked = shown
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    '@type': 'WebPage',
    ...webPageData(locale, path, texts),
    ...(lastChecked && { dateModified: lastChecked }),
    about: shown.map(({ name }) => ({ '@type': 'Country', name }) as const),
    publisher: agencyReference(locale),
  } satisfies WebPage;
}

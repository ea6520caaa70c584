import type { WebPage } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { CountryModel } from './country-model';

type Words = { title: string; description: string };

/** The page as schema.org has it, as new as the country that was checked last. */
export function visaData(locale: Locale, countries: readonly CountryModel[], { title, description }: Words) {
  const lastChecked = countries
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: pageUrl(locale, routes.visaAndPassport()),
    inLanguage: locale,
    ...(lastChecked && { dateModified: lastChecked }),
    about: countries.map(({ name }) => ({ '@type': 'Country', name }) as const),
    publisher: agencyData(locale),
  } satisfies WebPage;
}

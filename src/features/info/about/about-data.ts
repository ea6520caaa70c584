import type { OpeningHours } from '@sdk';
import type { AboutPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { agencyData } from '@/features/shared/agency-data';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { AboutModel } from './about-model';

type Operator = { about: AboutModel; hours: readonly OpeningHours[] };

/** Returns the about page as schema.org data, with the operator's memberships by name. */
export function aboutData(locale: Locale, { about, hours }: Operator, texts: PageTexts) {
  const { accreditations, images } = about;
  const named = (offers: AboutModel['accreditations']) =>
    offers.map((offer) => ({ '@type': 'Organization', name: offer.title }) as const);
  return {
    '@type': 'AboutPage',
    ...webPageData(locale, routes.about(), texts),
    mainEntity: {
      ...agencyData(locale, hours),
      ...(images.building && { image: images.building }),
      ...(accreditations.length > 0 && { memberOf: named(accreditations) }),
    },
  } satisfies AboutPage;
}

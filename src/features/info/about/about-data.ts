import type { AboutPage } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import type { AboutModel } from './about-model';

type Words = { title: string; description: string };

/** The page about the operator as schema.org has it, with its memberships and its companies by name. */
export function aboutData(locale: Locale, about: AboutModel, { title, description }: Words) {
  const { accreditations, subsidiaries, images } = about;
  const named = (offers: AboutModel['accreditations']) =>
    offers.map((offer) => ({ '@type': 'Organization', name: offer.title }) as const);
  return {
    '@type': 'AboutPage',
    name: title,
    description,
    url: pageUrl(locale, routes.about()),
    inLanguage: locale,
    mainEntity: {
      ...agencyData(locale),
      email: brand.email,
      telephone: brand.phone.international,
      ...(images.building && { image: images.building }),
      ...(accreditations.length > 0 && { memberOf: named(accreditations) }),
      ...(subsidiaries.length > 0 && { subOrganization: named(subsidiaries) }),
    },
  } satisfies AboutPage;
}

import type { About, OpeningHours, Person } from '@sdk';
import type { AboutPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { agencyData, type PageTexts, webPageData } from '@/features/shared/agency-data';
import { offerOf } from '@/features/shared/tour/offer';
import type { Locale } from '@/i18n/locales';

export type AboutModel = ReturnType<typeof aboutModel>;

/** Returns the data of the about page. HTML is sanitised; a part that the service omits is an empty text or list. */
export function aboutModel(about: About, sanitize: (html: string) => string) {
  return {
    story: sanitize(about.content),
    vision: sanitize(about.vision),
    mission: sanitize(about.mission),
    services: about.our_services.length
      ? about.our_services.map(({ service, description }) => ({ title: service, text: description }))
      : about.services.map((title) => ({ title, text: '' })),
    accreditations: about.accreditations.map(offerOf),
    subsidiaries: about.subsidiaries.map(offerOf),
    images: about.images,
    /** Empty if the service does not send it. */
    team: (about.team ?? []).map(memberModel),
  };
}

const memberModel = ({ name, role = '', trips_led: trips = null, portrait_url: portraitUrl = null }: Person) => ({
  name,
  role,
  trips,
  portraitUrl,
});

/** Returns the about page as schema.org data, with the operator's memberships by name. */
export function aboutData(
  locale: Locale,
  { accreditations, images }: AboutModel,
  hours: readonly OpeningHours[],
  texts: PageTexts,
) {
  const memberOf = accreditations.map(({ title }) => ({ '@type': 'Organization', name: title }) as const);
  return {
    '@type': 'AboutPage',
    ...webPageData(locale, routes.about(), texts),
    mainEntity: {
      ...agencyData(locale, hours),
      ...(images.building && { image: images.building }),
      ...(accreditations.length > 0 && { memberOf }),
    },
  } satisfies AboutPage;
}

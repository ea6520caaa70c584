import type { ContactPage, TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { agencyData, agencyId } from '@/features/shared/agency-data';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { ContactModel, Office } from './contact-model';

/** Returns the page as schema.org data: every office is a branch of the operator with its address and numbers. */
export function contactData(locale: Locale, { offices }: ContactModel, texts: PageTexts) {
  return {
    '@type': 'ContactPage',
    ...webPageData(locale, routes.contact(), texts),
    mainEntity: {
      ...agencyData(locale),
      email: brand.email,
      telephone: brand.phone.international,
      ...(offices.length > 0 && { department: offices.map(officeData) }),
    },
  } satisfies ContactPage;
}

function officeData({ name, address, mapHref, contacts }: Office) {
  const first = (kind: string) => contacts.find((contact) => contact.kind === kind)?.shown;
  const telephone = first('phone') ?? first('whatsapp');
  const email = first('email');
  return {
    '@type': 'TravelAgency',
    name: `${brand.name} ${name}`,
    parentOrganization: { '@id': agencyId() },
    ...(address && { address }),
    ...(mapHref && { hasMap: mapHref }),
    ...(telephone && { telephone }),
    ...(email && { email }),
  } satisfies TravelAgency;
}

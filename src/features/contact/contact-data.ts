import type { ContactPage, TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { addressData } from '@/features/shared/address-data';
import { agencyData, agencyId } from '@/features/shared/agency-data';
import { hoursData } from '@/features/shared/agency-hours';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { ContactModel, Office } from './contact-model';

/**
 * Returns the page as schema.org data: every office is a branch of the operator with its address, hours and numbers.
 * The operator's own hours are those of the head office, the first one.
 */
export function contactData(locale: Locale, { offices }: ContactModel, texts: PageTexts) {
  return {
    '@type': 'ContactPage',
    ...webPageData(locale, routes.contact(), texts),
    mainEntity: {
      ...agencyData(locale, offices[0]?.hours),
      ...(offices.length > 0 && { department: offices.map(officeData) }),
    },
  } satisfies ContactPage;
}

function officeData({ name, address, parts, mapHref, hours, contacts }: Office) {
  const first = (kind: string) => contacts.find((contact) => contact.kind === kind);
  const telephone = (first('phone') ?? first('whatsapp'))?.number;
  const email = first('email')?.shown;
  return {
    '@type': 'TravelAgency',
    name: `${brand.name} ${name}`,
    parentOrganization: { '@id': agencyId() },
    ...(parts ? { address: addressData(parts) } : address && { address }),
    ...(mapHref && { hasMap: mapHref }),
    ...hoursData(hours),
    ...(telephone && { telephone }),
    ...(email && { email }),
  } satisfies TravelAgency;
}

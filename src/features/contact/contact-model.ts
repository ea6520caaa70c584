import type { ContactPage as ContactAnswer } from '@sdk';
import type { ContactPage, TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { displayedInternational, messageLink, phoneLink } from '@/domain/phone';
import {
  addressData,
  agencyData,
  agencyId,
  hoursData,
  type PageTexts,
  webPageData,
} from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';
import { mapLink } from '@/lib/map-link';
import { withNoBreakHyphens } from '@/lib/text/hyphens';

type ContactRow = ContactAnswer['offices'][number]['contacts'][number];

export type ContactModel = ReturnType<typeof contactModel>;
export type Office = ContactModel['offices'][number];

export function contactModel({ headline, offices }: ContactAnswer) {
  return {
    headline: headline.title,
    subtitle: withNoBreakHyphens(headline.subtitle),
    imageUrl: headline.image_url,
    offices: offices.map(({ name, address, postal_address, opening_hours = [], contacts, consultants }) => ({
      name,
      address,
      /** The same address in parts; null if the service does not send them. */
      parts: postal_address ?? null,
      mapHref: address ? mapLink(address) : null,
      /** Empty if the service does not send them. */
      hours: opening_hours,
      contacts: contacts.map(officeContact),
      ...(consultants?.length && { consultants }),
    })),
  };
}

/** Returns a way to reach an office; `number` is in E.164, and null for an email address. */
function officeContact({ type, value, number }: ContactRow) {
  if (type === 'email') return { kind: type, shown: value, number: null, href: `mailto:${value}` };
  const href = (type === 'phone' ? phoneLink : messageLink)(number ?? value);
  return { kind: type, shown: value, number: number ?? displayedInternational(value), href };
}

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

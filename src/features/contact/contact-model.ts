import type { ContactPage, OpeningHours } from '@sdk';
import { displayedInternational, messageLink, phoneLink } from '@/domain/phone';
import { type AddressParts, addressParts } from '@/features/shared/address-data';
import { withNoBreakHyphens } from '@/lib/text/hyphens';

type ContactRow = ContactPage['offices'][number]['contacts'][number];

/** `number` is in E.164, and null for an email address. */
export type OfficeContact = { kind: ContactRow['type']; shown: string; number: string | null; href: string };

export type Office = {
  name: string;
  address: string;
  /** The same address in parts; null if the service does not send them. */
  parts: AddressParts | null;
  mapHref: string | null;
  /** Empty if the service does not send them. */
  hours: OpeningHours[];
  contacts: OfficeContact[];
};

export type ContactModel = {
  headline: string;
  subtitle: string;
  imageUrl: string | null;
  offices: Office[];
};

export function contactModel({ headline, offices }: ContactPage): ContactModel {
  return {
    headline: headline.title,
    subtitle: withNoBreakHyphens(headline.subtitle),
    imageUrl: headline.image_url,
    offices: offices.map(({ name, address, postal_address, opening_hours = [], contacts }) => ({
      name,
      address,
      parts: postal_address ? addressParts(postal_address) : null,
      mapHref: address ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : null,
      hours: opening_hours,
      contacts: contacts.map(officeContact),
    })),
  };
}

function officeContact({ type, value, number }: ContactRow): OfficeContact {
  if (type === 'email') return { kind: type, shown: value, number: null, href: `mailto:${value}` };
  const href = (type === 'phone' ? phoneLink : messageLink)(number ?? value);
  return { kind: type, shown: value, number: number ?? displayedInternational(value), href };
}

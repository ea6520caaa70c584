import type { ContactPage } from '@sdk';
import { messageLink, phoneLink } from '@/domain/phone';

type ContactKind = ContactPage['offices'][number]['contacts'][number]['type'];

export type OfficeContact = { kind: ContactKind; shown: string; href: string };

export type Office = { name: string; address: string; mapHref: string | null; contacts: OfficeContact[] };

export type ContactModel = {
  headline: string;
  subtitle: string;
  imageUrl: string | null;
  offices: Office[];
};

export function contactModel({ headline, offices }: ContactPage): ContactModel {
  return {
    headline: headline.title,
    subtitle: headline.subtitle,
    imageUrl: headline.image_url,
    offices: offices.map(({ name, address, contacts }) => ({
      name,
      address,
      mapHref: address ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}` : null,
      contacts: contacts.map(({ type, value }) => ({ kind: type, shown: value, href: linkOf(type, value) })),
    })),
  };
}

function linkOf(kind: ContactKind, value: string): string {
  if (kind === 'email') return `mailto:${value}`;
  return kind === 'phone' ? phoneLink(value) : messageLink(value);
}

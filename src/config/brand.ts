import { withOrdinarySpaces } from '../lib/text/ordinary-spaces.ts';

/** The operator. It is fictional: the phone numbers are not in service and the domains do not resolve. */
export const brand = {
  name: 'Kelana',
  legalName: 'PT Kelana Bahari Sentra',
  address: {
    street: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan',
    locality: 'Jakarta Utara',
    region: 'DKI Jakarta',
    postalCode: '14450',
    country: 'ID',
  },
  phone: { shown: '(021) 0000-0101', international: '+622100000101' },
  whatsapp: { shown: '0812-0000-0101', international: '+6281200000101' },
  email: 'halo@kelana.example',
  social: [
    { name: 'Facebook', icon: 'facebook', url: 'https://facebook.example/kelana' },
    { name: 'Instagram', icon: 'instagram', url: 'https://instagram.example/kelana' },
    { name: 'TikTok', icon: 'tiktok', url: 'https://tiktok.example/@kelana' },
    { name: 'LinkedIn', icon: 'linkedin', url: 'https://linkedin.example/company/kelana' },
    { name: 'YouTube', icon: 'youtube', url: 'https://youtube.example/@kelana' },
  ],
} as const;

/** Sender lines of a printed page. */
export const letterhead = [
  brand.legalName,
  `${brand.address.street}, ${brand.address.locality} ${brand.address.postalCode}`,
  brand.phone.shown,
  brand.email,
];

export const phoneLink = `tel:${brand.phone.international}`;
export const mailLink = `mailto:${brand.email}`;

/**
 * Returns a link to the operator's WhatsApp conversation, with `text` as the draft message. Its spaces become ordinary
 * ones.
 */
export const whatsappLink = (text?: string): string => draftLink(brand.whatsapp.international.slice(1), text);

/** Returns a link to WhatsApp with `text` as the draft message, for a conversation that the visitor picks there. */
export const whatsappShareLink = (text: string): string => draftLink('', text);

function draftLink(number: string, text?: string): string {
  const link = `https://wa.me/${number}`;
  return text ? `${link}?text=${encodeURIComponent(withOrdinarySpaces(text))}` : link;
}

import type { ContactPage } from '@sdk';
import { type AddressText, northJakarta, southJakarta } from './addresses.ts';
import { inLanguage, type Locale, type Localized, same } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { buildConsultant, type ConsultantName } from './people.ts';

type Office = ContactPage['offices'][number];

type ContactPageText = {
  headline: Omit<ContactPage['headline'], 'title' | 'subtitle'> & { title: Localized; subtitle: Localized };
  offices: (Omit<Office, 'name' | 'postal_address' | 'consultants'> & {
    name: Localized;
    postal_address: AddressText;
    consultant: ConsultantName;
  })[];
};

/** The hours of every office, which `headline` has in words. */
const openingHours: NonNullable<Office['opening_hours']> = [
  { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '17:30' },
  { days: ['saturday'], opens: '09:00', closes: '14:00' },
];

const contactPage: ContactPageText = {
  headline: {
    image_url: mediaPath('desk-day'),
    title: { id: 'Konsultan kami siap membantu', en: 'Our consultants are ready to help' },
    subtitle: { id: 'Sen–Jum 09.00–17.30, Sab 09.00–14.00 WIB', en: 'Mon–Fri 09:00–17:30, Sat 09:00–14:00 WIB' },
  },
  offices: [
    {
      name: { id: 'Jakarta Utara – Kantor Pusat', en: 'North Jakarta – Head Office' },
      address: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan, Jakarta Utara 14450',
      postal_address: northJakarta,
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(021) 0000-0101', number: '+622100000101' },
        { type: 'whatsapp', value: '0812-0000-0101', number: '+6281200000101' },
        { type: 'email', value: 'halo@kelana.example' },
      ],
      consultant: 'sari',
    },
    {
      name: { id: 'Jakarta Selatan', en: 'South Jakarta' },
      address: 'Gedung Selasar Rimbun Lt. 3, Jl. Teduh Raya No. 17, Kebayoran Baru, Jakarta Selatan',
      postal_address: southJakarta,
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(021) 0000-0102', number: '+622100000102' },
        { type: 'whatsapp', value: '0812-0000-0102', number: '+6281200000102' },
        { type: 'email', value: 'jaksel@kelana.example' },
      ],
      consultant: 'dimas',
    },
    {
      name: same('Tangerang (Serpong)'),
      address: 'Ruko Taman Damar Hijau Blok C No. 12, Serpong, Tangerang Selatan',
      postal_address: {
        street: 'Ruko Taman Damar Hijau Blok C No. 12, Serpong',
        locality: same('Tangerang Selatan'),
        region: same('Banten'),
        country_code: 'ID',
      },
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(021) 0000-0103', number: '+622100000103' },
        { type: 'whatsapp', value: '0812-0000-0103', number: '+6281200000103' },
        { type: 'email', value: 'serpong@kelana.example' },
      ],
      consultant: 'wulan',
    },
    {
      name: same('Bandung'),
      address: 'Jl. Lereng Pinus No. 45, Coblong, Bandung',
      postal_address: {
        street: 'Jl. Lereng Pinus No. 45, Coblong',
        locality: same('Bandung'),
        region: { id: 'Jawa Barat', en: 'West Java' },
        country_code: 'ID',
      },
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(022) 0000-0104', number: '+622200000104' },
        { type: 'whatsapp', value: '0812-0000-0104', number: '+6281200000104' },
        { type: 'email', value: 'bandung@kelana.example' },
      ],
      consultant: 'putri',
    },
    {
      name: same('Surabaya'),
      address: 'Jl. Dermaga Kencana No. 21, Gubeng, Surabaya',
      postal_address: {
        street: 'Jl. Dermaga Kencana No. 21, Gubeng',
        locality: same('Surabaya'),
        region: { id: 'Jawa Timur', en: 'East Java' },
        country_code: 'ID',
      },
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(031) 0000-0105', number: '+623100000105' },
        { type: 'whatsapp', value: '0812-0000-0105', number: '+6281200000105' },
        { type: 'email', value: 'surabaya@kelana.example' },
      ],
      consultant: 'hendra',
    },
    {
      name: same('Medan'),
      address: 'Jl. Kebun Tembakau No. 9, Medan Baru, Medan',
      postal_address: {
        street: 'Jl. Kebun Tembakau No. 9, Medan Baru',
        locality: same('Medan'),
        region: { id: 'Sumatera Utara', en: 'North Sumatra' },
        country_code: 'ID',
      },
      opening_hours: openingHours,
      contacts: [
        { type: 'phone', value: '(061) 0000-0106', number: '+626100000106' },
        { type: 'whatsapp', value: '0812-0000-0106', number: '+6281200000106' },
        { type: 'email', value: 'medan@kelana.example' },
      ],
      consultant: 'teguh',
    },
  ],
};

/** The page with the offices, each with its consultant. */
export function buildContactPage(locale: Locale): ContactPage {
  const { headline, offices } = inLanguage(contactPage, locale);
  return {
    headline,
    offices: offices.map(({ consultant, ...office }) => ({
      ...office,
      consultants: [buildConsultant(consultant, locale)],
    })),
  };
}

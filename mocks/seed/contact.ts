import type { ContactPage } from '@sdk';
import { type Localized, same } from './localized.ts';
import { mediaPath } from './media-path.ts';

type ContactPageText = {
  headline: Omit<ContactPage['headline'], 'title' | 'subtitle'> & { title: Localized; subtitle: Localized };
  offices: (Omit<ContactPage['offices'][number], 'name'> & { name: Localized })[];
};

export const contactPage: ContactPageText = {
  headline: {
    image_url: mediaPath('desk-day'),
    title: { id: 'Konsultan kami siap membantu', en: 'Our consultants are ready to help' },
    subtitle: { id: 'Sen–Jum 09.00–17.30, Sab 09.00–14.00 WIB', en: 'Mon–Fri 9:00–17:30, Sat 9:00–14:00 WIB' },
  },
  offices: [
    {
      name: { id: 'Jakarta Utara – Kantor Pusat', en: 'North Jakarta – Head Office' },
      address: 'Ruko Bahari Sentra Blok A No. 8, Penjaringan, Jakarta Utara 14450',
      contacts: [
        { type: 'phone', value: '(021) 0000-0101' },
        { type: 'whatsapp', value: '0812-0000-0101' },
        { type: 'email', value: 'halo@kelana.example' },
      ],
    },
    {
      name: { id: 'Jakarta Selatan', en: 'South Jakarta' },
      address: 'Gedung Selasar Rimbun Lt. 3, Jl. Teduh Raya No. 17, Kebayoran Baru, Jakarta Selatan',
      contacts: [
        { type: 'phone', value: '(021) 0000-0102' },
        { type: 'whatsapp', value: '0812-0000-0102' },
        { type: 'email', value: 'jaksel@kelana.example' },
      ],
    },
    {
      name: same('Tangerang (Serpong)'),
      address: 'Ruko Taman Damar Hijau Blok C No. 12, Serpong, Tangerang Selatan',
      contacts: [
        { type: 'phone', value: '(021) 0000-0103' },
        { type: 'whatsapp', value: '0812-0000-0103' },
        { type: 'email', value: 'serpong@kelana.example' },
      ],
    },
    {
      name: same('Bandung'),
      address: 'Jl. Lereng Pinus No. 45, Coblong, Bandung',
      contacts: [
        { type: 'phone', value: '(022) 0000-0104' },
        { type: 'whatsapp', value: '0812-0000-0104' },
        { type: 'email', value: 'bandung@kelana.example' },
      ],
    },
    {
      name: same('Surabaya'),
      address: 'Jl. Dermaga Kencana No. 21, Gubeng, Surabaya',
      contacts: [
        { type: 'phone', value: '(031) 0000-0105' },
        { type: 'whatsapp', value: '0812-0000-0105' },
        { type: 'email', value: 'surabaya@kelana.example' },
      ],
    },
    {
      name: same('Medan'),
      address: 'Jl. Kebun Tembakau No. 9, Medan Baru, Medan',
      contacts: [
        { type: 'phone', value: '(061) 0000-0106' },
        { type: 'whatsapp', value: '0812-0000-0106' },
        { type: 'email', value: 'medan@kelana.example' },
      ],
    },
  ],
};

import type { PassportRequirement } from '@sdk';
import { addDays } from './calendar.ts';
import { inLanguage, type Locale, type Localized } from './localized.ts';

/** The requirements as they are written by hand; the date of the check is added for each day. */
type PassportText = Omit<PassportRequirement, 'sections' | 'fees' | 'notes' | 'updated_at'> & {
  sections: {
    key: PassportRequirement['sections'][number]['key'];
    title: Localized;
    description: Localized;
    documents: Localized[];
  }[];
  fees: { name: Localized; price: number }[];
  notes: Localized;
};

const IDENTITY_CARD: Localized = { id: 'KTP', en: 'KTP (identity card)' };
const FAMILY_CARD: Localized = { id: 'Kartu keluarga (KK)', en: 'Family card (KK)' };
const BIRTH_PROOF: Localized = {
  id: 'Salah satu: akta lahir, akta nikah, ijazah, atau surat baptis',
  en: 'One of these: birth certificate, marriage certificate, school or university certificate, or baptism certificate',
};

const passportText: PassportText = {
  sections: [
    {
      key: 'new',
      title: { id: 'Paspor baru', en: 'New passport' },
      description: {
        id: 'Ajukan lewat aplikasi M-Paspor, pilih kantor imigrasi dan jadwal, bayar, lalu datang membawa dokumen asli.',
        en: 'Apply in the M-Paspor app, choose an immigration office and a time, pay, then come with your original documents.',
      },
      documents: [IDENTITY_CARD, FAMILY_CARD, BIRTH_PROOF],
    },
    {
      key: 'renew',
      title: { id: 'Penggantian paspor', en: 'Passport replacement' },
      description: {
        id: 'Mulai sekitar 9 bulan sebelum masa berlaku habis, karena banyak negara meminta sisa masa berlaku 6 bulan.',
        en: 'Start about 9 months before your passport expires, because many countries ask for 6 months of remaining validity.',
      },
      documents: [IDENTITY_CARD, FAMILY_CARD, BIRTH_PROOF, { id: 'Paspor lama', en: 'Old passport' }],
    },
    {
      key: 'child',
      title: { id: 'Paspor anak', en: 'Passport for a child' },
      description: {
        id: 'Anak datang bersama orang tua. Paspor anak berlaku 5 tahun.',
        en: 'The child comes with the parents. A child’s passport is valid for 5 years.',
      },
      documents: [
        { id: 'KTP kedua orang tua', en: 'KTP (identity card) of both parents' },
        FAMILY_CARD,
        { id: 'Buku atau akta nikah orang tua', en: 'Marriage book or marriage certificate of the parents' },
        { id: 'Akta lahir anak', en: 'Birth certificate of the child' },
        { id: 'Surat persetujuan orang tua', en: 'Letter of consent from the parents' },
        { id: 'Paspor lama anak, bila ada', en: 'Old passport of the child, if there is one' },
      ],
    },
    {
      key: 'lost',
      title: { id: 'Paspor hilang atau rusak', en: 'Lost or damaged passport' },
      description: {
        id: 'Laporkan lebih dahulu, lalu ikuti pemeriksaan di kantor imigrasi sebelum paspor pengganti diproses.',
        en: 'Report it first, then attend an examination at the immigration office before the replacement is processed.',
      },
      documents: [
        {
          id: 'Surat keterangan hilang dari kepolisian, atau paspor yang rusak',
          en: 'Police report of the loss, or the damaged passport',
        },
        IDENTITY_CARD,
        FAMILY_CARD,
        BIRTH_PROOF,
      ],
    },
  ],
  fees: [
    { name: { id: 'Paspor nonelektronik, 5 tahun', en: 'Non-electronic passport, 5 years' }, price: 350_000 },
    { name: { id: 'Paspor nonelektronik, 10 tahun', en: 'Non-electronic passport, 10 years' }, price: 650_000 },
    { name: { id: 'Paspor elektronik, 5 tahun', en: 'Electronic passport, 5 years' }, price: 650_000 },
    { name: { id: 'Paspor elektronik, 10 tahun', en: 'Electronic passport, 10 years' }, price: 950_000 },
    {
      name: { id: 'Layanan percepatan selesai pada hari yang sama', en: 'Express service, ready on the same day' },
      price: 1_000_000,
    },
    { name: { id: 'Biaya beban paspor hilang', en: 'Charge for a lost passport' }, price: 1_000_000 },
    { name: { id: 'Biaya beban paspor rusak', en: 'Charge for a damaged passport' }, price: 500_000 },
  ],
  notes: {
    id: `<p>Tarif berlaku sejak 17 Desember 2024 (PP Nomor 45 Tahun 2024). Masa berlaku 10 tahun hanya untuk pemohon berusia
17 tahun ke atas atau sudah menikah.</p><p>Panduan langkah demi langkah: <a href="/blog/cara-perpanjang-paspor-lewat-m-paspor">cara
perpanjang paspor lewat M-Paspor</a>.</p>`,
    en: `<p>These fees have applied since 17 December 2024 (Government Regulation No. 45 of 2024). Validity of 10 years is only for
applicants who are 17 or over, or married.</p><p>Step-by-step guide: <a href="/blog/cara-perpanjang-paspor-lewat-m-paspor">how to
renew a passport with M-Paspor</a>.</p>`,
  },
  official_url: 'https://www.imigrasi.go.id',
};

/** How to get an Indonesian passport; last checked two weeks before `today`. */
export function buildPassportRequirement(today: string, locale: Locale): PassportRequirement {
  return { ...inLanguage(passportText, locale), updated_at: addDays(today, -14) };
}

import { same } from '../localized.ts';
import {
  BANK_STATEMENTS_3_MONTHS,
  FINANCIAL_PROOF,
  IDENTITY,
  PHOTO,
  RETURN_TICKET,
  STAY_AS_GRANTED,
  TRAVEL,
  WORK_AND_FINANCES,
  WORK_OR_SCHOOL_LETTER,
} from './common-texts.ts';
import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

export const eastAsia: VisaText[] = [
  {
    id: 1,
    name: { id: 'Jepang', en: 'Japan' },
    country_code: 'JP',
    type: 'e_visa',
    processing_days: 14,
    summary: {
      id: 'Pemegang e-paspor cukup registrasi daring JAVES tanpa biaya. Pemegang paspor biasa memerlukan visa.',
      en: 'Holders of an e-passport only register online with JAVES, free of charge. Holders of an ordinary passport need a visa.',
    },
    picture: 'torii-fuji-dawn',
    checkedDaysAgo: 9,
    documents: [
      {
        title: { id: 'E-paspor: registrasi JAVES', en: 'E-passport: JAVES registration' },
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Pindai halaman data diri yang jelas', en: 'Clear scan of the personal data page' },
          { id: 'Foto terbaru', en: 'Recent photo' },
          { id: 'Alamat email aktif', en: 'Active email address' },
        ],
      },
      {
        title: { id: 'Paspor biasa: pengajuan visa', en: 'Ordinary passport: visa application' },
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Formulir permohonan yang sudah diisi', en: 'Completed application form' },
          { id: 'Foto terbaru berlatar putih', en: 'Recent photo on a white background' },
          FINANCIAL_PROOF,
          {
            id: 'Rencana perjalanan harian dan bukti hotel',
            en: 'Day-by-day travel plan and proof of hotel booking',
          },
        ],
      },
    ],
    processing_time: {
      id: 'Registrasi e-paspor beberapa hari kerja; visa sekitar 5–10 hari kerja',
      en: 'E-passport registration a few working days; visa about 5–10 working days',
    },
    fee: {
      id: 'Registrasi e-paspor tanpa biaya; biaya visa mengikuti kedutaan',
      en: 'E-passport registration is free of charge; the visa fee is set by the embassy',
    },
    stay: {
      id: '15 hari setiap kunjungan dengan registrasi e-paspor',
      en: '15 days per visit with e-passport registration',
    },
    notes: {
      id: `<p>Registrasi berlaku 3 tahun atau sampai paspor habis masa berlakunya, mana yang lebih dahulu. Ganti paspor berarti
registrasi ulang.</p><p>Panduan lengkap: <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">cara daftar visa waiver
Jepang</a>.</p>`,
      en: `<p>The registration is valid for 3 years or until the passport expires, whichever comes first. A new passport means
registering again.</p><p>Full guide: <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">how to register for Japan’s visa
waiver</a>.</p>`,
    },
    official_url: 'https://www.id.emb-japan.go.jp',
  },
  {
    id: 2,
    name: { id: 'Korea Selatan', en: 'South Korea' },
    country_code: 'KR',
    type: 'visa_required',
    processing_days: 14,
    summary: {
      id: 'Visa diperlukan. Rombongan minimal 3 orang dapat memakai e-visa grup (C-3-2) melalui agen yang ditunjuk.',
      en: 'A visa is required. Groups of at least 3 people can use the group e-visa (C-3-2) through an appointed agent.',
    },
    picture: 'seoul-gold',
    checkedDaysAgo: 16,
    documents: [
      {
        title: IDENTITY,
        items: [
          PASSPORT_SIX_MONTHS,
          { id: 'Foto 3,5 × 4,5 cm berlatar putih', en: 'Photo, 3.5 × 4.5 cm, on a white background' },
          { id: 'Kartu keluarga (KK)', en: 'Family card (KK)' },
        ],
      },
      { title: WORK_AND_FINANCES, items: [WORK_OR_SCHOOL_LETTER, BANK_STATEMENTS_3_MONTHS] },
    ],
    processing_time: {
      id: 'E-visa grup diajukan minimal 5 hari kerja sebelum berangkat; visa perorangan perlu waktu lebih lama',
      en: 'Group e-visa: applied for at least 5 working days before departure; an individual visa takes longer',
    },
    fee: {
      id: 'Mengikuti ketentuan terbaru. Pembebasan biaya e-visa grup pernah diperpanjang sampai akhir Juni 2026; periksa kembali.',
      en: 'Follows the latest rules. The fee waiver for the group e-visa was once extended to the end of June 2026; please check again.',
    },
    stay: STAY_AS_GRANTED,
    notes: {
      id: `<p>E-visa grup mengharuskan seluruh anggota masuk dan keluar bersama rombongan.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>With the group e-visa, every member has to enter and leave together with the group.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://www.visa.go.kr',
  },
  {
    id: 3,
    name: same('China'),
    country_code: 'CN',
    type: 'visa_required',
    processing_days: 10,
    summary: {
      id: 'Visa diperlukan untuk perjalanan pulang-pergi. Transit ke negara ketiga dapat bebas visa sampai 240 jam.',
      en: 'A visa is required for a return trip. Transit to a third country can be visa-free for up to 240 hours.',
    },
    picture: 'shanghai-gold',
    checkedDaysAgo: 21,
    documents: [
      {
        title: IDENTITY,
        items: [PASSPORT_SIX_MONTHS, PHOTO, { id: 'Formulir permohonan daring', en: 'Online application form' }],
      },
      {
        title: TRAVEL,
        items: [RETURN_TICKET, { id: 'Bukti hotel untuk seluruh malam', en: 'Proof of hotel booking for every night' }],
      },
    ],
    processing_time: {
      id: 'Sekitar 4–7 hari kerja setelah dokumen lengkap',
      en: 'About 4–7 working days once the documents are complete',
    },
    fee: {
      id: 'Mengikuti pusat layanan visa; visa grup dihitung bersama tour',
      en: 'Set by the visa application centre; a group visa is charged together with the tour',
    },
    stay: STAY_AS_GRANTED,
    notes: {
      id: `<p>Bebas visa transit 240 jam berlaku bagi warga Indonesia sejak 12 Juni 2025, dengan syarat melanjutkan ke
<strong>negara ketiga</strong> dan melalui bandara atau pelabuhan yang ditentukan. Jakarta – China – Jakarta tidak termasuk
transit.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>Visa-free transit of 240 hours has been open to Indonesian citizens since 12 June 2025, on condition that they go on
to a <strong>third country</strong> and use one of the designated airports or ports. Jakarta – China – Jakarta does not count
as transit.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://www.visaforchina.cn',
  },
  {
    id: 4,
    name: same('Taiwan'),
    country_code: 'TW',
    type: 'visa_required',
    processing_days: 14,
    summary: {
      id: 'Visa diperlukan. Sebagian pemohon dapat memakai sertifikat izin perjalanan yang diajukan daring.',
      en: 'A visa is required. Some applicants can use a travel authorisation certificate, applied for online.',
    },
    picture: 'taipei-gold',
    checkedDaysAgo: 34,
    documents: [
      {
        title: IDENTITY,
        items: [
          PASSPORT_SIX_MONTHS,
          PHOTO,
          { id: 'Salinan KTP dan kartu keluarga', en: 'Copies of the KTP (identity card) and the family card' },
        ],
      },
      { title: { id: 'Pekerjaan', en: 'Work' }, items: [WORK_OR_SCHOOL_LETTER, FINANCIAL_PROOF] },
    ],
    processing_time: {
      id: 'Sekitar 5–10 hari kerja; sertifikat daring biasanya lebih cepat',
      en: 'About 5–10 working days; the online certificate is usually quicker',
    },
    fee: null,
    stay: {
      id: 'Sesuai visa atau sertifikat yang diberikan',
      en: 'As stated in the visa or certificate you are given',
    },
    notes: {
      id: `<p>Syarat sertifikat berkaitan dengan visa atau izin tinggal dari negara tertentu yang pernah Anda miliki. Tanyakan
kepada kami sebelum memilih jalur.</p>${EMBASSY_DECIDES.id}`,
      en: `<p>The requirements for the certificate concern visas or residence permits of certain countries that you have held.
Ask us before you choose between the two.</p>${EMBASSY_DECIDES.en}`,
    },
    official_url: 'https://www.boca.gov.tw',
  },
];

import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

export const europe: VisaText[] = [
  {
    id: 5,
    name: 'Schengen',
    country_code: 'EU',
    type: 'visa_required',
    summary:
      'Satu visa untuk 29 negara Eropa, antara lain Prancis, Belanda, Swiss, Italia, Spanyol, Austria, Ceko, dan Norwegia.',
    picture: 'eiffel-day',
    checkedDaysAgo: 12,
    documents: [
      {
        title: 'Identitas',
        items: [
          'Paspor berlaku minimal 3 bulan setelah keluar dari wilayah Schengen, dengan 2 halaman kosong',
          'Foto 3,5 × 4,5 cm berlatar putih, terbaru',
          'Formulir permohonan yang ditandatangani',
          'Kartu keluarga serta akta nikah atau akta lahir',
        ],
      },
      {
        title: 'Pekerjaan dan keuangan',
        items: ['Surat keterangan kerja, usaha, atau sekolah', 'Rekening koran 3 bulan terakhir'],
      },
      {
        title: 'Perjalanan',
        items: [
          'Rencana perjalanan, tiket, dan bukti hotel',
          'Asuransi perjalanan minimal EUR 30.000 yang berlaku di seluruh Schengen',
        ],
      },
    ],
    processing_time: 'Umumnya 15 hari kalender setelah biometrik; lebih lama pada musim ramai',
    fee: 'Mengikuti kedutaan dan pusat layanan; dihitung terpisah dari harga tour',
    stay: 'Paling lama 90 hari dalam 180 hari',
    notes: `<p>Permohonan diajukan ke negara tempat menginap paling lama, atau negara masuk pertama bila lamanya sama. Sidik jari
diambil langsung dan dapat dipakai kembali untuk beberapa tahun.</p>${EMBASSY_DECIDES}`,
    official_url: 'https://home-affairs.ec.europa.eu',
  },
  {
    id: 6,
    name: 'Inggris',
    country_code: 'GB',
    type: 'visa_required',
    summary:
      'Standard Visitor visa: formulir daring, lalu biometrik di pusat layanan. Tidak termasuk wilayah Schengen.',
    picture: 'bigben-day',
    checkedDaysAgo: 27,
    documents: [
      { title: 'Identitas', items: [PASSPORT_SIX_MONTHS, 'Paspor lama bila ada', 'Kartu keluarga'] },
      {
        title: 'Pekerjaan dan keuangan',
        items: ['Rekening koran', 'Surat keterangan kerja, usaha, atau sekolah'],
      },
      { title: 'Perjalanan', items: ['Rencana perjalanan', 'Bukti hotel'] },
    ],
    processing_time: 'Sekitar 3 minggu setelah biometrik; ada layanan prioritas dengan biaya tambahan',
    fee: null,
    stay: 'Umumnya paling lama 6 bulan setiap kunjungan',
    notes: EMBASSY_DECIDES,
    official_url: 'https://www.gov.uk/standard-visitor',
  },
];

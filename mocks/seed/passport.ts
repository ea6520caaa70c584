import type { PassportRequirement } from '@sdk';
import { addDays } from './calendar.ts';

const BIRTH_PROOF = 'Salah satu: akta lahir, akta nikah, ijazah, atau surat baptis';

/** How to get an Indonesian passport; last checked two weeks before `today`. */
export function buildPassportRequirement(today: string): PassportRequirement {
  return {
    sections: [
      {
        key: 'new',
        title: 'Paspor baru',
        description:
          'Ajukan lewat aplikasi M-Paspor, pilih kantor imigrasi dan jadwal, bayar, lalu datang membawa dokumen asli.',
        documents: ['KTP', 'Kartu keluarga (KK)', BIRTH_PROOF],
      },
      {
        key: 'renew',
        title: 'Penggantian paspor',
        description:
          'Mulai sekitar 9 bulan sebelum masa berlaku habis, karena banyak negara meminta sisa masa berlaku 6 bulan.',
        documents: ['KTP', 'Kartu keluarga (KK)', BIRTH_PROOF, 'Paspor lama'],
      },
      {
        key: 'child',
        title: 'Paspor anak',
        description: 'Anak datang bersama orang tua. Paspor anak berlaku 5 tahun.',
        documents: [
          'KTP kedua orang tua',
          'Kartu keluarga (KK)',
          'Buku atau akta nikah orang tua',
          'Akta lahir anak',
          'Surat persetujuan orang tua',
          'Paspor lama anak, bila ada',
        ],
      },
      {
        key: 'lost',
        title: 'Paspor hilang atau rusak',
        description:
          'Laporkan lebih dahulu, lalu ikuti pemeriksaan di kantor imigrasi sebelum paspor pengganti diproses.',
        documents: [
          'Surat keterangan hilang dari kepolisian, atau paspor yang rusak',
          'KTP',
          'Kartu keluarga (KK)',
          BIRTH_PROOF,
        ],
      },
    ],
    fees: [
      { name: 'Paspor nonelektronik, 5 tahun', price: 350_000 },
      { name: 'Paspor nonelektronik, 10 tahun', price: 650_000 },
      { name: 'Paspor elektronik, 5 tahun', price: 650_000 },
      { name: 'Paspor elektronik, 10 tahun', price: 950_000 },
      { name: 'Layanan percepatan selesai pada hari yang sama', price: 1_000_000 },
      { name: 'Biaya beban paspor hilang', price: 1_000_000 },
      { name: 'Biaya beban paspor rusak', price: 500_000 },
    ],
    notes: `<p>Tarif berlaku sejak 17 Desember 2024 (PP Nomor 45 Tahun 2024). Masa berlaku 10 tahun hanya untuk pemohon berusia
17 tahun ke atas atau sudah menikah.</p><p>Panduan langkah demi langkah: <a href="/blog/cara-perpanjang-paspor-lewat-m-paspor">cara
perpanjang paspor lewat M-Paspor</a>.</p>`,
    updated_at: addDays(today, -14),
    official_url: 'https://www.imigrasi.go.id',
  };
}

import { northJakarta } from '../addresses.ts';
import { same } from '../localized.ts';
import type { CareerText } from './career-text.ts';

export const productExecutive: CareerText = {
  id: 3,
  position: { id: 'Product Executive – Eropa', en: 'Product Executive – Europe' },
  slug: 'product-executive-eropa',
  type: same('Full time'),
  contract: { id: 'Kontrak 1 tahun', en: '1-year contract' },
  location: { id: 'Jakarta Utara', en: 'North Jakarta' },
  address: northJakarta,
  postedDaysAgo: 21,
  closesInDays: 24,
  description: {
    id: `<p>Anda merancang tour Eropa: memilih kota, menghitung waktu tempuh, menegosiasikan hotel, dan menetapkan harga yang
jujur. Setiap itinerary yang Anda tulis akan dibaca ribuan keluarga sebelum mereka memutuskan.</p>`,
    en: `<p>You design tours of Europe: choosing cities, working out travel times, negotiating with hotels and setting honest
prices. Thousands of families will read every itinerary you write before they decide.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Menyusun rute dan itinerary harian lengkap dengan waktu tempuh dan makan.</li>
<li>Meminta dan membandingkan penawaran hotel, bus, restoran, dan maskapai.</li>
<li>Menghitung harga per tanggal berikut kurs dan cadangannya.</li>
<li>Menyiapkan bahan untuk konsultan, tour leader, dan situs.</li>
<li>Membaca laporan perjalanan dan memperbaiki program yang berikutnya.</li>
</ul>`,
    en: `<ul>
<li>Plan routes and daily itineraries, complete with travel times and meals.</li>
<li>Request and compare quotes for hotels, coaches, restaurants and airlines.</li>
<li>Work out the price of each date, with the exchange rate and a reserve for it.</li>
<li>Prepare material for the consultants, the tour leaders and the website.</li>
<li>Read trip reports and improve the next programme.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Pendidikan minimal D3, diutamakan pariwisata atau bisnis.</li>
<li>Pengalaman dua tahun di bagian produk atau operasional tour luar negeri.</li>
<li>Berbahasa Inggris tulis dengan baik; bahasa Eropa lain menjadi nilai tambah.</li>
<li>Teliti dengan angka dan terbiasa memakai lembar kerja.</li>
<li>Berdomisili di Jabodetabek dan mampu bekerja saat travel fair.</li>
</ul>`,
    en: `<ul>
<li>At least a D3 (three-year diploma), preferably in tourism or business.</li>
<li>Two years of experience in products or operations of tours abroad.</li>
<li>Good written English; another European language is a plus.</li>
<li>Careful with figures and used to spreadsheets.</li>
<li>Living in Greater Jakarta (Jabodetabek) and able to work at travel fairs.</li>
</ul>`,
  },
};

export const visaOfficer: CareerText = {
  id: 5,
  position: same('Visa Officer'),
  slug: 'visa-officer',
  type: same('Full time'),
  contract: { id: 'Kontrak 1 tahun', en: '1-year contract' },
  location: { id: 'Jakarta Utara', en: 'North Jakarta' },
  address: northJakarta,
  postedDaysAgo: 40,
  description: {
    id: `<p>Satu huruf yang salah dapat membatalkan liburan satu keluarga. Anda memeriksa dokumen peserta sebelum masuk
kedutaan, menjelaskan kekurangannya dengan sabar, dan menjaga data pribadi mereka.</p>`,
    en: `<p>One wrong letter can cancel the holiday of a whole family. You check travellers’ documents before they go to the
embassy, explain patiently what is missing and keep their personal data safe.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Memeriksa kelengkapan dokumen sesuai negara tujuan dan profil pemohon.</li>
<li>Mengisi formulir, membuat janji temu, dan memantau perkembangan permohonan.</li>
<li>Memperbarui daftar syarat di situs setiap kali aturan berubah.</li>
<li>Menyimpan dan menghapus salinan dokumen sesuai kebijakan data pribadi.</li>
<li>Memberi kabar berkala kepada peserta dan konsultan.</li>
</ul>`,
    en: `<ul>
<li>Check that documents are complete for the destination and the applicant’s profile.</li>
<li>Fill in forms, make appointments and follow the progress of applications.</li>
<li>Update the lists of requirements on the website whenever the rules change.</li>
<li>Keep and delete copies of documents as the personal data policy says.</li>
<li>Keep travellers and consultants informed at regular intervals.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pengalaman mengurus visa rombongan minimal satu tahun.</li>
<li>Berbahasa Inggris tulis; membaca aksara Mandarin atau Jepang menjadi nilai tambah.</li>
<li>Teliti, tertib, dan terbiasa menjaga kerahasiaan.</li>
<li>Berdomisili di Jakarta dan bersedia ke kantor kedutaan atau pusat layanan visa.</li>
</ul>`,
    en: `<ul>
<li>At least a D3 (three-year diploma), any subject.</li>
<li>At least one year of experience in arranging visas for groups.</li>
<li>Written English; reading Chinese or Japanese script is a plus.</li>
<li>Careful, orderly and used to keeping things confidential.</li>
<li>Living in Jakarta and willing to go to embassies or visa application centres.</li>
</ul>`,
  },
};

export const contentIntern: CareerText = {
  id: 6,
  position: same('Content & Social Media Intern'),
  slug: 'content-social-media-intern',
  type: { id: 'Magang', en: 'Internship' },
  contract: { id: '6 bulan', en: '6 months' },
  location: { id: 'Jakarta Utara', en: 'North Jakarta' },
  address: northJakarta,
  postedDaysAgo: 9,
  closesInDays: 30,
  description: {
    id: `<p>Anda membantu kami bercerita tentang perjalanan dengan jujur: tulisan yang berguna, video singkat, dan jawaban
komentar yang ramah. Selama enam bulan Anda didampingi seorang mentor dan mendapat uang saku setiap bulan.</p>`,
    en: `<p>You help us to tell honest stories about travel: useful writing, short videos and friendly answers to comments.
For six months a mentor is at your side, and you receive an allowance every month.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Menulis konsep unggahan dan artikel pendek setiap pekan.</li>
<li>Menyunting foto serta video dari tour leader dengan izin peserta.</li>
<li>Mengelola kalender konten dan mencatat hasilnya.</li>
<li>Meneruskan pertanyaan dari media sosial kepada konsultan.</li>
</ul>`,
    en: `<ul>
<li>Draft posts and short articles every week.</li>
<li>Edit photos and videos from the tour leaders, with the travellers’ permission.</li>
<li>Look after the content calendar and record the results.</li>
<li>Pass questions from social media on to the consultants.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Mahasiswa tingkat akhir atau lulusan baru, semua jurusan.</li>
<li>Menulis bahasa Indonesia dengan baik; bahasa Inggris menjadi nilai tambah.</li>
<li>Menyertakan tautan ke dua contoh tulisan atau video.</li>
<li>Terbiasa dengan satu aplikasi penyunting video.</li>
<li>Dapat hadir di kantor tiga hari sepekan (dua hari dari rumah) dan membantu saat travel fair.</li>
</ul>`,
    en: `<ul>
<li>A final-year student or recent graduate, any subject.</li>
<li>Good written Indonesian; English is a plus.</li>
<li>Links to two samples of your writing or videos.</li>
<li>At home with one video editing application.</li>
<li>Able to be at the office three days a week (two days from home) and to help at travel fairs.</li>
</ul>`,
  },
};

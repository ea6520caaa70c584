import type { CareerText } from './career-text.ts';

export const productExecutive: CareerText = {
  id: 3,
  position: 'Product Executive – Eropa',
  slug: 'product-executive-eropa',
  type: 'Full time',
  contract: 'Kontrak 1 tahun',
  location: 'Jakarta Utara',
  postedDaysAgo: 21,
  description: `<p>Anda merancang tour Eropa: memilih kota, menghitung waktu tempuh, menegosiasikan hotel, dan menetapkan harga yang
jujur. Setiap itinerary yang Anda tulis akan dibaca ribuan keluarga sebelum mereka memutuskan.</p>`,
  job_description: `<ul>
<li>Menyusun rute dan itinerary harian lengkap dengan waktu tempuh dan makan.</li>
<li>Meminta dan membandingkan penawaran hotel, bus, restoran, dan maskapai.</li>
<li>Menghitung harga per tanggal berikut kurs dan cadangannya.</li>
<li>Menyiapkan bahan untuk konsultan, tour leader, dan situs.</li>
<li>Membaca laporan perjalanan dan memperbaiki program yang berikutnya.</li>
</ul>`,
  requirements: `<ul>
<li>Pendidikan minimal D3, diutamakan pariwisata atau bisnis.</li>
<li>Pengalaman dua tahun di bagian produk atau operasional tour luar negeri.</li>
<li>Berbahasa Inggris tulis dengan baik; bahasa Eropa lain menjadi nilai tambah.</li>
<li>Teliti dengan angka dan terbiasa memakai lembar kerja.</li>
<li>Berdomisili di Jabodetabek dan mampu bekerja saat travel fair.</li>
</ul>`,
};

export const visaOfficer: CareerText = {
  id: 5,
  position: 'Visa Officer',
  slug: 'visa-officer',
  type: 'Full time',
  contract: 'Kontrak 1 tahun',
  location: 'Jakarta Utara',
  postedDaysAgo: 40,
  description: `<p>Satu huruf yang salah dapat membatalkan liburan satu keluarga. Anda memeriksa dokumen peserta sebelum masuk
kedutaan, menjelaskan kekurangannya dengan sabar, dan menjaga data pribadi mereka.</p>`,
  job_description: `<ul>
<li>Memeriksa kelengkapan dokumen sesuai negara tujuan dan profil pemohon.</li>
<li>Mengisi formulir, membuat janji temu, dan memantau perkembangan permohonan.</li>
<li>Memperbarui daftar syarat di situs setiap kali aturan berubah.</li>
<li>Menyimpan dan menghapus salinan dokumen sesuai kebijakan data pribadi.</li>
<li>Memberi kabar berkala kepada peserta dan konsultan.</li>
</ul>`,
  requirements: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pengalaman mengurus visa rombongan minimal satu tahun.</li>
<li>Berbahasa Inggris tulis; membaca aksara Mandarin atau Jepang menjadi nilai tambah.</li>
<li>Teliti, tertib, dan terbiasa menjaga kerahasiaan.</li>
<li>Berdomisili di Jakarta dan bersedia ke kantor kedutaan atau pusat layanan visa.</li>
</ul>`,
};

export const contentIntern: CareerText = {
  id: 6,
  position: 'Content & Social Media Intern',
  slug: 'content-social-media-intern',
  type: 'Magang',
  contract: '6 bulan',
  location: 'Jakarta Utara',
  postedDaysAgo: 9,
  description: `<p>Anda membantu kami bercerita tentang perjalanan dengan jujur: tulisan yang berguna, video singkat, dan jawaban
komentar yang ramah. Selama enam bulan Anda didampingi seorang mentor dan mendapat uang saku setiap bulan.</p>`,
  job_description: `<ul>
<li>Menulis konsep unggahan dan artikel pendek setiap pekan.</li>
<li>Menyunting foto serta video dari tour leader dengan izin peserta.</li>
<li>Mengelola kalender konten dan mencatat hasilnya.</li>
<li>Meneruskan pertanyaan dari media sosial kepada konsultan.</li>
</ul>`,
  requirements: `<ul>
<li>Mahasiswa tingkat akhir atau lulusan baru, semua jurusan.</li>
<li>Menulis bahasa Indonesia dengan baik; bahasa Inggris menjadi nilai tambah.</li>
<li>Menyertakan tautan ke dua contoh tulisan atau video.</li>
<li>Terbiasa dengan satu aplikasi penyunting video.</li>
<li>Dapat hadir di kantor tiga hari sepekan (dua hari dari rumah) dan membantu saat travel fair.</li>
</ul>`,
};

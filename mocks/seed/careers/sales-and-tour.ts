import type { CareerText } from './career-text.ts';

export const tourConsultant: CareerText = {
  id: 1,
  position: 'Tour Consultant',
  slug: 'tour-consultant',
  type: 'Full time',
  contract: 'Tetap',
  location: 'Jakarta Utara',
  postedDaysAgo: 6,
  description: `<p>Anda adalah orang pertama yang ditemui calon peserta: di kantor, lewat WhatsApp, dan di travel fair. Tugas
Anda bukan menjual tour termahal, melainkan menemukan tanggal dan rute yang benar-benar cocok, lalu menjelaskan biayanya
tanpa ada yang disembunyikan.</p>`,
  job_description: `<ul>
<li>Menjawab pertanyaan calon peserta lewat WhatsApp, telepon, dan tatap muka pada hari yang sama.</li>
<li>Menyusun penawaran lengkap: harga per tanggal, yang termasuk, dan yang belum termasuk.</li>
<li>Memeriksa masa berlaku paspor dan meneruskan kebutuhan visa kepada tim dokumen.</li>
<li>Mencatat pemesanan, uang muka, dan pelunasan dengan rapi.</li>
<li>Menghubungi peserta setelah pulang untuk mendengar kesan dan keluhan.</li>
</ul>`,
  requirements: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pengalaman melayani pelanggan minimal satu tahun; pengalaman di biro perjalanan menjadi nilai tambah.</li>
<li>Berbahasa Inggris lisan dan tulis; bahasa Mandarin atau Jepang menjadi nilai tambah.</li>
<li>Berdomisili di Jabodetabek atau bersedia pindah.</li>
<li>Bersedia bekerja saat travel fair, termasuk akhir pekan, dengan hari pengganti.</li>
</ul>`,
};

export const tourLeader: CareerText = {
  id: 2,
  position: 'Tour Leader (Jepang/Korea)',
  slug: 'tour-leader-jepang-korea',
  type: 'Freelance',
  contract: 'Kontrak per tour',
  location: 'Jakarta',
  postedDaysAgo: 14,
  description: `<p>Anda memimpin rombongan 20 sampai 28 orang dari bandara Jakarta sampai kembali lagi. Anda yang memastikan
orang tua mendapat kursi depan, permintaan makanan sampai ke restoran, dan hari yang hujan tetap punya cerita.</p>`,
  job_description: `<ul>
<li>Memimpin pertemuan sebelum berangkat dan membagikan dokumen perjalanan.</li>
<li>Mendampingi peserta selama penerbangan, imigrasi, dan seluruh program.</li>
<li>Bekerja sama dengan pemandu lokal dan pengemudi mengenai waktu dan pemberhentian.</li>
<li>Mengambil keputusan saat cuaca atau jadwal berubah, lalu melaporkannya kepada kantor.</li>
<li>Menyusun laporan perjalanan paling lambat tiga hari setelah pulang.</li>
</ul>`,
  requirements: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pernah memimpin sedikitnya lima rombongan ke luar negeri.</li>
<li>Berbahasa Inggris lancar; bahasa Jepang atau Korea tingkat percakapan menjadi nilai tambah besar.</li>
<li>Memiliki sertifikat tour leader yang masih berlaku atau bersedia mengikuti sertifikasi.</li>
<li>Memiliki paspor dengan masa berlaku minimal satu tahun.</li>
<li>Bersedia bertugas pada musim sakura dan libur sekolah.</li>
</ul>`,
};

export const miceAccountManager: CareerText = {
  id: 4,
  position: 'MICE Account Manager',
  slug: 'mice-account-manager',
  type: 'Full time',
  contract: 'Tetap',
  location: 'Jakarta Selatan',
  postedDaysAgo: 33,
  description: `<p>Anda memegang hubungan dengan perusahaan yang mengadakan rapat, perjalanan insentif, dan konferensi. Anda
mengubah permintaan singkat menjadi program, anggaran, dan jadwal kerja yang dapat dipegang semua pihak.</p>`,
  job_description: `<ul>
<li>Menggali kebutuhan klien: tujuan acara, jumlah peserta, tanggal, dan anggaran.</li>
<li>Menyusun proposal bersama tim produk dan mempresentasikannya.</li>
<li>Mengelola kontrak, pembayaran bertahap, dan perubahan jumlah peserta.</li>
<li>Hadir pada hari acara untuk rombongan di atas 100 orang.</li>
<li>Mengevaluasi hasil bersama klien dan mencatat pelajaran untuk acara berikutnya.</li>
</ul>`,
  requirements: `<ul>
<li>Pendidikan minimal S1, semua jurusan.</li>
<li>Pengalaman tiga tahun di MICE, acara perusahaan, atau penjualan kepada perusahaan.</li>
<li>Berbahasa Inggris lancar untuk presentasi dan surat-menyurat.</li>
<li>Terbiasa menyusun anggaran di lembar kerja.</li>
<li>Bersedia bepergian dan bekerja saat travel fair atau hari acara.</li>
</ul>`,
};

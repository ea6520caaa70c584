import type { ArticleText } from './article-text.ts';

export const visaWaiverJepang: ArticleText = {
  id: 2,
  slug: 'cara-daftar-visa-waiver-jepang-e-paspor',
  title: 'Cara daftar visa waiver Jepang untuk pemegang e-paspor',
  summary:
    'Langkah registrasi JAVES, dokumen yang disiapkan, batas tinggal, dan kesalahan yang paling sering membuat ditolak.',
  keywords: 'visa waiver, jepang, javes, e-paspor, visa',
  picture: 'shirakawago-jade',
  publishedDaysAgo: 12,
  content: `
<p>Pemegang paspor elektronik Indonesia tidak perlu mengajukan visa biasa untuk kunjungan singkat ke Jepang. Sebagai
gantinya, Anda mendaftarkan e-paspor satu kali, tanpa biaya, dan memakainya untuk beberapa kunjungan. Prosesnya
sederhana bila semua data sama persis dengan paspor. Berikut urutannya.</p>
<h2>Siapa yang bisa memakai jalur ini</h2>
<ul>
<li>Warga negara Indonesia dengan <strong>e-paspor</strong>, yaitu paspor dengan lambang cip di sampul depan.</li>
<li>Tujuan kunjungan singkat: wisata, menemui keluarga, atau urusan bisnis tanpa menerima upah di Jepang.</li>
<li>Lama tinggal paling lama <strong>15 hari setiap kunjungan</strong>.</li>
</ul>
<p>Paspor biasa tanpa cip tetap memerlukan visa. Tambahan dokumennya antara lain bukti keuangan dan rencana
perjalanan.</p>
<h2>Berapa lama registrasi berlaku</h2>
<p>Registrasi berlaku <strong>tiga tahun atau sampai paspor habis masa berlakunya</strong>, mana yang lebih dahulu.
Bila Anda mengganti paspor, registrasi lama tidak ikut berpindah: daftarkan paspor yang baru sebelum berangkat.</p>
<h2>Yang disiapkan sebelum mulai</h2>
<table>
<thead><tr><th>Yang disiapkan</th><th>Catatan</th></tr></thead>
<tbody>
<tr><td>E-paspor</td><td>Masa berlaku sebaiknya masih 6 bulan atau lebih pada tanggal kembali</td></tr>
<tr><td>Pindai halaman data diri</td><td>Seluruh halaman terlihat, dua baris kode di bawah foto terbaca
jelas</td></tr>
<tr><td>Foto terbaru</td><td>Latar polos, tanpa bayangan di wajah</td></tr>
<tr><td>Alamat email aktif</td><td>Semua kabar dikirim ke sini, periksa juga folder spam</td></tr>
<tr><td>Rencana perjalanan</td><td>Perkiraan tanggal dan alamat menginap</td></tr>
</tbody>
</table>
<h2>Langkah pendaftaran</h2>
<ol>
<li>Buka situs JAVES milik pemerintah Jepang. Alamatnya tercantum di situs Kedutaan Besar Jepang di Jakarta; jangan
memakai tautan dari iklan.</li>
<li>Buat akun dengan email yang benar-benar Anda baca, lalu konfirmasi lewat tautan yang dikirim.</li>
<li>Isi data diri sama persis seperti di paspor, termasuk urutan nama. Bila paspor hanya memuat satu nama, ikuti
petunjuk pengisian di halaman itu.</li>
<li>Unggah pindai paspor dan foto, lalu periksa sekali lagi sebelum mengirim.</li>
<li>Tunggu pemberitahuan melalui email. Sediakan waktu beberapa hari kerja, dan lebih lama menjelang libur
panjang.</li>
<li>Simpan bukti registrasi di ponsel dan cetak satu lembar sebagai cadangan.</li>
</ol>
<h2>Kesalahan yang sering terjadi</h2>
<h3>Nomor paspor salah satu karakter</h3>
<p>Huruf O dan angka 0 mudah tertukar. Salin dari dua baris kode di bawah foto, bukan dari ingatan.</p>
<h3>Foto halaman terpotong</h3>
<p>Sistem membaca dua baris kode tersebut. Bila sudutnya terpotong atau terkena pantulan lampu, unggahan biasanya
diminta ulang.</p>
<h3>Mendaftar terlalu dekat dengan keberangkatan</h3>
<p>Satu permintaan perbaikan saja dapat memakan beberapa hari. Kami menyarankan pendaftaran selesai paling lambat tiga
minggu sebelum terbang.</p>
<h2>Di bandara Jepang</h2>
<p>Registrasi bukan jaminan masuk. Keputusan akhir ada pada petugas imigrasi saat Anda tiba. Siapkan tiket pulang,
alamat hotel, dan jawaban singkat tentang rencana Anda. Pada tour grup, tour leader membawa daftar hotel dan jadwal
penerbangan rombongan, sehingga Anda cukup menunjukkan paspor dan bukti registrasi.</p>
<h2>Pertanyaan singkat</h2>
<h3>Apakah anak perlu didaftarkan sendiri?</h3>
<p>Ya. Setiap paspor didaftarkan masing-masing, termasuk paspor bayi. Orang tua dapat mengisikan datanya.</p>
<h3>Bagaimana bila ingin tinggal lebih dari 15 hari?</h3>
<p>Ajukan visa sesuai tujuan kunjungan. Jalur bebas visa tidak dapat diperpanjang hanya karena rencana berubah.</p>
<h3>Apakah registrasi bisa dipakai oleh paspor lama?</h3>
<p>Tidak. Registrasi melekat pada satu nomor paspor.</p>
<blockquote>Aturan dapat berubah sewaktu-waktu. Sebelum membeli tiket, cocokkan kembali dengan situs resmi
kedutaan.</blockquote>
<p>Ringkasan dokumen untuk negara lain tersedia di halaman <a href="/visa-and-passport">Visa dan Paspor</a>. Paspor
Anda belum elektronik atau hampir habis? Baca <a href="/blog/cara-perpanjang-paspor-lewat-m-paspor">cara memperpanjang
paspor lewat M-Paspor</a>.</p>
`,
};

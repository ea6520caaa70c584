import type { ArticleText } from './article-text.ts';

export const visaWaiverJepang: ArticleText = {
  id: 2,
  slug: 'cara-daftar-visa-waiver-jepang-e-paspor',
  title: {
    id: 'Cara daftar visa waiver Jepang untuk pemegang e-paspor',
    en: 'How to register for Japan’s visa waiver with an e-passport',
  },
  summary: {
    id: 'Langkah registrasi JAVES, dokumen yang disiapkan, batas tinggal, dan kesalahan yang paling sering membuat ditolak.',
    en: 'The steps in JAVES, the documents to prepare, how long you may stay, and the mistakes that most often lead to a refusal.',
  },
  keywords: {
    id: 'visa waiver, jepang, javes, e-paspor, visa',
    en: 'visa waiver, japan, javes, e-passport, visa',
  },
  picture: 'shirakawago-jade',
  publishedDaysAgo: 12,
  updatedDaysAgo: 2,
  content: {
    id: `
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
    en: `
<p>Holders of an Indonesian electronic passport do not need to apply for an ordinary visa for a short visit to Japan.
Instead, you register your e-passport once, free of charge, and use that registration for several visits. The process
is simple as long as every detail is exactly the same as in your passport. Here is the order to follow.</p>
<h2>Who can use this route</h2>
<ul>
<li>Indonesian citizens with an <strong>e-passport</strong>, which is a passport with the chip symbol on the front
cover.</li>
<li>Short visits: holidays, seeing family, or business without being paid in Japan.</li>
<li>A stay of no more than <strong>15 days per visit</strong>.</li>
</ul>
<p>An ordinary passport without a chip still needs a visa. The additional documents include proof of funds and a
travel plan.</p>
<h2>How long the registration is valid</h2>
<p>The registration is valid for <strong>three years or until your passport expires</strong>, whichever comes first.
If you replace your passport, the old registration does not move with you: register the new passport before you
leave.</p>
<h2>What to prepare before you start</h2>
<table>
<thead><tr><th>What to prepare</th><th>Note</th></tr></thead>
<tbody>
<tr><td>E-passport</td><td>Should still be valid for 6 months or more on the date you return</td></tr>
<tr><td>Scan of the personal details page</td><td>The whole page is visible, and the two lines of code below the photo
are easy to read</td></tr>
<tr><td>Recent photo</td><td>Plain background, no shadow on the face</td></tr>
<tr><td>Active email address</td><td>All news is sent here, so check the spam folder too</td></tr>
<tr><td>Travel plan</td><td>Approximate dates and the address where you will stay</td></tr>
</tbody>
</table>
<h2>How to register</h2>
<ol>
<li>Open the Japanese government’s JAVES website. You will find its address on the website of the Embassy of Japan in
Jakarta; do not use a link from an advertisement.</li>
<li>Create an account with an email address that you really read, then confirm it with the link you are sent.</li>
<li>Enter your details exactly as they are in your passport, including the order of your names. If your passport shows
only one name, follow the instructions on that page.</li>
<li>Upload the scan of your passport and your photo, then check everything once more before you send it.</li>
<li>Wait for a notification by email. Allow a few working days, and longer before a long holiday.</li>
<li>Keep the proof of registration on your phone and print one copy as a backup.</li>
</ol>
<h2>Common mistakes</h2>
<h3>One wrong character in the passport number</h3>
<p>The letter O and the number 0 are easy to confuse. Copy the number from the two lines of code below the photo, not
from memory.</p>
<h3>A page that is cut off in the picture</h3>
<p>The system reads those two lines of code. If a corner is missing or a lamp is reflected in it, you will usually be
asked to upload the page again.</p>
<h3>Registering too close to departure</h3>
<p>A single request for a correction can take several days. We recommend finishing your registration at least three
weeks before you fly.</p>
<h2>At the airport in Japan</h2>
<p>The registration does not guarantee entry. The final decision is made by the immigration officer when you arrive.
Have your return ticket, the address of your hotel and a short answer about your plans ready. On a group tour, the
tour leader carries the group’s hotel list and flight schedule, so you only need to show your passport and your proof
of registration.</p>
<h2>Short questions</h2>
<h3>Do children need their own registration?</h3>
<p>Yes. Every passport is registered separately, including a baby’s. Parents can fill in the details for them.</p>
<h3>What if I want to stay longer than 15 days?</h3>
<p>Apply for the visa that matches the purpose of your visit. The visa-free route cannot be extended just because your
plans have changed.</p>
<h3>Can the registration be used with an old passport?</h3>
<p>No. A registration belongs to one passport number.</p>
<blockquote>The rules can change at any time. Before you buy a ticket, check again with the embassy’s official
website.</blockquote>
<p>A summary of the documents for other countries is on the <a href="/visa-and-passport">Visa and Passport</a> page.
Is your passport not electronic yet, or about to expire? Read <a
href="/blog/cara-perpanjang-paspor-lewat-m-paspor">Passport about to expire? How to renew it through M-Paspor</a>.</p>
`,
  },
};

import type { ArticleText } from './article-text.ts';

export const perpanjangMPaspor: ArticleText = {
  id: 8,
  slug: 'cara-perpanjang-paspor-lewat-m-paspor',
  title: {
    id: 'Paspor hampir habis? Begini cara perpanjang lewat M-Paspor',
    en: 'Passport about to expire? How to renew it through M-Paspor',
  },
  summary: {
    id: 'Kapan harus mengganti paspor, dokumen untuk dewasa dan anak, biaya resmi, dan langkah memakai aplikasi M-Paspor.',
    en: 'When to replace your passport, the documents for adults and children, the official fees, and the steps in the M-Paspor app.',
  },
  keywords: {
    id: 'paspor, m-paspor, imigrasi, perpanjang paspor, e-paspor',
    en: 'passport, m-paspor, immigration, passport renewal, e-passport',
  },
  picture: 'desk-day',
  publishedDaysAgo: 118,
  updatedDaysAgo: 20,
  content: {
    id: `
<p>Banyak rencana liburan berhenti di satu halaman: tanggal kedaluwarsa paspor. Sebagian besar negara meminta paspor
berlaku paling sedikit enam bulan. Karena itu paspor yang "masih berlaku" belum tentu dapat dipakai berangkat. Berikut
cara mengganti paspor tanpa terburu-buru.</p>
<h2>Kapan sebaiknya mengganti</h2>
<p>Hitung dari <strong>tanggal kembali</strong>, bukan tanggal berangkat. Tambahkan enam bulan. Bila hasilnya melewati
tanggal kedaluwarsa paspor, gantilah sekarang. Kami menyarankan mulai mengurus sembilan bulan sebelum masa berlaku
habis, terutama bila negara tujuan memerlukan visa.</p>
<p>Contoh: Anda kembali pada 12 Juni. Paspor sebaiknya masih berlaku setidaknya sampai 12 Desember tahun yang
sama.</p>
<h2>Dokumen yang disiapkan</h2>
<h3>Dewasa</h3>
<ul>
<li>KTP dan kartu keluarga (KK).</li>
<li>Salah satu dari akta lahir, akta nikah, ijazah, atau surat baptis yang memuat nama, tempat dan tanggal lahir,
serta nama orang tua.</li>
<li>Paspor lama.</li>
</ul>
<h3>Anak</h3>
<ul>
<li>KTP kedua orang tua dan kartu keluarga.</li>
<li>Akta lahir anak.</li>
<li>Buku atau akta nikah orang tua.</li>
<li>Surat persetujuan orang tua.</li>
</ul>
<p>Bawa dokumen asli. Perbedaan satu huruf pada nama antara akta dan KTP sering menjadi penyebab permohonan tertunda,
jadi cocokkan semuanya di rumah.</p>
<h2>Biaya resmi</h2>
<p>Tarif berikut berlaku sejak 17 Desember 2024 menurut Peraturan Pemerintah Nomor 45 Tahun 2024.</p>
<table>
<thead><tr><th>Layanan</th><th>Biaya</th></tr></thead>
<tbody>
<tr><td>Paspor biasa nonelektronik, 5 tahun</td><td>Rp 350.000</td></tr>
<tr><td>Paspor biasa nonelektronik, 10 tahun</td><td>Rp 650.000</td></tr>
<tr><td>Paspor elektronik, 5 tahun</td><td>Rp 650.000</td></tr>
<tr><td>Paspor elektronik, 10 tahun</td><td>Rp 950.000</td></tr>
<tr><td>Layanan percepatan selesai pada hari yang sama</td><td>Rp 1.000.000</td></tr>
<tr><td>Biaya beban paspor hilang</td><td>Rp 1.000.000</td></tr>
<tr><td>Biaya beban paspor rusak</td><td>Rp 500.000</td></tr>
</tbody>
</table>
<p>Masa berlaku sepuluh tahun hanya untuk pemohon yang sudah berusia 17 tahun atau sudah menikah. Anak memperoleh
paspor dengan masa berlaku lima tahun.</p>
<h2>Langkah di M-Paspor</h2>
<ol>
<li>Pasang aplikasi M-Paspor dari toko aplikasi resmi dan buat akun dengan nomor ponsel serta email yang aktif.</li>
<li>Pilih permohonan penggantian, lalu isi data sesuai KTP. Unggah foto dokumen yang jelas, tanpa bayangan.</li>
<li>Pilih kantor imigrasi dan tanggal kedatangan. Kuota dibuka berkala; bila penuh, periksa kantor lain di sekitar
kota Anda.</li>
<li>Bayar dengan kode yang diberikan sebelum batas waktunya. Kode yang lewat waktu membatalkan jadwal.</li>
<li>Datang sesuai jadwal dengan dokumen asli untuk foto, sidik jari, dan wawancara singkat.</li>
<li>Ambil paspor pada tanggal yang diberitahukan, atau gunakan layanan pengiriman bila kantor itu menyediakannya.</li>
</ol>
<h2>Sebaiknya elektronik atau tidak?</h2>
<p>Selisih biayanya Rp 300.000 untuk masa berlaku yang sama. E-paspor memberi akses ke registrasi bebas visa Jepang
dan gerbang otomatis di beberapa bandara. Bila Anda bepergian ke luar negeri lebih dari sekali dalam beberapa tahun ke
depan, selisih itu biasanya sepadan.</p>
<h2>Kesalahan yang membuat harus datang dua kali</h2>
<ul>
<li>Nama di KTP sudah diperbarui, tetapi kartu keluarga belum.</li>
<li>Membawa salinan tanpa dokumen asli.</li>
<li>Anak datang tanpa didampingi orang tua.</li>
<li>Paspor lama tertinggal di rumah.</li>
</ul>
<h2>Setelah paspor baru terbit</h2>
<p>Visa yang masih berlaku di paspor lama kadang tetap dapat dipakai bila kedua paspor dibawa, tetapi aturannya
berbeda di tiap negara. Registrasi visa waiver Jepang harus diulang. Kirimkan nomor paspor baru kepada kami bila Anda
sudah terdaftar di sebuah tour.</p>
<p>Gunakan penghitung enam bulan di halaman <a href="/visa-and-passport">Visa dan Paspor</a>, lalu lanjutkan ke <a
href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">registrasi visa waiver Jepang</a>.</p>
`,
    en: `
<p>Many holiday plans stop at one page: the expiry date of the passport. Most countries ask for a passport that is
valid for at least six months. So a passport that is “still valid” is not always one you can travel with. Here is how
to replace it without rushing.</p>
<h2>When to replace it</h2>
<p>Count from the <strong>date you return</strong>, not the date you leave. Add six months. If the result is later
than the expiry date of your passport, replace it now. We suggest starting nine months before it expires, especially
if your destination requires a visa.</p>
<p>For example: you return on 12 June. Your passport should still be valid until at least 12 December of the same
year.</p>
<h2>Documents to prepare</h2>
<h3>Adults</h3>
<ul>
<li>KTP (identity card) and family card (KK).</li>
<li>One of these: birth certificate, marriage certificate, school or university diploma, or baptism certificate,
stating your name, place and date of birth, and your parents’ names.</li>
<li>Your old passport.</li>
</ul>
<h3>Children</h3>
<ul>
<li>The KTP of both parents and the family card.</li>
<li>The child’s birth certificate.</li>
<li>The parents’ marriage book or marriage certificate.</li>
<li>A letter of consent from the parents.</li>
</ul>
<p>Bring the originals. A one-letter difference between the name on a certificate and on the KTP is a frequent cause
of delay, so compare everything at home.</p>
<h2>Official fees</h2>
<p>The following fees have applied since 17 December 2024 under Government Regulation Number 45 of 2024.</p>
<table>
<thead><tr><th>Service</th><th>Fee</th></tr></thead>
<tbody>
<tr><td>Ordinary non-electronic passport, 5 years</td><td>Rp 350.000</td></tr>
<tr><td>Ordinary non-electronic passport, 10 years</td><td>Rp 650.000</td></tr>
<tr><td>Electronic passport, 5 years</td><td>Rp 650.000</td></tr>
<tr><td>Electronic passport, 10 years</td><td>Rp 950.000</td></tr>
<tr><td>Express service, ready on the same day</td><td>Rp 1.000.000</td></tr>
<tr><td>Charge for a lost passport</td><td>Rp 1.000.000</td></tr>
<tr><td>Charge for a damaged passport</td><td>Rp 500.000</td></tr>
</tbody>
</table>
<p>The ten-year validity is only for applicants who are at least 17 years old or married. Children receive a passport
that is valid for five years.</p>
<h2>The steps in M-Paspor</h2>
<ol>
<li>Install the M-Paspor app from an official app store and create an account with a phone number and an email address
that you use.</li>
<li>Choose a replacement application, then enter your details as they are on your KTP. Upload clear photos of the
documents, without shadows.</li>
<li>Choose an immigration office and a date. Places are released at intervals; if they are full, check other offices
near your city.</li>
<li>Pay with the code you are given before it expires. If the code expires, your appointment is cancelled.</li>
<li>Come to your appointment with the original documents for the photo, the fingerprints and a short interview.</li>
<li>Collect your passport on the date you are told, or use the delivery service if the office offers one.</li>
</ol>
<h2>Electronic or not?</h2>
<p>The difference is Rp 300.000 for the same validity. An e-passport gives you access to the visa waiver registration
for Japan and to the automatic gates at some airports. If you will travel abroad more than once in the next few years,
the difference is usually worth it.</p>
<h2>Mistakes that make you come twice</h2>
<ul>
<li>The name on the KTP has been updated, but the family card has not.</li>
<li>You bring copies without the originals.</li>
<li>A child comes without a parent.</li>
<li>The old passport has been left at home.</li>
</ul>
<h2>Once your new passport is issued</h2>
<p>A valid visa in your old passport can sometimes still be used if you carry both passports, but the rules differ
from country to country. The visa waiver registration for Japan must be done again. Send us the new passport number if
you are already registered on a tour.</p>
<p>Use the six-month calculator on the <a href="/visa-and-passport">Visa and Passport</a> page, then continue with <a
href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">How to register for Japan’s visa waiver with an
e-passport</a>.</p>
`,
  },
};

import type { ArticleText } from './article-text.ts';

export const perpanjangMPaspor: ArticleText = {
  id: 8,
  slug: 'cara-perpanjang-paspor-lewat-m-paspor',
  title: 'Paspor hampir habis? Begini cara perpanjang lewat M-Paspor',
  summary:
    'Kapan harus mengganti paspor, dokumen untuk dewasa dan anak, biaya resmi, dan langkah memakai aplikasi M-Paspor.',
  keywords: 'paspor, m-paspor, imigrasi, perpanjang paspor, e-paspor',
  picture: 'desk-day',
  publishedDaysAgo: 118,
  content: `
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
};

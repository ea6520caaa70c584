import type { ArticleText } from './article-text.ts';

export const grupAtauSendiri: ArticleText = {
  id: 4,
  slug: 'tour-grup-atau-jalan-sendiri-bandingkan-biayanya',
  title: 'Tour grup atau jalan sendiri? Bandingkan biayanya',
  summary:
    'Cara menghitung kedua pilihan dengan adil, lengkap dengan tabel pos biaya dan contoh perhitungan yang bisa Anda tiru.',
  keywords: 'tour grup, perjalanan mandiri, biaya, anggaran',
  picture: 'coach-day',
  publishedDaysAgo: 38,
  content: `
<p>Pertanyaan ini jarang punya satu jawaban. Harga tour terlihat besar karena dibayar sekaligus, sedangkan biaya jalan
sendiri terlihat kecil karena tersebar dalam puluhan transaksi. Supaya adil, keduanya perlu dihitung dengan daftar
yang sama.</p>
<h2>Pos biaya yang harus ada di kedua sisi</h2>
<table>
<thead><tr><th>Pos biaya</th><th>Tour grup</th><th>Jalan sendiri</th></tr></thead>
<tbody>
<tr><td>Tiket pesawat</td><td>Biasanya termasuk</td><td>Beli sendiri, harga berubah tiap hari</td></tr>
<tr><td>Hotel</td><td>Termasuk, kamar berdua</td><td>Beli sendiri, ditambah pajak kota di beberapa tempat</td></tr>
<tr><td>Antarkota</td><td>Bus atau kereta rombongan</td><td>Tiket kereta, sewa mobil, tol, dan parkir</td></tr>
<tr><td>Makan</td><td>Sebagian, lihat tanda makan di itinerary</td><td>Semua</td></tr>
<tr><td>Tiket masuk</td><td>Yang tertulis di program</td><td>Semua, beberapa perlu dipesan jauh hari</td></tr>
<tr><td>Visa dan asuransi</td><td>Sering terpisah</td><td>Terpisah</td></tr>
<tr><td>Tipping</td><td>Ada, jumlahnya tetap</td><td>Sesuai kebiasaan setempat</td></tr>
<tr><td>Waktu menyusun rencana</td><td>Hampir tidak ada</td><td>Puluhan jam</td></tr>
</tbody>
</table>
<h2>Langkah menghitung</h2>
<ol>
<li>Ambil satu tour dan catat harga tanggal yang Anda pilih, bukan harga "mulai dari".</li>
<li>Tambahkan hal yang tertulis sebagai <em>belum termasuk</em>: visa, tipping, asuransi, kamar sendiri bila
perlu.</li>
<li>Untuk sisi mandiri, cari harga pesawat dan hotel pada <strong>tanggal yang sama</strong> dengan kelas yang
setara.</li>
<li>Hitung transportasi antarkota satu per satu. Pos ini paling sering terlupa.</li>
<li>Tambahkan cadangan sepuluh persen di sisi mandiri untuk perubahan harga dan salah pilih.</li>
</ol>
<h2>Contoh cara membaca hasilnya</h2>
<p>Misalkan sebuah tour sepuluh hari berharga Rp 21.900.000. Visa tidak diperlukan, tipping dan asuransi Anda
perkirakan Rp 2.600.000, sehingga totalnya Rp 24.500.000 per orang. Di sisi mandiri Anda menemukan tiket Rp
11.000.000, hotel sembilan malam Rp 7.200.000 per orang dalam kamar berdua, transportasi antarkota Rp 3.500.000, makan
Rp 4.000.000, dan tiket masuk Rp 1.800.000. Jumlahnya Rp 27.500.000, sebelum cadangan.</p>
<p>Angka tersebut hanya ilustrasi untuk menunjukkan caranya. Pada rute satu kota dengan transportasi umum yang murah,
jalan sendiri sering lebih hemat. Pada rute lintas kota yang jauh, tour grup biasanya unggul karena bus, pemandu, dan
tiket dibagi bersama.</p>
<h2>Yang tidak terlihat di tabel</h2>
<h3>Keuntungan tour grup</h3>
<ul>
<li>Ada orang yang mengurus bila penerbangan batal atau ada yang sakit.</li>
<li>Orang tua dan anak tidak perlu menyeret koper dari stasiun ke hotel.</li>
<li>Dokumen visa diperiksa sebelum masuk kedutaan.</li>
</ul>
<h3>Keuntungan jalan sendiri</h3>
<ul>
<li>Bangun siang dan berlama-lama di museum sepenuhnya hak Anda.</li>
<li>Anda memilih sendiri lingkungan tempat menginap.</li>
<li>Rencana boleh berubah pada pagi hari itu juga.</li>
</ul>
<h2>Pilih menurut rute dan teman seperjalanan</h2>
<p>Gunakan aturan sederhana ini. Bila Anda bepergian dengan orang tua, melewati tiga kota atau lebih, atau baru
pertama kali ke wilayah itu, tour grup memberi nilai paling besar. Bila Anda sudah mengenal negaranya, hanya tinggal
di satu kota, dan menikmati proses merencanakan, pergilah sendiri.</p>
<p>Ada juga jalan tengah: ikut tour grup, lalu memperpanjang tinggal beberapa hari atas biaya sendiri. Tanyakan
kemungkinan ini sebelum tiket diterbitkan, karena tiket rombongan punya aturan sendiri.</p>
<p>Mulai dari angka yang nyata: urutkan <a href="/group-tour?sort=price_asc">tour dari harga terendah</a>, buka satu
tanggal, dan baca bagian "Tidak termasuk". Istilah yang belum akrab kami jelaskan di <a
href="/blog/mengenal-tipping-single-supplement-dan-biaya-lain">artikel tentang tipping dan single supplement</a>.</p>
`,
};

import type { ArticleText } from './article-text.ts';

export const berburuAurora: ArticleText = {
  id: 11,
  slug: 'berburu-aurora-yang-menentukan-berhasil-atau-tidak',
  title: 'Berburu aurora: hal yang menentukan berhasil atau tidak',
  summary:
    'Gelap, langit cerah, dan aktivitas matahari: memahami tiga syarat aurora agar harapan dan jadwal Anda realistis.',
  keywords: 'aurora, norwegia, finlandia, skandinavia, musim dingin',
  picture: 'aurora-night',
  publishedDaysAgo: 231,
  content: `
<p>Aurora tidak dapat dipesan. Ia muncul ketika partikel dari matahari bertemu atmosfer di sekitar kutub, dan Anda
kebetulan berada di bawah langit yang gelap serta bersih. Tidak ada perusahaan tour yang dapat menjaminnya, termasuk
kami. Yang dapat diatur adalah peluangnya.</p>
<h2>Tiga syarat yang harus bertemu</h2>
<h3>1. Langit gelap</h3>
<p>Di wilayah utara, malam musim panas hampir tidak pernah gelap. Musim aurora umumnya berlangsung dari akhir Agustus
sampai awal April. Lampu kota dan bulan purnama mengurangi kontras, jadi tempat pengamatan biasanya berada di luar
kota.</p>
<h3>2. Langit cerah</h3>
<p>Inilah penyebab kegagalan yang paling sering. Aurora terjadi jauh di atas awan; bila awan tebal, pertunjukan tetap
berlangsung tanpa penonton. Daerah pedalaman cenderung lebih kering daripada pantai, sedangkan pantai lebih
hangat.</p>
<h3>3. Aktivitas matahari</h3>
<p>Kekuatan aurora biasa dinyatakan dengan indeks Kp, dari 0 sampai 9. Di utara lingkar Arktik, nilai Kp yang kecil
pun sudah dapat memberi pemandangan. Angka besar hanya berarti aurora terlihat sampai lebih jauh ke selatan.</p>
<h2>Bulan demi bulan</h2>
<table>
<thead><tr><th>Bulan</th><th>Kelebihan</th><th>Kekurangan</th></tr></thead>
<tbody>
<tr><td>September – Oktober</td><td>Belum terlalu dingin, danau memantulkan cahaya</td><td>Belum ada salju
tebal</td></tr>
<tr><td>November</td><td>Malam panjang, harga kamar lebih lunak</td><td>Sering berawan</td></tr>
<tr><td>Desember</td><td>Suasana liburan, malam paling panjang</td><td>Ramai, siang sangat singkat</td></tr>
<tr><td>Januari – Februari</td><td>Salju, kegiatan kereta anjing dan kabin</td><td>Suhu dapat jauh di bawah
nol</td></tr>
<tr><td>Maret</td><td>Siang lebih panjang, salju masih ada</td><td>Malam mulai memendek</td></tr>
</tbody>
</table>
<h2>Jumlah malam lebih penting daripada tempat</h2>
<p>Bayangkan peluang satu malam cerah adalah empat puluh persen. Dengan satu malam, peluang Anda melihat langit bersih
tetap empat puluh persen. Dengan tiga malam, peluang mendapat sedikitnya satu malam cerah naik menjadi sekitar tujuh
puluh delapan persen. Angkanya hanya contoh, tetapi alasannya nyata: pilih program dengan beberapa malam di utara,
bukan satu malam singgah.</p>
<h2>Pakaian berlapis</h2>
<ul>
<li><strong>Lapis dalam:</strong> wol atau bahan sintetis yang menyerap keringat. Hindari katun.</li>
<li><strong>Lapis tengah:</strong> jaket bulu domba atau rompi isi.</li>
<li><strong>Lapis luar:</strong> jaket dan celana tahan angin.</li>
<li><strong>Ujung tubuh:</strong> dua lapis sarung tangan, penutup telinga, kaus kaki wol, dan sepatu satu nomor lebih
besar.</li>
</ul>
<p>Banyak operator lokal meminjamkan baju terusan tebal. Tanyakan sebelum membeli perlengkapan mahal.</p>
<h2>Menunggu dengan nyaman</h2>
<p>Perburuan sering berlangsung antara pukul sembilan malam dan dua dini hari. Tidur siang sebentar setelah tiba dari
kegiatan pagi akan sangat menolong. Bawa termos kecil, penghangat tangan, dan camilan. Gunakan senter bercahaya merah
supaya mata tetap terbiasa dengan gelap; butuh sekitar dua puluh menit sampai mata benar-benar menyesuaikan diri.</p>
<h2>Memotret dengan ponsel</h2>
<ol>
<li>Gunakan mode malam dan atur waktu tiga sampai sepuluh detik.</li>
<li>Pakai penyangga kecil. Tangan yang kedinginan pasti bergetar.</li>
<li>Matikan lampu kilat, karena mengganggu semua orang di sekitar.</li>
<li>Simpan ponsel di saku dalam. Baterai cepat turun pada suhu rendah.</li>
</ol>
<p>Mata melihat aurora lemah sebagai kabut keputihan, sedangkan kamera menangkap warna hijau. Itu wajar dan bukan
tipuan foto.</p>
<h2>Mengatur harapan</h2>
<p>Perlakukan aurora sebagai bonus, dan pilih program yang tetap menyenangkan tanpanya: kabin di tepi danau, kereta
malam, desa nelayan, dan sauna. Peserta yang paling bahagia adalah mereka yang menikmati malam dingin sambil minum
cokelat panas, lalu kebetulan langit menyala.</p>
<p>Program <a href="/group-tour?regional_id=5">Eropa Timur dan Skandinavia</a> kami mencantumkan jumlah malam di utara
pada itinerary harian. Buka satu keberangkatan dan hitung malamnya.</p>
`,
};

import type { ArticleText } from './article-text.ts';

export const waktuTerbaikSakura: ArticleText = {
  id: 1,
  slug: 'kapan-waktu-terbaik-melihat-sakura-di-jepang',
  title: 'Kapan waktu terbaik melihat sakura di Jepang?',
  summary:
    'Perkiraan waktu mekar per kota, cara membaca ramalan sakura, dan rencana cadangan bila bunga mekar lebih awal.',
  keywords: 'sakura, jepang, musim semi, tokyo, kyoto, hokkaido',
  picture: 'pagoda-dawn',
  publishedDaysAgo: 3,
  content: `
<p>Sakura tidak mengenal tanggal merah. Pada tahun yang hangat bunga bisa mekar seminggu lebih awal, dan pada tahun
yang dingin ia menunggu. Kabar baiknya: Jepang memanjang dari selatan ke utara, sehingga hampir selalu ada kota yang
sedang cantik antara akhir Maret dan awal Mei. Artikel ini membantu Anda memilih minggu, bukan menebak hari.</p>
<h2>Mekar pertama dan mekar penuh</h2>
<p>Ada dua istilah yang sering tertukar. <strong>Kaika</strong> adalah hari ketika beberapa bunga pertama terbuka di
pohon acuan kota itu. <strong>Mankai</strong> adalah mekar penuh, biasanya sekitar satu minggu sesudahnya. Setelah
mankai, pemandangan terbaik umumnya bertahan kira-kira satu minggu lagi, lebih pendek bila hujan deras atau angin
kencang datang.</p>
<p>Artinya, jendela yang nyaman untuk satu kota hanya sekitar sepuluh hari. Perjalanan tujuh atau delapan hari yang
melewati beberapa kota jauh lebih aman daripada menginap lama di satu tempat.</p>
<h2>Perkiraan per kota</h2>
<p>Tabel berikut adalah kebiasaan umum dari tahun ke tahun, bukan janji. Pakai sebagai titik awal, lalu cocokkan
dengan ramalan tahun berjalan.</p>
<table>
<thead><tr><th>Wilayah</th><th>Biasanya mekar penuh</th><th>Tempat yang mudah dijangkau rombongan</th></tr></thead>
<tbody>
<tr><td>Fukuoka dan Kyushu</td><td>Akhir Maret</td><td>Taman Maizuru</td></tr>
<tr><td>Tokyo</td><td>Akhir Maret – awal April</td><td>Taman Ueno, tepi Sungai Meguro</td></tr>
<tr><td>Osaka dan Kyoto</td><td>Awal April</td><td>Taman Kastil Osaka, Arashiyama</td></tr>
<tr><td>Kawaguchiko (kaki Fuji)</td><td>Awal – pertengahan April</td><td>Tepi danau, Pagoda Chureito</td></tr>
<tr><td>Takayama dan Shirakawago</td><td>Pertengahan – akhir April</td><td>Tepi Sungai Miyagawa</td></tr>
<tr><td>Sendai dan Tohoku</td><td>Pertengahan April</td><td>Taman Tsutsujigaoka</td></tr>
<tr><td>Sapporo dan Hokkaido</td><td>Akhir April – awal Mei</td><td>Taman Maruyama</td></tr>
</tbody>
</table>
<h2>Cara membaca ramalan</h2>
<ol>
<li><strong>Januari:</strong> ramalan pertama terbit. Kesalahannya masih besar, jadi pakai hanya untuk melihat
kecenderungan: awal, normal, atau lambat.</li>
<li><strong>Akhir Februari:</strong> suhu musim dingin sudah terbaca dan ramalan mulai mengerucut menjadi beberapa
hari.</li>
<li><strong>Pertengahan Maret:</strong> laporan kuncup dari tiap kota keluar hampir setiap hari. Di tahap ini urutan
kunjungan masih dapat disesuaikan.</li>
</ol>
<p>Tiket dan kamar untuk minggu sakura biasanya habis berbulan-bulan sebelum ramalan pertama keluar. Karena itu, pilih
keberangkatan lebih dahulu, lalu biarkan rencana harian yang menyesuaikan.</p>
<h2>Memilih minggu yang aman</h2>
<h3>Bila ini kunjungan pertama</h3>
<p>Pilih keberangkatan pada minggu terakhir Maret atau minggu pertama April dengan rute Osaka – Kyoto – Fuji – Tokyo.
Perbedaan waktu mekar di antara kota-kota itu menjadi asuransi Anda: bila Tokyo sudah gugur, tepi danau di kaki Fuji
sering kali baru mulai.</p>
<h3>Bila Anda menghindari keramaian</h3>
<p>Pertengahan April ke arah pegunungan lebih lengang. Pagi hari masih dingin, tetapi desa beratap jerami di
Shirakawago memberi latar yang tidak dimiliki kota besar.</p>
<h3>Bila hanya bisa akhir April</h3>
<p>Arahkan perjalanan ke Tohoku atau Hokkaido. Perhatikan juga pekan libur panjang Jepang pada akhir April sampai awal
Mei: kereta penuh dan harga kamar naik.</p>
<h2>Rencana cadangan</h2>
<ul>
<li>Bunga plum mekar lebih dahulu, sekitar Februari sampai pertengahan Maret, dan wanginya lebih terasa.</li>
<li>Jenis sakura berkelopak ganda biasanya mekar satu sampai dua minggu setelah jenis yang paling umum.</li>
<li>Hujan kelopak di kanal dan sungai justru paling indah <em>setelah</em> mankai.</li>
</ul>
<h2>Yang perlu dibawa</h2>
<p>Suhu pagi pada akhir Maret dapat turun di bawah sepuluh derajat, sementara siang hari cukup dengan jaket tipis.
Bawa lapisan pakaian yang mudah dilepas, payung lipat, dan sepatu yang tahan basah. Bila Anda berencana piknik, bawa
kantong sampah sendiri karena tempat sampah umum jarang ditemukan.</p>
<p>Siap memilih tanggal? Lihat <a href="/group-tour?regional_id=1">keberangkatan Asia Timur</a>, dan pastikan dokumen
Anda beres dengan membaca <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">cara mendaftar visa waiver
Jepang</a>.</p>
`,
};

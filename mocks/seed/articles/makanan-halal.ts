import type { ArticleText } from './article-text.ts';

export const makananHalal: ArticleText = {
  id: 7,
  slug: 'makanan-halal-di-korea-jepang-dan-eropa',
  title: 'Makanan halal di Korea, Jepang, dan Eropa: tempat mencarinya',
  summary:
    'Kawasan yang ramah muslim, kata yang perlu dikenali pada label, dan cara meminta menu yang sesuai di tour grup.',
  keywords: 'halal, korea, jepang, eropa, makanan, ramah muslim',
  picture: 'nami-gold',
  publishedDaysAgo: 90,
  content: `
<p>Dahulu membawa rendang kering di koper adalah satu-satunya rencana. Sekarang pilihannya jauh lebih banyak, asalkan
Anda tahu di mana mencari dan apa yang perlu ditanyakan. Panduan ini tidak memberi daftar restoran, karena restoran
datang dan pergi. Yang kami bagikan adalah cara mencari yang tetap berguna.</p>
<h2>Tiga tingkat yang perlu dibedakan</h2>
<ul>
<li><strong>Bersertifikat halal:</strong> ada lembaga yang memeriksa. Mintalah melihat sertifikat dan tanggal
berlakunya.</li>
<li><strong>Ramah muslim:</strong> tidak menyajikan babi, tetapi mungkin menyediakan alkohol atau memakai dapur
bersama.</li>
<li><strong>Pilihan aman:</strong> makanan laut atau sayuran di restoran umum. Bumbu dan minyaknya tetap perlu
ditanyakan.</li>
</ul>
<p>Setiap keluarga punya batasnya sendiri. Sampaikan batas itu kepada kami dengan jelas, karena kata "halal" saja
dapat diartikan berbeda di setiap negara.</p>
<h2>Di mana mencarinya</h2>
<table>
<thead><tr><th>Wilayah</th><th>Titik awal yang baik</th><th>Yang mudah ditemukan</th></tr></thead>
<tbody>
<tr><td>Seoul</td><td>Kawasan Itaewon di sekitar masjid pusat</td><td>Masakan Korea ramah muslim, Timur Tengah, Asia
Selatan</td></tr>
<tr><td>Tokyo</td><td>Asakusa, Ueno, Shinjuku</td><td>Ramen ayam, kari, yakiniku ramah muslim</td></tr>
<tr><td>Osaka dan Kyoto</td><td>Sekitar stasiun besar</td><td>Udon, masakan India, kafe sayuran</td></tr>
<tr><td>Paris, Brussel, Amsterdam</td><td>Lingkungan dengan komunitas Maghribi dan Turki</td><td>Kebab, tajine, toko
daging halal</td></tr>
<tr><td>London</td><td>Hampir di semua kawasan ramai</td><td>Masakan Asia Selatan, ayam panggang, burger</td></tr>
<tr><td>Swiss dan kota kecil</td><td>Stasiun dan pusat belanja</td><td>Kebab, ikan, pasta sayuran</td></tr>
</tbody>
</table>
<h2>Kata yang perlu dikenali pada label</h2>
<h3>Jepang</h3>
<p>Carilah tulisan untuk babi (豚), alkohol masak mirin (みりん), dan gelatin (ゼラチン). Kaldu ramen sering memakai tulang
babi meski topingnya ayam. Kecap asin dan cuka tertentu juga dapat mengandung alkohol.</p>
<h3>Korea</h3>
<p>Babi ditulis 돼지. Kimchi di beberapa tempat memakai saus ikan atau udang, dan mi instan sering berisi bubuk daging.
Bibimbap tanpa daging dan sup tahu laut biasanya mudah disesuaikan.</p>
<h3>Eropa</h3>
<p>Perhatikan <em>lard</em>, <em>gelatine</em>, dan <em>rum</em> pada kue. Dalam bahasa Jerman babi adalah
<em>Schwein</em>, dalam bahasa Prancis <em>porc</em>, dan dalam bahasa Italia <em>maiale</em>.</p>
<h2>Cara kami mengaturnya di tour grup</h2>
<ol>
<li>Isi permintaan makanan pada langkah data peserta saat memesan. Tulis selengkap mungkin, misalnya "tanpa babi dan
alkohol, makanan laut boleh".</li>
<li>Tim kami meneruskannya kepada restoran dan maskapai. Makanan khusus di pesawat perlu dipesan sebelum
keberangkatan.</li>
<li>Di tempat yang pilihannya terbatas, tour leader menjelaskan menu satu per satu sebelum makanan disajikan.</li>
</ol>
<p>Program reguler kami tidak seluruhnya halal. Bila seluruh rombongan membutuhkannya, kami dapat menyusun program
tersendiri dengan restoran bersertifikat.</p>
<h2>Bekal kecil yang menolong</h2>
<ul>
<li>Sambal sachet, abon, dan bumbu bubuk. Hindari daging segar dan buah karena banyak negara melarangnya masuk.</li>
<li>Kotak makan lipat untuk membawa bekal dari sarapan bila hotel mengizinkan.</li>
<li>Aplikasi peta dengan kata kunci <em>halal</em> dan penerjemah foto untuk membaca label.</li>
</ul>
<h2>Waktu salat di perjalanan</h2>
<p>Bandara besar di Asia dan Eropa umumnya memiliki ruang doa. Di kota, pusat belanja besar di Jepang dan Korea
semakin sering menyediakan ruang serupa. Beri tahu tour leader pada hari pertama agar pemberhentian bus dapat
diselaraskan.</p>
<p>Ingin menjajaki tujuan dengan pilihan makanan yang luas? Lihat <a href="/group-tour?regional_id=3">tour ke Timur
Tengah, Turki, dan Afrika Utara</a> atau <a href="/group-tour?regional_id=1">Asia Timur</a>.</p>
`,
};

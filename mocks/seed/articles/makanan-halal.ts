import type { ArticleText } from './article-text.ts';

export const makananHalal: ArticleText = {
  id: 7,
  slug: 'makanan-halal-di-korea-jepang-dan-eropa',
  title: {
    id: 'Makanan halal di Korea, Jepang, dan Eropa: tempat mencarinya',
    en: 'Halal food in Korea, Japan and Europe: where to look',
  },
  summary: {
    id: 'Kawasan yang ramah muslim, kata yang perlu dikenali pada label, dan cara meminta menu yang sesuai di tour grup.',
    en: 'Muslim-friendly areas, words to recognise on a label, and how to ask for suitable meals on a group tour.',
  },
  keywords: {
    id: 'halal, korea, jepang, eropa, makanan, ramah muslim',
    en: 'halal, korea, japan, europe, food, muslim-friendly',
  },
  picture: 'nami-gold',
  publishedDaysAgo: 90,
  content: {
    id: `
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
<li>Sambal saset dan bumbu bubuk tanpa daging. Tinggalkan abon, rendang, daging lain, dan buah segar, karena banyak
negara melarangnya masuk. Laporkan bekal Anda kepada petugas bila diminta.</li>
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
    en: `
<p>Packing dry rendang (slow-cooked spiced beef) in your suitcase used to be the only plan. Today there is far more
choice, provided that you know where to look and what to ask. This guide does not list restaurants, because
restaurants come and go. What we share is a way of looking that stays useful.</p>
<h2>Three levels to tell apart</h2>
<ul>
<li><strong>Halal-certified:</strong> an institution has checked it. Ask to see the certificate and how long it is
valid.</li>
<li><strong>Muslim-friendly:</strong> no pork is served, but there may be alcohol or a shared kitchen.</li>
<li><strong>A safe option:</strong> seafood or vegetables in an ordinary restaurant. You still need to ask about the
seasoning and the oil.</li>
</ul>
<p>Every family has its own limits. Tell us yours clearly, because the word “halal” alone can mean different things in
different countries.</p>
<h2>Where to look</h2>
<table>
<thead><tr><th>Area</th><th>A good place to start</th><th>Easy to find</th></tr></thead>
<tbody>
<tr><td>Seoul</td><td>The Itaewon district around the central mosque</td><td>Muslim-friendly Korean, Middle Eastern
and South Asian food</td></tr>
<tr><td>Tokyo</td><td>Asakusa, Ueno, Shinjuku</td><td>Chicken ramen, curry, Muslim-friendly yakiniku</td></tr>
<tr><td>Osaka and Kyoto</td><td>Around the main stations</td><td>Udon, Indian food, vegetarian cafés</td></tr>
<tr><td>Paris, Brussels, Amsterdam</td><td>Neighbourhoods with Maghrebi and Turkish communities</td><td>Kebabs,
tagines, halal butchers</td></tr>
<tr><td>London</td><td>Almost every busy district</td><td>South Asian food, grilled chicken, burgers</td></tr>
<tr><td>Switzerland and small towns</td><td>Stations and shopping centres</td><td>Kebabs, fish, pasta with
vegetables</td></tr>
</tbody>
</table>
<h2>Words to recognise on a label</h2>
<h3>Japan</h3>
<p>Look for the characters for pork (豚), the cooking alcohol mirin (みりん) and gelatine (ゼラチン). Ramen broth is often
made with pork bones even when the topping is chicken. Some soy sauces and vinegars can also contain alcohol.</p>
<h3>Korea</h3>
<p>Pork is written 돼지. In some places kimchi is made with fish or shrimp sauce, and instant noodles often contain meat
powder. Bibimbap without meat and seafood tofu soup are usually easy to adapt.</p>
<h3>Europe</h3>
<p>Watch for <em>lard</em>, <em>gelatine</em> and <em>rum</em> in cakes. Pork is <em>Schwein</em> in German,
<em>porc</em> in French and <em>maiale</em> in Italian.</p>
<h2>How we arrange it on a group tour</h2>
<ol>
<li>Enter your meal request in the traveller details step when you book. Be as complete as you can, for example “no
pork or alcohol, seafood is fine”.</li>
<li>Our team passes it on to the restaurants and the airline. Special meals on the plane have to be ordered before
departure.</li>
<li>Where there is little choice, the tour leader explains the dishes one by one before they are served.</li>
</ol>
<p>Our regular programmes are not entirely halal. If a whole group needs it, we can put together a separate programme
with certified restaurants.</p>
<h2>Small supplies that help</h2>
<ul>
<li>Sachets of sambal (chilli relish) and powdered seasoning without meat. Leave abon (dried shredded meat), rendang,
other meat and fresh fruit at home, because many countries do not allow them in. Declare your food where that is
required.</li>
<li>A folding lunch box to take something from breakfast, if the hotel allows it.</li>
<li>A map app with the keyword <em>halal</em>, and a photo translator for reading labels.</li>
</ul>
<h2>Prayer times on the road</h2>
<p>Large airports in Asia and Europe generally have a prayer room. In the cities, more and more large shopping centres
in Japan and Korea offer one too. Tell the tour leader on the first day so that the coach stops can be planned around
it.</p>
<p>Would you like to explore destinations with a wide choice of food? See our <a
href="/group-tour?regional_id=3">tours to the Middle East, Turkey and North Africa</a> or <a
href="/group-tour?regional_id=1">East Asia</a>.</p>
`,
  },
};

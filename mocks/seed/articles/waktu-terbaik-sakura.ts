import type { ArticleText } from './article-text.ts';

export const waktuTerbaikSakura: ArticleText = {
  id: 1,
  slug: 'kapan-waktu-terbaik-melihat-sakura-di-jepang',
  title: {
    id: 'Kapan waktu terbaik melihat sakura di Jepang?',
    en: 'When is the best time to see cherry blossom in Japan?',
  },
  summary: {
    id: 'Perkiraan waktu mekar per kota, cara membaca ramalan sakura, dan rencana cadangan bila bunga mekar lebih awal.',
    en: 'When each city usually blooms, how to read the blossom forecast, and what to plan in case the flowers open early.',
  },
  keywords: {
    id: 'sakura, jepang, musim semi, tokyo, kyoto, hokkaido',
    en: 'cherry blossom, japan, spring, tokyo, kyoto, hokkaido',
  },
  picture: 'pagoda-dawn',
  publishedDaysAgo: 3,
  content: {
    id: `
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
<p>Suhu pagi pada akhir Maret dapat turun di bawah lima derajat, sementara siang hari cukup dengan jaket tipis.
Bawa lapisan pakaian yang mudah dilepas, payung lipat, dan sepatu yang tahan basah. Bila Anda berencana piknik, bawa
kantong sampah sendiri karena tempat sampah umum jarang ditemukan.</p>
<p>Siap memilih tanggal? Lihat <a href="/group-tour?regional_id=1">keberangkatan Asia Timur</a>, dan pastikan dokumen
Anda beres dengan membaca <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">cara mendaftar visa waiver
Jepang</a>.</p>
`,
    en: `
<p>Cherry blossom takes no notice of public holidays. In a warm year the flowers can open a week early, and in a cold
year they wait. The good news is that Japan stretches from south to north, so between late March and early May there
is almost always a city at its best. This article helps you choose a week, not guess a day.</p>
<h2>First bloom and full bloom</h2>
<p>Two terms are often confused. <strong>Kaika</strong> is the day when the first few flowers open on the city’s
reference tree. <strong>Mankai</strong> is full bloom, usually about a week later. After mankai the view generally
stays at its best for roughly one more week, or less if heavy rain or strong wind arrives.</p>
<p>This means that the comfortable window for a single city is only about ten days. A trip of seven or eight days that
passes through several cities is much safer than a long stay in one place.</p>
<h2>What to expect in each city</h2>
<p>The table below shows the usual pattern from year to year. It is not a promise. Use it as a starting point, then
check it against the forecast for the current year.</p>
<table>
<thead><tr><th>Area</th><th>Usual full bloom</th><th>Places a group can reach easily</th></tr></thead>
<tbody>
<tr><td>Fukuoka and Kyushu</td><td>Late March</td><td>Maizuru Park</td></tr>
<tr><td>Tokyo</td><td>Late March to early April</td><td>Ueno Park, the banks of the Meguro River</td></tr>
<tr><td>Osaka and Kyoto</td><td>Early April</td><td>Osaka Castle Park, Arashiyama</td></tr>
<tr><td>Kawaguchiko (at the foot of Mount Fuji)</td><td>Early to mid-April</td><td>The lakeside, Chureito
Pagoda</td></tr>
<tr><td>Takayama and Shirakawago</td><td>Mid to late April</td><td>The banks of the Miyagawa River</td></tr>
<tr><td>Sendai and Tohoku</td><td>Mid-April</td><td>Tsutsujigaoka Park</td></tr>
<tr><td>Sapporo and Hokkaido</td><td>Late April to early May</td><td>Maruyama Park</td></tr>
</tbody>
</table>
<h2>How to read the forecast</h2>
<ol>
<li><strong>January:</strong> the first forecast is published. It can still be well off, so use it only to see the
trend: early, normal or late.</li>
<li><strong>Late February:</strong> the winter temperatures are known by now, and the forecast narrows to a few
days.</li>
<li><strong>Mid-March:</strong> reports on the buds come in from each city almost every day. At this stage the order
of the visits can still be adjusted.</li>
</ol>
<p>Tickets and rooms for the blossom weeks usually sell out months before the first forecast appears. So choose your
departure first, and let the daily plan adapt.</p>
<h2>Choosing a safe week</h2>
<h3>If this is your first visit</h3>
<p>Choose a departure in the last week of March or the first week of April on the route Osaka – Kyoto – Fuji – Tokyo.
The different blooming times of those places are your insurance: if the petals have already fallen in Tokyo, the
lakeside at the foot of Mount Fuji has often only just begun.</p>
<h3>If you want to avoid the crowds</h3>
<p>Mid-April, towards the mountains, is quieter. The mornings are still cold, but the thatched village of Shirakawago
offers a setting that no large city has.</p>
<h3>If you can only travel in late April</h3>
<p>Head for Tohoku or Hokkaido. Keep in mind Japan’s long holiday week, from late April to early May: the trains are
full and room prices rise.</p>
<h2>A plan B</h2>
<ul>
<li>Plum blossom comes first, from around February to mid-March, and its scent is stronger.</li>
<li>Double-petalled cherry trees usually bloom one to two weeks after the most common kind.</li>
<li>The rain of petals on canals and rivers is in fact at its loveliest <em>after</em> mankai.</li>
</ul>
<h2>What to bring</h2>
<p>On late March mornings the temperature can drop below five degrees, while a light jacket is enough during the day.
Bring layers that are easy to take off, a folding umbrella and shoes that can stand the wet. If you plan a picnic,
bring your own rubbish bag, because public bins are hard to find.</p>
<p>Ready to choose a date? See our <a href="/group-tour?regional_id=1">departures to East Asia</a>, and get your
documents in order with <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">How to register for Japan’s visa
waiver with an e-passport</a>.</p>
`,
  },
};

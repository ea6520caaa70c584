import type { ArticleText } from './article-text.ts';

export const berburuAurora: ArticleText = {
  id: 11,
  slug: 'berburu-aurora-yang-menentukan-berhasil-atau-tidak',
  title: {
    id: 'Berburu aurora: hal yang menentukan berhasil atau tidak',
    en: 'Chasing the aurora: what decides whether you see it',
  },
  summary: {
    id: 'Gelap, langit cerah, dan aktivitas matahari: memahami tiga syarat aurora agar harapan dan jadwal Anda realistis.',
    en: 'Darkness, clear skies and solar activity: the three conditions for an aurora, to keep your hopes and your schedule realistic.',
  },
  keywords: {
    id: 'aurora, norwegia, finlandia, skandinavia, musim dingin',
    en: 'aurora, norway, finland, scandinavia, winter',
  },
  picture: 'igloo-night',
  publishedDaysAgo: 231,
  content: {
    id: `
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
<p>Kekuatan aurora biasa dinyatakan dengan indeks Kp, dari 0 sampai 9. Di utara Lingkar Arktik, nilai Kp yang kecil
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
<li><strong>Lapis tengah:</strong> jaket fleece atau rompi berlapis.</li>
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
<p>Perlakukan aurora sebagai bonus, dan pilih program yang tetap menyenangkan tanpanya: kabin berkaca, kapal malam,
desa nelayan, dan kereta husky. Peserta yang paling bahagia adalah mereka yang menikmati malam dingin sambil minum
cokelat panas, lalu kebetulan langit menyala.</p>
<p>Program <a href="/group-tour?regional_id=5">Eropa Timur dan Skandinavia</a> kami mencantumkan jumlah malam di utara
pada itinerary harian. Buka satu keberangkatan dan hitung malamnya.</p>
`,
    en: `
<p>An aurora cannot be booked. It appears when particles from the sun meet the atmosphere around the pole, and you
happen to be under a sky that is dark and clear. No tour company can guarantee it, and neither can we. What can be
arranged is your chance of seeing it.</p>
<h2>Three conditions that must come together</h2>
<h3>1. A dark sky</h3>
<p>In the far north, summer nights hardly ever get dark. The aurora season generally runs from late August to early
April. City lights and a full moon reduce the contrast, so the viewing spots are usually outside the city.</p>
<h3>2. A clear sky</h3>
<p>This is the most frequent cause of disappointment. An aurora happens far above the clouds; when the cloud is thick,
the show goes on without an audience. Inland areas tend to be drier than the coast, while the coast is warmer.</p>
<h3>3. Solar activity</h3>
<p>The strength of an aurora is usually given by the Kp index, from 0 to 9. North of the Arctic Circle, even a low Kp
value can bring a display. A high number only means that the aurora is visible further south.</p>
<h2>Month by month</h2>
<table>
<thead><tr><th>Month</th><th>In its favour</th><th>Against it</th></tr></thead>
<tbody>
<tr><td>September to October</td><td>Not too cold yet, lakes reflect the light</td><td>No thick snow yet</td></tr>
<tr><td>November</td><td>Long nights, gentler room prices</td><td>Often cloudy</td></tr>
<tr><td>December</td><td>Holiday mood, the longest nights</td><td>Busy, very short days</td></tr>
<tr><td>January to February</td><td>Snow, dog sledding and cabins</td><td>Temperatures can fall far below
zero</td></tr>
<tr><td>March</td><td>Longer days, still snow</td><td>The nights are getting shorter</td></tr>
</tbody>
</table>
<h2>The number of nights matters more than the place</h2>
<p>Imagine that the chance of a clear night is forty per cent. With one night, your chance of a clear sky stays at
forty per cent. With three nights, the chance of at least one clear night rises to about seventy-eight per cent. The
figures are only an example, but the reasoning is real: choose a programme with several nights in the north, not a
stopover of one night.</p>
<h2>Dressing in layers</h2>
<ul>
<li><strong>Base layer:</strong> wool or a synthetic fabric that absorbs sweat. Avoid cotton.</li>
<li><strong>Middle layer:</strong> a fleece jacket or a padded waistcoat.</li>
<li><strong>Outer layer:</strong> a windproof jacket and trousers.</li>
<li><strong>Hands, head and feet:</strong> two layers of gloves, ear covers, woollen socks, and shoes one size
larger.</li>
</ul>
<p>Many local operators lend thick one-piece suits. Ask before you buy expensive equipment.</p>
<h2>Waiting in comfort</h2>
<p>The hunt often lasts from around nine in the evening until two in the morning. A short nap after the morning’s
activities helps a great deal. Bring a small flask, hand warmers and snacks. Use a torch with a red light so that your
eyes stay used to the dark; they need about twenty minutes to adjust fully.</p>
<h2>Taking pictures with a phone</h2>
<ol>
<li>Use night mode and set the exposure to between three and ten seconds.</li>
<li>Use a small tripod. Cold hands are sure to shake.</li>
<li>Turn off the flash, because it disturbs everyone around you.</li>
<li>Keep your phone in an inside pocket. The battery drains quickly in the cold.</li>
</ol>
<p>The eye sees a weak aurora as a whitish mist, while the camera picks up the green. That is normal and not a
photographic trick.</p>
<h2>Managing your hopes</h2>
<p>Treat the aurora as a bonus, and choose a programme that is enjoyable without it: a glass cabin, a night ship, a
fishing village and a husky sledge. The happiest travellers are those who enjoy a cold night with a cup of hot
chocolate, and then the sky happens to light up.</p>
<p>Our programmes in <a href="/group-tour?regional_id=5">Eastern Europe and Scandinavia</a> show the number of nights
in the north in the daily itinerary. Open a departure and count the nights.</p>
`,
  },
};

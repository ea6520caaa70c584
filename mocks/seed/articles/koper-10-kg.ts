import type { ArticleText } from './article-text.ts';

export const koper10Kg: ArticleText = {
  id: 12,
  slug: 'checklist-koper-10-kg-untuk-tour-musim-panas',
  title: {
    id: 'Checklist koper 10 kg untuk tour musim panas',
    en: 'A 10 kg packing list for a summer tour',
  },
  summary: {
    id: 'Daftar lengkap dengan perkiraan berat per benda, cara menggulung, dan hal yang lebih baik dibeli di tujuan.',
    en: 'A complete list with the approximate weight of each item, how to roll your clothes, and what is better bought there.',
  },
  keywords: {
    id: 'koper, packing, musim panas, checklist, bagasi',
    en: 'suitcase, packing, summer, checklist, luggage',
  },
  picture: 'airport-day',
  publishedDaysAgo: 290,
  updatedDaysAgo: 160,
  content: {
    id: `
<p>Koper ringan membuat segalanya lebih mudah: naik kereta, mengejar bus, dan tentu saja pulang dengan oleh-oleh.
Sepuluh kilogram terdengar sedikit, tetapi untuk musim panas selama sepuluh hari jumlah itu cukup. Kuncinya bukan
membawa benda kecil, melainkan membawa benda yang saling menggantikan.</p>
<h2>Prinsip sebelum mulai</h2>
<ul>
<li><strong>Tiga warna saja.</strong> Bila semua atasan cocok dengan semua bawahan, lima atasan dan tiga bawahan
memberi lima belas padanan.</li>
<li><strong>Cuci di tengah jalan.</strong> Pakaian tipis kering semalam. Anda hanya perlu pakaian untuk lima
hari.</li>
<li><strong>Satu benda, banyak fungsi.</strong> Sarung pantai dapat menjadi selimut, alas piknik, dan penutup bahu di
tempat ibadah.</li>
</ul>
<h2>Daftar dengan perkiraan berat</h2>
<table>
<thead><tr><th>Kelompok</th><th>Isi</th><th>Perkiraan</th></tr></thead>
<tbody>
<tr><td>Koper kabin</td><td>Koper kosong berbahan ringan</td><td>2,5 kg</td></tr>
<tr><td>Atasan</td><td>5 kaus atau kemeja tipis</td><td>0,9 kg</td></tr>
<tr><td>Bawahan</td><td>2 celana panjang tipis, 1 celana pendek atau rok</td><td>1,1 kg</td></tr>
<tr><td>Pakaian dalam dan kaus kaki</td><td>6 pasang</td><td>0,6 kg</td></tr>
<tr><td>Lapis luar</td><td>1 jaket tipis tahan angin</td><td>0,4 kg</td></tr>
<tr><td>Alas kaki</td><td>1 sandal (sepatu dipakai)</td><td>0,4 kg</td></tr>
<tr><td>Baju tidur dan renang</td><td>1 set masing-masing</td><td>0,6 kg</td></tr>
<tr><td>Perlengkapan mandi</td><td>Botol di bawah 100 ml</td><td>0,7 kg</td></tr>
<tr><td>Obat dan tabir surya</td><td>Untuk 10 hari</td><td>0,5 kg</td></tr>
<tr><td>Elektronik</td><td>Pengisi daya, adaptor, baterai cadangan</td><td>0,8 kg</td></tr>
<tr><td>Lain-lain</td><td>Topi, payung lipat, tas kain, kacamata</td><td>0,8 kg</td></tr>
<tr><td><strong>Jumlah</strong></td><td></td><td><strong>9,3 kg</strong></td></tr>
</tbody>
</table>
<p>Sisanya tujuh ratus gram untuk hal yang Anda sendiri tahu: buku, mukena perjalanan, atau boneka kesayangan
anak.</p>
<h2>Cara mengemas</h2>
<ol>
<li>Pakai benda paling berat saat terbang: sepatu dan jaket.</li>
<li>Gulung kaus dan celana, lipat kemeja. Gulungan mengisi sudut yang kosong.</li>
<li>Letakkan benda berat di dekat roda supaya koper tidak mudah terguling.</li>
<li>Masukkan kaus kaki ke dalam sandal.</li>
<li>Simpan cairan dalam satu kantong bening di bagian paling atas untuk pemeriksaan keamanan.</li>
</ol>
<h2>Aturan kabin yang perlu diperiksa</h2>
<p>Batas berat kabin berbeda di setiap maskapai; tujuh kilogram adalah angka yang umum. Bila koper Anda sepuluh
kilogram, masukkan ke bagasi dan bawa tas kecil berisi dokumen, obat, dan elektronik. Baterai cadangan wajib berada di
kabin. Periksa batas yang tertulis di tiket rombongan Anda.</p>
<h2>Lebih baik dibeli di sana</h2>
<ul>
<li>Air minum dan botol sampo besar.</li>
<li>Kartu data lokal atau eSIM.</li>
<li>Payung besar, bila ternyata hujan sepanjang minggu.</li>
</ul>
<h2>Musim panas tidak selalu panas</h2>
<p>Puncak gunung di Swiss bisa mendekati nol derajat pada bulan Juli, dan bus berpendingin terasa dingin setelah makan
siang. Ingat pula bahwa pertengahan tahun adalah musim dingin di Australia dan Selandia Baru. Jaket tipis dan syal
ringan menyelesaikan sebagian besar keadaan itu, sedangkan untuk belahan bumi selatan gantilah dengan jaket yang lebih
tebal.</p>
<h2>Malam sebelum berangkat</h2>
<p>Timbang koper sambil berdiri di atas timbangan badan, lalu kurangi berat Anda. Foto isinya untuk keperluan klaim
bila bagasi terlambat. Pasang label nama di dalam dan di luar koper, cukup nama dan nomor telepon.</p>
<blockquote>Aturan terakhir: letakkan semua benda di tempat tidur, lalu kembalikan dua benda ke lemari. Hampir tidak
ada yang menyesal.</blockquote>
<p>Koper siap? Lihat <a href="/group-tour?sort=soonest">keberangkatan terdekat</a>, atau baca <a
href="/blog/10-hal-yang-sering-terlupa-sebelum-tour-eropa">sepuluh hal yang sering terlupa</a> sebagai pemeriksaan
terakhir.</p>
`,
    en: `
<p>A light suitcase makes everything easier: boarding a train, catching a coach and, of course, coming home with
gifts. Ten kilograms sound like very little, but for ten days of summer they are enough. The key is not to bring small
things, but to bring things that can stand in for one another.</p>
<h2>Principles before you start</h2>
<ul>
<li><strong>Three colours only.</strong> If every top goes with every bottom, five tops and three bottoms make fifteen
combinations.</li>
<li><strong>Wash along the way.</strong> Thin clothes dry overnight. You only need clothes for five days.</li>
<li><strong>One item, many uses.</strong> A beach sarong can serve as a blanket, a picnic mat and a cover for your
shoulders in places of worship.</li>
</ul>
<h2>The list, with approximate weights</h2>
<table>
<thead><tr><th>Group</th><th>Contents</th><th>Approximate weight</th></tr></thead>
<tbody>
<tr><td>Cabin suitcase</td><td>An empty suitcase of light material</td><td>2.5 kg</td></tr>
<tr><td>Tops</td><td>5 T-shirts or thin shirts</td><td>0.9 kg</td></tr>
<tr><td>Bottoms</td><td>2 pairs of thin long trousers, 1 pair of shorts or a skirt</td><td>1.1 kg</td></tr>
<tr><td>Underwear and socks</td><td>6 sets</td><td>0.6 kg</td></tr>
<tr><td>Outer layer</td><td>1 thin windproof jacket</td><td>0.4 kg</td></tr>
<tr><td>Footwear</td><td>1 pair of sandals (you wear the shoes)</td><td>0.4 kg</td></tr>
<tr><td>Nightwear and swimwear</td><td>1 set of each</td><td>0.6 kg</td></tr>
<tr><td>Toiletries</td><td>Bottles under 100 ml</td><td>0.7 kg</td></tr>
<tr><td>Medicine and sunscreen</td><td>For 10 days</td><td>0.5 kg</td></tr>
<tr><td>Electronics</td><td>Charger, adapter, power bank</td><td>0.8 kg</td></tr>
<tr><td>Other things</td><td>Hat, folding umbrella, cloth bag, glasses</td><td>0.8 kg</td></tr>
<tr><td><strong>Total</strong></td><td></td><td><strong>9.3 kg</strong></td></tr>
</tbody>
</table>
<p>The remaining seven hundred grams are for the things only you know about: a book, a travel mukena (prayer garment)
or a child’s favourite doll.</p>
<h2>How to pack</h2>
<ol>
<li>Wear the heaviest things on the flight: shoes and jacket.</li>
<li>Roll T-shirts and trousers, fold shirts. The rolls fill empty corners.</li>
<li>Put heavy items near the wheels so that the suitcase does not tip over easily.</li>
<li>Put the socks inside the sandals.</li>
<li>Keep liquids in one clear bag at the very top for the security check.</li>
</ol>
<h2>Cabin rules to check</h2>
<p>The weight limit for the cabin differs from airline to airline; seven kilograms is a common figure. If your
suitcase weighs ten kilograms, check it in and carry a small bag with documents, medicine and electronics. Power banks
must be in the cabin. Check the limit stated on your group ticket.</p>
<h2>Better bought there</h2>
<ul>
<li>Drinking water and large shampoo bottles.</li>
<li>A local data card or an eSIM.</li>
<li>A large umbrella, if it turns out to rain all week.</li>
</ul>
<h2>Summer is not always hot</h2>
<p>On a mountain top in Switzerland it can be close to zero degrees in July, and an air-conditioned coach feels cold
after lunch. Remember, too, that the middle of the year is winter in Australia and New Zealand. A thin jacket and a
light scarf take care of most of these situations; for the southern hemisphere, take a thicker jacket instead.</p>
<h2>The night before you leave</h2>
<p>Weigh the suitcase by standing on the bathroom scales with it, then subtract your own weight. Photograph the
contents in case you need to make a claim for delayed luggage. Put a name label inside and outside the suitcase, with
just your name and phone number.</p>
<blockquote>One last rule: lay everything out on the bed, then put two things back in the wardrobe. Hardly anyone
regrets it.</blockquote>
<p>Suitcase ready? See our <a href="/group-tour?sort=soonest">next departures</a>, or read <a
href="/blog/10-hal-yang-sering-terlupa-sebelum-tour-eropa">10 things people often forget before a tour of Europe</a>
as a final check.</p>
`,
  },
};

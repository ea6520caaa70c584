import type { ArticleText } from './article-text.ts';

export const seringTerlupaEropa: ArticleText = {
  id: 3,
  slug: '10-hal-yang-sering-terlupa-sebelum-tour-eropa',
  title: {
    id: '10 hal yang sering terlupa sebelum tour Eropa',
    en: '10 things people often forget before a tour of Europe',
  },
  summary: {
    id: 'Dari masa berlaku paspor sampai koin untuk toilet: sepuluh hal kecil yang sering baru teringat di bandara.',
    en: 'From the validity of your passport to coins for the toilet: ten small things that many people only remember at the airport.',
  },
  keywords: {
    id: 'eropa, schengen, persiapan, koper, asuransi perjalanan',
    en: 'europe, schengen, preparation, suitcase, travel insurance',
  },
  picture: 'lisbon-day',
  publishedDaysAgo: 24,
  content: {
    id: `
<p>Sebagian besar masalah di hari keberangkatan bukan perkara besar. Adaptor tertinggal, obat tanpa resep, atau kartu
yang ternyata belum bisa dipakai di luar negeri. Sepuluh hal berikut kami susun menurut kapan sebaiknya Anda
mengurusnya, mulai dari yang paling lama.</p>
<h2>Tiga bulan sebelum berangkat</h2>
<h3>1. Masa berlaku paspor</h3>
<p>Untuk visa Schengen, paspor harus masih berlaku sekurang-kurangnya tiga bulan setelah Anda keluar dari wilayah itu.
Banyak maskapai dan negara transit memakai patokan enam bulan. Ambil yang lebih ketat, dan pastikan ada dua halaman
kosong.</p>
<h3>2. Rekening yang rapi</h3>
<p>Pengajuan Schengen meminta rekening koran tiga bulan terakhir. Setoran besar mendadak menjelang pengajuan sering
menimbulkan pertanyaan. Biarkan saldo bergerak wajar sejak jauh hari.</p>
<h3>3. Asuransi dengan nilai pertanggungan yang cukup</h3>
<p>Syarat umumnya minimal <strong>EUR 30.000</strong> untuk biaya medis dan berlaku di seluruh wilayah Schengen.
Cocokkan tanggal polis dengan tanggal penerbangan, termasuk hari tiba kembali.</p>
<h2>Satu bulan sebelum berangkat</h2>
<h3>4. Kartu untuk transaksi luar negeri</h3>
<p>Aktifkan transaksi luar negeri di aplikasi bank dan periksa batas hariannya. Bawa dua kartu dari jaringan yang
berbeda, dan simpan di tempat terpisah.</p>
<h3>5. Sepatu yang sudah pernah dipakai jauh</h3>
<p>Kota tua Eropa berarti jalan batu. Sepatu baru adalah sumber lecet yang paling setia. Pakai sepatu itu berjalan
satu jam setiap akhir pekan sebelum berangkat.</p>
<h3>6. Obat rutin dan salinan resep</h3>
<p>Bawa obat untuk seluruh perjalanan ditambah tiga hari, dalam kemasan asli, di tas kabin. Mintalah surat keterangan
singkat berbahasa Inggris bila obat Anda termasuk golongan yang diawasi.</p>
<h2>Satu minggu sebelum berangkat</h2>
<h3>7. Adaptor untuk Inggris dan Swiss</h3>
<p>Sebagian besar negara di daratan Eropa memakai colokan yang sama dengan Indonesia, tetapi Inggris memakai tiga kaki
pipih dan Swiss punya bentuknya sendiri. Satu adaptor universal dan satu stopkontak sambung kecil cukup untuk
sekamar.</p>
<h3>8. Koin dan uang kecil</h3>
<p>Toilet umum, loker, dan troli sering meminta koin. Sisihkan sekitar EUR 20 dalam pecahan kecil untuk beberapa hari
pertama.</p>
<h3>9. Salinan dokumen di dua tempat</h3>
<p>Simpan foto paspor, visa, polis, dan tiket di ponsel serta di email Anda sendiri. Titipkan satu salinan kepada
keluarga di rumah.</p>
<h3>10. Ruang di koper untuk pulang</h3>
<p>Koper yang penuh saat berangkat akan kelebihan berat saat pulang. Timbang di rumah dan sisakan tiga sampai empat
kilogram.</p>
<h2>Daftar singkat untuk ditempel di koper</h2>
<table>
<thead><tr><th>Di tas kabin</th><th>Di koper bagasi</th><th>Di ponsel</th></tr></thead>
<tbody>
<tr><td>Paspor, obat, satu baju ganti</td><td>Cairan di atas 100 ml</td><td>Foto paspor dan visa</td></tr>
<tr><td>Pengisi daya dan baterai cadangan</td><td>Payung lipat, sandal kamar</td><td>Nomor tour leader</td></tr>
<tr><td>Jaket tipis untuk di pesawat</td><td>Gunting kuku dan benda tajam kecil</td><td>Peta tanpa jaringan</td></tr>
</tbody>
</table>
<p>Baterai cadangan tidak boleh masuk bagasi. Maskapai umumnya hanya mengizinkannya di kabin sampai batas kapasitas
tertentu; kapasitasnya tertulis di bodinya.</p>
<h2>Yang tidak perlu Anda bawa</h2>
<p>Handuk tebal, setrika, dan persediaan makanan untuk sepuluh hari hampir selalu pulang tanpa disentuh. Bila Anda
membutuhkan pilihan makanan tertentu, beri tahu kami saat memesan agar restoran dapat menyiapkan.</p>
<p>Bandingkan rute dan tanggal di <a href="/group-tour?regional_id=2">tour Eropa Barat</a>, lalu baca <a
href="/blog/mengenal-tipping-single-supplement-dan-biaya-lain">penjelasan tipping dan biaya lain</a> supaya anggaran
Anda lengkap sejak awal.</p>
`,
    en: `
<p>Most of the problems on departure day are not big ones. An adapter left behind, medicine without a prescription, or
a card that turns out not to work abroad yet. We have arranged these ten points by when to deal with them, starting
with those that take the longest.</p>
<h2>Three months before departure</h2>
<h3>1. The validity of your passport</h3>
<p>For a Schengen visa, your passport must still be valid for at least three months after you leave the area. Many
airlines and transit countries go by six months. Follow the stricter rule, and make sure that two pages are blank.</p>
<h3>2. A tidy bank account</h3>
<p>A Schengen application asks for bank statements of the last three months. A sudden large deposit just before you
apply often raises questions. Let the balance move naturally from well in advance.</p>
<h3>3. Insurance with enough cover</h3>
<p>The usual requirement is at least <strong>EUR 30,000</strong> for medical costs, valid throughout the Schengen
area. Match the dates of the policy to the dates of your flights, including the day you arrive back.</p>
<h2>One month before departure</h2>
<h3>4. A card that works abroad</h3>
<p>Switch on foreign transactions in your banking app and check the daily limit. Bring two cards from different
networks, and keep them in separate places.</p>
<h3>5. Shoes that have already walked a long way</h3>
<p>Old towns in Europe mean cobbled streets. New shoes are the most faithful source of blisters. Wear yours on a
one-hour walk every weekend before you leave.</p>
<h3>6. Regular medicine and a copy of the prescription</h3>
<p>Bring enough medicine for the whole trip plus three days, in its original packaging, in your cabin bag. Ask for a
short letter in English if your medicine is a controlled one.</p>
<h2>One week before departure</h2>
<h3>7. An adapter for Britain and Switzerland</h3>
<p>Most countries in mainland Europe use the same plug as Indonesia, but Britain uses three flat pins and Switzerland
has a shape of its own. One universal adapter and one small extension lead are enough for a room.</p>
<h3>8. Coins and small notes</h3>
<p>Public toilets, lockers and trolleys often ask for coins. Set aside about EUR 20 in small change for the first few
days.</p>
<h3>9. Copies of your documents in two places</h3>
<p>Keep photos of your passport, visa, policy and ticket on your phone and in your own email. Leave one copy with your
family at home.</p>
<h3>10. Room in your suitcase for the way home</h3>
<p>A suitcase that is full when you leave will be overweight when you return. Weigh it at home and leave three to four
kilograms free.</p>
<h2>A short list to stick on your suitcase</h2>
<table>
<thead><tr><th>In your cabin bag</th><th>In your checked suitcase</th><th>On your phone</th></tr></thead>
<tbody>
<tr><td>Passport, medicine, one change of clothes</td><td>Liquids over 100 ml</td><td>Photos of your passport and
visa</td></tr>
<tr><td>Chargers and power banks</td><td>Folding umbrella, slippers for the room</td><td>The tour leader’s
number</td></tr>
<tr><td>A light jacket for the plane</td><td>Nail scissors and small sharp objects</td><td>Offline maps</td></tr>
</tbody>
</table>
<p>Power banks must not go into checked luggage. Airlines generally allow them in the cabin only, up to a capacity
limit, and the capacity is printed on the power bank itself.</p>
<h2>What you do not need to bring</h2>
<p>Thick towels, an iron and ten days’ supply of food almost always come home untouched. If you need a particular kind
of food, tell us when you book so that the restaurants can prepare.</p>
<p>Compare routes and dates in our <a href="/group-tour?regional_id=2">tours of Western Europe</a>, then read <a
href="/blog/mengenal-tipping-single-supplement-dan-biaya-lain">Understanding tipping, the single supplement and other
costs</a> so that your budget is complete from the start.</p>
`,
  },
};

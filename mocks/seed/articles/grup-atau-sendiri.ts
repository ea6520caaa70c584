import type { ArticleText } from './article-text.ts';

export const grupAtauSendiri: ArticleText = {
  id: 4,
  slug: 'tour-grup-atau-jalan-sendiri-bandingkan-biayanya',
  title: {
    id: 'Tour grup atau jalan sendiri? Bandingkan biayanya',
    en: 'Group tour or on your own? Compare the costs',
  },
  summary: {
    id: 'Cara menghitung kedua pilihan dengan adil, lengkap dengan tabel pos biaya dan contoh perhitungan yang bisa Anda tiru.',
    en: 'How to compare the two fairly, with a table of cost items and a sample calculation that you can follow.',
  },
  keywords: {
    id: 'tour grup, perjalanan mandiri, biaya, anggaran',
    en: 'group tour, independent travel, costs, budget',
  },
  picture: 'coach-day',
  publishedDaysAgo: 38,
  content: {
    id: `
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
    en: `
<p>This question rarely has a single answer. The price of a tour looks high because you pay it in one go, while the
cost of travelling on your own looks low because it is spread over dozens of transactions. To be fair, both need to be
worked out with the same list.</p>
<h2>Cost items that belong on both sides</h2>
<table>
<thead><tr><th>Cost item</th><th>Group tour</th><th>On your own</th></tr></thead>
<tbody>
<tr><td>Flights</td><td>Usually included</td><td>You buy them yourself, prices change every day</td></tr>
<tr><td>Hotels</td><td>Included, sharing a twin room</td><td>You book them yourself, plus city tax in some
places</td></tr>
<tr><td>Between cities</td><td>Group coach or train</td><td>Train tickets, car hire, tolls and parking</td></tr>
<tr><td>Meals</td><td>Some, see the meal symbols in the itinerary</td><td>All of them</td></tr>
<tr><td>Admission tickets</td><td>Those listed in the programme</td><td>All of them, some need booking well
ahead</td></tr>
<tr><td>Visa and insurance</td><td>Often separate</td><td>Separate</td></tr>
<tr><td>Tipping</td><td>Yes, a fixed amount</td><td>According to local custom</td></tr>
<tr><td>Time spent planning</td><td>Almost none</td><td>Dozens of hours</td></tr>
</tbody>
</table>
<h2>How to work it out</h2>
<ol>
<li>Take one tour and note the price for the date you choose, not the “from” price.</li>
<li>Add what is listed as <em>not included</em>: visa, tipping, insurance, and a room to yourself if you need
one.</li>
<li>For the independent side, look up flights and hotels of a comparable class on the <strong>same
dates</strong>.</li>
<li>Work out the transport between cities leg by leg. This is the item people forget most often.</li>
<li>Add a reserve of ten per cent on the independent side for price changes and wrong choices.</li>
</ol>
<h2>An example of how to read the result</h2>
<p>Suppose a ten-day tour costs Rp 21.900.000. No visa is needed, and you estimate tipping and insurance at
Rp 2.600.000, which makes a total of Rp 24.500.000 per person. On the independent side you find flights for
Rp 11.000.000, nine hotel nights for Rp 7.200.000 per person sharing a twin room, transport between cities for
Rp 3.500.000, meals for Rp 4.000.000 and admission tickets for Rp 1.800.000. That comes to Rp 27.500.000, before the
reserve.</p>
<p>These figures are only an illustration of the method. On a route with one city and cheap public transport,
travelling on your own often costs less. On a route that crosses several distant cities, a group tour usually comes
out ahead because the coach, the guide and the tickets are shared.</p>
<h2>What the table does not show</h2>
<h3>Advantages of a group tour</h3>
<ul>
<li>Someone takes care of things if a flight is cancelled or a person falls ill.</li>
<li>Older people and children do not have to drag suitcases from the station to the hotel.</li>
<li>Visa documents are checked before they go to the embassy.</li>
</ul>
<h3>Advantages of travelling on your own</h3>
<ul>
<li>Sleeping late and lingering in a museum are entirely up to you.</li>
<li>You choose the neighbourhood where you stay.</li>
<li>Plans may change on the morning itself.</li>
</ul>
<h2>Choose by route and by company</h2>
<p>Here is a simple rule. If you travel with your parents, pass through three cities or more, or visit a region for
the first time, a group tour gives you the most value. If you already know the country, stay in one city only and
enjoy the planning, go on your own.</p>
<p>There is also a middle way: join a group tour, then stay on for a few days at your own expense. Ask whether this is
possible before the ticket is issued, because group tickets have rules of their own.</p>
<p>Start with real figures: sort our <a href="/group-tour?sort=price_asc">tours from the lowest price</a>, open one
date and read the part called “Not included”. We explain unfamiliar terms in <a
href="/blog/mengenal-tipping-single-supplement-dan-biaya-lain">Understanding tipping, the single supplement and other
costs</a>.</p>
`,
  },
};

import type { ArticleText } from './article-text.ts';

export const insentifKaryawan: ArticleText = {
  id: 9,
  slug: 'insentif-karyawan-ke-luar-negeri-7-kota',
  title: {
    id: 'Insentif karyawan ke luar negeri: 7 kota yang siap',
    en: 'Incentive trips abroad for your staff: 7 cities that are ready',
  },
  summary: {
    id: 'Tujuh kota dengan penerbangan, ruang acara, dan aturan masuk yang ramah rombongan, beserta jadwal persiapannya.',
    en: 'Seven cities whose flights, venues and entry rules suit large groups, with a schedule for the preparations.',
  },
  keywords: {
    id: 'insentif, mice, perusahaan, rombongan, gala dinner',
    en: 'incentive, mice, company, group, gala dinner',
  },
  picture: 'incentive-jade',
  publishedDaysAgo: 150,
  content: {
    id: `
<p>Perjalanan insentif berhasil bila peserta pulang dengan cerita, bukan dengan keluhan tentang antrean. Untuk
rombongan lima puluh sampai tiga ratus orang, kota yang indah saja tidak cukup. Anda memerlukan kursi pesawat pada jam
yang sama, ruang makan yang muat, dan aturan masuk yang dapat diurus serentak.</p>
<h2>Empat syarat yang kami periksa lebih dahulu</h2>
<ol>
<li><strong>Kursi pesawat.</strong> Berapa orang dapat terbang bersama pada satu hari?</li>
<li><strong>Izin masuk.</strong> Bebas visa menghemat dua bulan dan banyak dokumen.</li>
<li><strong>Ruang bersama.</strong> Adakah tempat makan malam dan ruang pertemuan untuk seluruh rombongan?</li>
<li><strong>Waktu tempuh di kota.</strong> Bus rombongan yang terjebak macet menghabiskan acara.</li>
</ol>
<h2>Tujuh kota pilihan</h2>
<table>
<thead><tr><th>Kota</th><th>Kekuatan</th><th>Perhatikan</th></tr></thead>
<tbody>
<tr><td>Bangkok</td><td>Harga bersahabat, hotel besar, kapal makan malam</td><td>Lalu lintas sore hari</td></tr>
<tr><td>Singapura</td><td>Ruang pertemuan kelas dunia, jarak dekat</td><td>Biaya kamar pada pekan pameran</td></tr>
<tr><td>Kuala Lumpur</td><td>Mudah untuk makanan halal, kamar lapang</td><td>Jarak bandara ke kota</td></tr>
<tr><td>Da Nang</td><td>Pantai dan kota tua dalam satu program</td><td>Musim hujan menjelang akhir tahun</td></tr>
<tr><td>Istanbul</td><td>Gala di tepi selat, bebas visa kunjungan singkat</td><td>Penerbangan panjang</td></tr>
<tr><td>Dubai</td><td>Acara gurun, ruang pamer, cuaca pasti di akhir tahun</td><td>Suhu Juni – Agustus</td></tr>
<tr><td>Osaka</td><td>Taman hiburan dan kota tua, pelayanan rapi</td><td>Peserta perlu e-paspor terdaftar atau
visa</td></tr>
</tbody>
</table>
<h2>Urutan yang hemat waktu</h2>
<h3>Enam bulan sebelumnya</h3>
<p>Tetapkan tujuan, jumlah perkiraan, dan kisaran anggaran per orang. Kunci dua pilihan tanggal. Pada tahap ini harga
pesawat rombongan paling mudah dinegosiasikan.</p>
<h3>Empat bulan sebelumnya</h3>
<p>Kumpulkan nama sesuai paspor dalam satu tabel. Periksa masa berlaku paspor sekarang juga, karena dalam rombongan
besar hampir selalu ada paspor yang perlu diganti.</p>
<h3>Dua bulan sebelumnya</h3>
<p>Visa diajukan bersama, menu dipilih, susunan acara gala dibuat. Tentukan siapa yang memberi sambutan dan berapa
lama. Sepuluh menit lebih baik daripada tiga puluh.</p>
<h3>Dua minggu sebelumnya</h3>
<p>Bagikan buku saku: jadwal, nomor darurat, aturan bagasi, dan pakaian untuk tiap acara. Siapkan grup pesan untuk
setiap bus.</p>
<h2>Menyusun anggaran</h2>
<p>Pisahkan menjadi empat kotak: perjalanan dasar, acara bersama, cendera mata, dan cadangan. Pos cadangan sepuluh
persen menolong ketika ada peserta tambahan atau perubahan kurs. Biaya yang tampak kecil, seperti bagasi alat panggung
atau izin membawa spanduk, sebaiknya ditulis sejak awal.</p>
<h2>Mengukur hasilnya</h2>
<ul>
<li>Kirim survei tiga pertanyaan pada hari kedua setelah pulang, selagi ingatan masih segar.</li>
<li>Catat berapa peserta yang ingin ikut lagi.</li>
<li>Simpan dokumentasi dalam satu tempat, dan mintalah izin sebelum memakai wajah peserta untuk promosi.</li>
</ul>
<h2>Siapa mengerjakan apa</h2>
<p>Tunjuk satu penanggung jawab di pihak perusahaan yang berwenang memutuskan, dan satu orang cadangan. Daftar nama,
pembagian kamar, dan ukuran kaus sebaiknya dikelola tim personalia. Susunan acara, hadiah, dan sambutan dikelola
panitia. Kami mengurus penerbangan, hotel, bus, restoran, dokumen, dan izin tempat, lalu melaporkan kemajuannya setiap
pekan agar tidak ada yang menunggu kabar.</p>
<h2>Kesalahan yang sering kami temui</h2>
<p>Program yang terlalu padat adalah yang pertama. Peserta insentif ingin bersenang-senang bersama rekan, jadi sisakan
satu sore bebas. Yang kedua adalah mengumumkan tujuan sebelum visa dan kursi pasti. Yang ketiga, membagi kamar tanpa
bertanya kepada peserta.</p>
<p>Ceritakan jumlah peserta dan perkiraan tanggal Anda melalui <a href="/mice">halaman MICE</a>. Untuk kebutuhan
perjalanan dinas rutin, lihat <a href="/corporate">layanan korporat</a>.</p>
`,
    en: `
<p>An incentive trip is a success when the travellers come home with stories, not with complaints about queues. For a
group of fifty to three hundred people, a beautiful city is not enough. You need seats on flights at the same time,
dining rooms that are large enough, and entry rules that can be dealt with for everyone at once.</p>
<h2>Four conditions we check first</h2>
<ol>
<li><strong>Flight seats.</strong> How many people can fly together on one day?</li>
<li><strong>Permission to enter.</strong> Visa-free entry saves two months and a lot of documents.</li>
<li><strong>Shared space.</strong> Is there a place for dinner and a meeting room for the whole group?</li>
<li><strong>Travel time in the city.</strong> Coaches stuck in traffic eat up the programme.</li>
</ol>
<h2>The seven cities</h2>
<table>
<thead><tr><th>City</th><th>Strengths</th><th>Keep in mind</th></tr></thead>
<tbody>
<tr><td>Bangkok</td><td>Friendly prices, large hotels, dinner cruises</td><td>Traffic in the late afternoon</td></tr>
<tr><td>Singapore</td><td>Meeting rooms of international standard, a short distance</td><td>Room rates in trade fair
weeks</td></tr>
<tr><td>Kuala Lumpur</td><td>Easy for halal food, spacious rooms</td><td>The distance from the airport to the
city</td></tr>
<tr><td>Da Nang</td><td>A beach and an old town in one programme</td><td>The rainy season towards the end of the
year</td></tr>
<tr><td>Istanbul</td><td>A gala by the strait, visa-free for short visits</td><td>A long flight</td></tr>
<tr><td>Dubai</td><td>Desert events, exhibition space, reliable weather at the end of the year</td><td>Temperatures
from June to August</td></tr>
<tr><td>Osaka</td><td>A theme park and an old city, careful service</td><td>Travellers need a registered e-passport or
a visa</td></tr>
</tbody>
</table>
<h2>An order that saves time</h2>
<h3>Six months ahead</h3>
<p>Decide on the destination, the approximate number of people and a budget range per person. Settle on two possible
dates. At this stage, group air fares are easiest to negotiate.</p>
<h3>Four months ahead</h3>
<p>Collect the names as they appear in the passports in one table. Check the validity of the passports right away,
because in a large group there is nearly always one that needs replacing.</p>
<h3>Two months ahead</h3>
<p>The visas are applied for together, the menus are chosen and the gala programme is drawn up. Decide who will speak
and for how long. Ten minutes are better than thirty.</p>
<h3>Two weeks ahead</h3>
<p>Hand out a pocket guide: the schedule, emergency numbers, luggage rules and what to wear for each event. Set up a
message group for every coach.</p>
<h2>Drawing up the budget</h2>
<p>Divide it into four boxes: the basic trip, the shared events, the gifts and a reserve. A reserve of ten per cent
helps when travellers are added or exchange rates move. Costs that look small, such as luggage for stage equipment or
a permit to carry a banner, are best written down from the start.</p>
<h2>Measuring the result</h2>
<ul>
<li>Send a survey with three questions on the second day after the return, while memories are fresh.</li>
<li>Note how many travellers would like to come again.</li>
<li>Keep the pictures and recordings in one place, and ask permission before you use travellers’ faces for
promotion.</li>
</ul>
<h2>Who does what</h2>
<p>Appoint one person in the company who has the authority to decide, and one stand-in. The list of names, the rooming
list and the T-shirt sizes are best kept by the personnel team. The programme, the prizes and the speeches are handled
by the organising committee. We take care of flights, hotels, coaches, restaurants, documents and venue permits, and
report our progress every week so that nobody is left waiting for news.</p>
<h2>Mistakes we often see</h2>
<p>A programme that is too full is the first. People on an incentive trip want to have fun with their colleagues, so
leave one afternoon free. The second is announcing the destination before visas and seats are certain. The third is
assigning rooms without asking the travellers.</p>
<p>Tell us the number of travellers and your approximate dates through our <a href="/mice">MICE page</a>. For regular
business travel, see our <a href="/corporate">corporate services</a>.</p>
`,
  },
};

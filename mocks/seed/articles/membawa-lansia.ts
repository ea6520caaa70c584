import type { ArticleText } from './article-text.ts';

export const membawaLansia: ArticleText = {
  id: 6,
  slug: 'tips-membawa-lansia-ikut-tour-grup',
  title: {
    id: 'Tips membawa lansia ikut tour grup',
    en: 'Tips for taking older relatives on a group tour',
  },
  summary: {
    id: 'Memilih ritme perjalanan, menyiapkan obat dan kursi roda, serta hal yang perlu disampaikan sebelum memesan.',
    en: 'Choosing the pace of the trip, preparing medicine and a wheelchair, and what to tell us before you book.',
  },
  keywords: {
    id: 'lansia, orang tua, tour keluarga, kursi roda, kesehatan',
    en: 'older travellers, parents, family tour, wheelchair, health',
  },
  picture: 'swisstrain-day',
  publishedDaysAgo: 71,
  content: {
    id: `
<p>Mengajak orang tua bepergian adalah hadiah yang jarang terlupakan. Mereka tidak meminta banyak: kamar yang tenang,
toilet yang mudah dijangkau, dan waktu untuk duduk. Dengan program yang tepat dan beberapa persiapan, tour grup justru
sering lebih nyaman bagi lansia daripada jalan sendiri.</p>
<h2>Pilih ritme, bukan hanya tujuan</h2>
<p>Dua tour ke negara yang sama bisa sangat berbeda. Sebelum melihat foto, baca itinerary dan perhatikan empat hal
ini.</p>
<table>
<thead><tr><th>Yang dilihat</th><th>Nyaman</th><th>Perlu dipikirkan</th></tr></thead>
<tbody>
<tr><td>Ganti hotel</td><td>Dua malam atau lebih di satu kota</td><td>Pindah setiap malam</td></tr>
<tr><td>Lama di bus</td><td>Di bawah empat jam sehari</td><td>Lebih dari enam jam berturut-turut</td></tr>
<tr><td>Jalan kaki</td><td>Datar, dengan tempat duduk</td><td>Jalan batu, tangga panjang, bukit</td></tr>
<tr><td>Jam mulai</td><td>Setelah pukul delapan</td><td>Beberapa kali berangkat sebelum fajar</td></tr>
</tbody>
</table>
<p>Tujuan yang sering cocok antara lain Jepang dan Taiwan dengan fasilitas umum yang ramah, Swiss dengan kereta dan
kereta gantung, serta perjalanan pendek di Asia Tenggara untuk percobaan pertama.</p>
<h2>Sebelum memesan</h2>
<h3>Sampaikan kondisi apa adanya</h3>
<p>Beri tahu kami bila orang tua memakai tongkat, alat bantu dengar, obat suntik, atau mudah lelah. Informasi ini
bukan untuk menolak, melainkan untuk memilih kamar, kursi bus, dan meja makan yang tepat. Tulis di kolom permintaan
khusus supaya tercatat.</p>
<h3>Siapkan pendamping</h3>
<p>Untuk peserta di atas 70 tahun kami menyarankan seorang pendamping dari keluarga. Tour leader memimpin seluruh
rombongan dan tidak dapat berada di samping satu orang sepanjang hari.</p>
<h3>Periksa asuransi</h3>
<p>Baca batas usia dan pengecualian penyakit yang sudah ada sebelumnya. Sebagian polis menaikkan premi setelah usia
tertentu, sebagian lagi menurunkan nilai pertanggungan. Tanyakan sebelum membayar.</p>
<h2>Dua minggu sebelum berangkat</h2>
<ul>
<li>Kunjungi dokter dan mintalah ringkasan kondisi serta daftar obat dalam bahasa Inggris.</li>
<li>Bagi obat ke dalam kotak harian, lalu simpan persediaan cadangan di tas pendamping.</li>
<li>Minta bantuan kursi roda bandara melalui kami. Layanan ini disediakan maskapai dan perlu diajukan di muka.</li>
<li>Ajak berjalan kaki ringan setiap sore untuk membiasakan tubuh.</li>
</ul>
<h2>Di pesawat</h2>
<p>Kursi lorong memudahkan berdiri setiap satu sampai dua jam. Kaus kaki kompresi membantu pada penerbangan di atas
enam jam, tetapi tanyakan dahulu kepada dokter. Minum sedikit demi sedikit lebih baik daripada menahan haus karena
enggan ke toilet.</p>
<h2>Selama tour</h2>
<ol>
<li><strong>Hari pertama jangan dipaksakan.</strong> Perbedaan waktu lebih berat bagi lansia. Tidak apa-apa melewatkan
acara malam.</li>
<li><strong>Sepakati titik tunggu.</strong> Bila tempat wisata penuh tangga, cari kafe terdekat dan simpan nomor tour
leader.</li>
<li><strong>Bawa camilan yang dikenal.</strong> Perut yang tenang membuat hari terasa lebih ringan.</li>
<li><strong>Catat waktu minum obat menurut jam setempat.</strong> Pendamping sebaiknya memasang pengingat.</li>
</ol>
<h2>Kamar dan tempat tidur</h2>
<p>Kamar twin memberi dua tempat tidur terpisah dan jalan di antaranya. Bila perlu kamar dekat lift atau kamar mandi
tanpa bak rendam, sampaikan saat memesan. Hotel akan berusaha memenuhi, tetapi tidak semua bangunan tua
memilikinya.</p>
<h2>Bila merasa kurang sehat</h2>
<p>Katakan sejak gejala pertama. Tour leader membantu mencari klinik dan menghubungi perusahaan asuransi. Simpan
kuitansi dan surat dokter karena keduanya diperlukan untuk klaim.</p>
<blockquote>Perjalanan terbaik bersama orang tua bukan yang paling penuh, melainkan yang masih menyisakan tenaga untuk
bercerita saat makan malam.</blockquote>
<p>Butuh saran program dengan ritme santai? <a href="/contact">Hubungi konsultan kami</a> dan ceritakan siapa yang
ikut.</p>
`,
    en: `
<p>Taking your parents on a trip is a gift that is rarely forgotten. They do not ask for much: a quiet room, a toilet
within easy reach and time to sit down. With the right programme and some preparation, a group tour is often more
comfortable for older people than travelling on their own.</p>
<h2>Choose the pace, not only the destination</h2>
<p>Two tours of the same country can be very different. Before you look at the pictures, read the itinerary and pay
attention to these four things.</p>
<table>
<thead><tr><th>What to look at</th><th>Comfortable</th><th>Think it over</th></tr></thead>
<tbody>
<tr><td>Changes of hotel</td><td>Two nights or more in one city</td><td>Moving every night</td></tr>
<tr><td>Time on the coach</td><td>Less than four hours a day</td><td>More than six hours at a stretch</td></tr>
<tr><td>Walking</td><td>Level, with places to sit</td><td>Cobbles, long stairs, hills</td></tr>
<tr><td>Starting time</td><td>After eight o’clock</td><td>Several departures before dawn</td></tr>
</tbody>
</table>
<p>Destinations that often suit include Japan and Taiwan with their friendly public facilities, Switzerland with its
trains and cable cars, and short trips in Southeast Asia as a first try.</p>
<h2>Before you book</h2>
<h3>Tell us how things are</h3>
<p>Let us know if your parents use a walking stick, a hearing aid or injected medicine, or if they tire easily. We do
not ask in order to turn anyone away, but to choose the right room, coach seat and dining table. Write it in the
special requests field so that it is on record.</p>
<h3>Arrange a companion</h3>
<p>For travellers over 70 we recommend a companion from the family. The tour leader looks after the whole group and
cannot be at one person’s side all day.</p>
<h3>Check the insurance</h3>
<p>Read the age limit and the exclusions for pre-existing conditions. Some policies raise the premium after a certain
age, others reduce the cover. Ask before you pay.</p>
<h2>Two weeks before departure</h2>
<ul>
<li>See a doctor and ask for a summary of their condition and a list of medicines in English.</li>
<li>Sort the medicine into a daily pill box, and keep a spare supply in the companion’s bag.</li>
<li>Ask us to arrange wheelchair assistance at the airport. The airline provides this service and it must be requested
in advance.</li>
<li>Take a gentle walk together every afternoon so that the body gets used to it.</li>
</ul>
<h2>On the plane</h2>
<p>An aisle seat makes it easier to stand up every one to two hours. Compression stockings help on flights of more
than six hours, but ask a doctor first. Drinking a little at a time is better than staying thirsty to avoid going to
the toilet.</p>
<h2>During the tour</h2>
<ol>
<li><strong>Do not push the first day.</strong> The time difference is harder on older people. It is fine to skip the
evening programme.</li>
<li><strong>Agree on a place to wait.</strong> If a sight is full of stairs, look for the nearest café and keep the
tour leader’s number at hand.</li>
<li><strong>Bring familiar snacks.</strong> A settled stomach makes the day feel lighter.</li>
<li><strong>Note the times for medicine in local time.</strong> The companion should set a reminder.</li>
</ol>
<h2>Room and beds</h2>
<p>A twin room has two separate beds with space to walk between them. If you need a room near the lift or a bathroom
without a bathtub, tell us when you book. The hotel will try to arrange it, but not every old building has one.</p>
<h2>If someone feels unwell</h2>
<p>Say so at the first symptom. The tour leader helps to find a clinic and contacts the insurance company. Keep the
receipts and the doctor’s letter, because you need both for a claim.</p>
<blockquote>The best trip with your parents is not the fullest one, but the one that leaves them the energy to tell
stories at dinner.</blockquote>
<p>Would you like us to suggest a programme with a relaxed pace? <a href="/contact">Contact our consultants</a> and
tell us who is coming along.</p>
`,
  },
};

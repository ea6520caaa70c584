import type { ArticleText } from './article-text.ts';

export const membawaLansia: ArticleText = {
  id: 6,
  slug: 'tips-membawa-lansia-ikut-tour-grup',
  title: 'Tips membawa lansia ikut tour grup',
  summary:
    'Memilih ritme perjalanan, menyiapkan obat dan kursi roda, serta hal yang perlu disampaikan sebelum memesan.',
  keywords: 'lansia, orang tua, tour keluarga, kursi roda, kesehatan',
  picture: 'swisstrain-day',
  publishedDaysAgo: 71,
  content: `
<p>Mengajak orang tua bepergian adalah hadiah yang jarang terlupakan. Mereka tidak meminta banyak: kamar yang tenang,
toilet yang mudah dijangkau, dan waktu untuk duduk. Dengan program yang tepat dan beberapa persiapan, tour grup justru
sering lebih nyaman bagi lansia dibanding jalan sendiri.</p>
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
<p>Untuk peserta di atas 70 tahun kami meminta seorang pendamping dari keluarga. Tour leader memimpin seluruh
rombongan dan tidak dapat berada di samping satu orang sepanjang hari.</p>
<h3>Periksa asuransi</h3>
<p>Baca batas usia dan pengecualian penyakit bawaan. Sebagian polis menaikkan premi setelah usia tertentu, sebagian
lagi menurunkan nilai pertanggungan. Tanyakan sebelum membayar.</p>
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
tanpa bak rendam, sampaikan saat memesan. Hotel akan berusaha memenuhi, namun tidak semua bangunan tua
memilikinya.</p>
<h2>Bila merasa kurang sehat</h2>
<p>Katakan sejak gejala pertama. Tour leader membantu mencari klinik dan menghubungi perusahaan asuransi. Simpan
kuitansi dan surat dokter karena keduanya diperlukan untuk klaim.</p>
<blockquote>Perjalanan terbaik bersama orang tua bukan yang paling penuh, melainkan yang masih menyisakan tenaga untuk
bercerita saat makan malam.</blockquote>
<p>Butuh saran program dengan ritme santai? <a href="/contact">Hubungi konsultan kami</a> dan ceritakan siapa yang
ikut.</p>
`,
};

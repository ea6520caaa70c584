import type { ArticleText } from './article-text.ts';

export const insentifKaryawan: ArticleText = {
  id: 9,
  slug: 'insentif-karyawan-ke-luar-negeri-7-kota',
  title: 'Insentif karyawan ke luar negeri: 7 kota yang siap',
  summary:
    'Tujuh kota dengan penerbangan, ruang acara, dan aturan masuk yang ramah rombongan, beserta jadwal persiapannya.',
  keywords: 'insentif, mice, perusahaan, rombongan, gala dinner',
  picture: 'incentive-jade',
  publishedDaysAgo: 150,
  content: `
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
};

import type { ArticleText } from './article-text.ts';

export const musimDiTurki: ArticleText = {
  id: 5,
  slug: 'musim-di-turki-pilih-bulan-untuk-balon-udara',
  title: 'Musim di Turki: pilih bulan yang cocok untuk balon udara',
  summary:
    'Angin, suhu, dan keramaian per musim di Cappadocia, serta cara menaikkan peluang balon Anda benar-benar terbang.',
  keywords: 'turki, cappadocia, balon udara, istanbul, pamukkale',
  picture: 'cappadocia-gold',
  publishedDaysAgo: 52,
  content: `
<p>Foto balon di atas lembah batu adalah alasan banyak orang memilih Turki. Namun balon tidak terbang karena Anda
sudah membayar. Ia terbang bila angin pada subuh itu cukup tenang, dan keputusannya dibuat oleh otoritas penerbangan
setempat, bukan oleh operator. Bulan yang tepat menaikkan peluang, bukan memastikannya.</p>
<h2>Empat musim dalam satu tabel</h2>
<table>
<thead><tr><th>Musim</th><th>Suasana Cappadocia</th><th>Peluang terbang</th><th>Cocok untuk</th></tr></thead>
<tbody>
<tr><td>Semi (April – Mei)</td><td>Sejuk, bunga liar, lembah hijau</td><td>Cukup baik, kadang terganggu
hujan</td><td>Keluarga, fotografer</td></tr>
<tr><td>Panas (Juni – Agustus)</td><td>Siang terik, pagi nyaman</td><td>Umumnya paling tinggi</td><td>Libur
sekolah</td></tr>
<tr><td>Gugur (September – Oktober)</td><td>Langit cerah, suhu nyaman</td><td>Tinggi</td><td>Orang tua, perjalanan
pertama</td></tr>
<tr><td>Dingin (Desember – Februari)</td><td>Salju, pemandangan langka</td><td>Paling sering batal</td><td>Yang ingin
salju, bukan yang mengejar balon</td></tr>
</tbody>
</table>
<h2>Mengapa balon bisa batal</h2>
<p>Balon hanya dapat naik dan turun; arah mendatarnya mengikuti angin. Karena itu batas angin ditetapkan ketat. Kabut
tebal, hujan, dan perubahan arah angin yang cepat juga menjadi alasan pembatalan. Pengumuman biasanya keluar sebelum
matahari terbit, ketika penumpang sudah dijemput.</p>
<p>Bila penerbangan dibatalkan karena cuaca, operator lokal umumnya mengembalikan biaya atau memindahkan jadwal bila
masih ada hari. Tanyakan aturan ini sebelum membayar, karena balon adalah kegiatan pilihan di luar harga tour.</p>
<h2>Menaikkan peluang Anda</h2>
<ol>
<li><strong>Pilih program dengan dua malam di Cappadocia.</strong> Dua pagi berarti dua kesempatan.</li>
<li><strong>Daftar untuk pagi pertama.</strong> Bila batal, masih ada pagi kedua.</li>
<li><strong>Pilih September atau Oktober</strong> bila tanggal Anda bebas: cuaca stabil dan panas sudah
berkurang.</li>
<li><strong>Siapkan rencana B.</strong> Melihat ratusan balon dari bukit sama indahnya, dan tidak perlu membayar.</li>
</ol>
<h2>Bagaimana dengan kota lain?</h2>
<h3>Istanbul</h3>
<p>Kota ini nyaman hampir sepanjang tahun. April terkenal dengan tulip di taman-taman kota. Musim dingin lembap dan
berangin, tetapi antrean museum jauh lebih pendek.</p>
<h3>Pamukkale</h3>
<p>Teras kapur putih dilewati tanpa alas kaki. Pada musim panas pantulannya sangat menyilaukan, jadi datang pagi atau
sore. Pada musim dingin airnya tetap hangat, tetapi angin membuat kaki cepat dingin setelah keluar.</p>
<h3>Pegunungan Erciyes</h3>
<p>Salju untuk bermain biasanya ada dari Desember sampai Maret. Program musim dingin menukar peluang balon dengan hari
di salju. Itu pertukaran yang menyenangkan selama Anda mengetahuinya sejak awal.</p>
<h2>Pakaian untuk subuh</h2>
<p>Titik kumpul balon berada di lapangan terbuka sebelum fajar. Bahkan pada bulan Juni, bawa jaket. Pada bulan Oktober
tambahkan penutup kepala dan sarung tangan tipis. Kenakan sepatu tertutup karena keranjang dinaiki dengan memanjat,
dan tinggalkan tas besar di hotel.</p>
<h2>Siapa yang sebaiknya tidak naik</h2>
<p>Pendaratan dapat terasa keras. Ibu hamil, orang yang baru menjalani operasi, dan mereka yang bermasalah dengan
punggung atau lutut umumnya tidak diizinkan. Anak kecil mengikuti batas usia dan tinggi badan dari operator.</p>
<h2>Dokumen masuk</h2>
<p>Pemegang paspor biasa Indonesia dapat masuk Turki tanpa visa untuk kunjungan sampai 30 hari, dengan batas 90 hari
dalam 180 hari. Paspor sebaiknya berlaku enam bulan atau lebih dan tiket pulang disiapkan. Rinciannya ada di halaman
<a href="/visa-and-passport">Visa dan Paspor</a>.</p>
<p>Sudah menemukan musim Anda? Lihat <a href="/group-tour?search=Turki">semua keberangkatan ke Turki</a>, lalu
cocokkan bulan dengan tabel di atas.</p>
`,
};

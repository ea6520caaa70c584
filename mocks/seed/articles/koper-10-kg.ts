import type { ArticleText } from './article-text.ts';

export const koper10Kg: ArticleText = {
  id: 12,
  slug: 'checklist-koper-10-kg-untuk-tour-musim-panas',
  title: 'Checklist koper 10 kg untuk tour musim panas',
  summary:
    'Daftar lengkap dengan perkiraan berat per benda, cara menggulung, dan hal yang lebih baik dibeli di tujuan.',
  keywords: 'koper, packing, musim panas, checklist, bagasi',
  picture: 'airport-day',
  publishedDaysAgo: 290,
  content: `
<p>Koper ringan membuat segalanya lebih mudah: naik kereta, mengejar bus, dan tentu saja pulang dengan oleh-oleh.
Sepuluh kilogram terdengar sedikit, tetapi untuk musim panas selama sepuluh hari jumlah itu cukup. Kuncinya bukan
membawa benda kecil, melainkan membawa benda yang saling menggantikan.</p>
<h2>Prinsip sebelum mulai</h2>
<ul>
<li><strong>Tiga warna saja.</strong> Bila semua atasan cocok dengan semua bawahan, lima atasan dan tiga bawahan
memberi lima belas padanan.</li>
<li><strong>Cuci di tengah jalan.</strong> Pakaian tipis kering semalam. Anda hanya perlu pakaian untuk lima
hari.</li>
<li><strong>Satu fungsi, satu benda.</strong> Sarung pantai dapat menjadi selimut, alas piknik, dan penutup bahu di
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
};

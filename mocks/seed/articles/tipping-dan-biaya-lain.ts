import type { ArticleText } from './article-text.ts';

export const tippingDanBiayaLain: ArticleText = {
  id: 10,
  slug: 'mengenal-tipping-single-supplement-dan-biaya-lain',
  title: 'Mengenal tipping, single supplement, dan biaya lain',
  summary:
    'Arti setiap baris di luar harga tour, kapan dibayar, dan cara menghitung total yang benar-benar Anda keluarkan.',
  keywords: 'tipping, single supplement, biaya tour, visa, asuransi',
  picture: 'newyork-dawn',
  publishedDaysAgo: 186,
  content: `
<p>Harga tour adalah awal perhitungan, bukan akhirnya. Beberapa biaya memang dipisah karena jumlahnya bergantung pada
paspor, usia, atau pilihan kamar Anda. Tidak ada yang salah dengan itu, selama semuanya tertulis sebelum Anda
membayar. Mari kita urai satu per satu.</p>
<h2>Tipping</h2>
<p>Tipping adalah uang terima kasih untuk pengemudi, pemandu lokal, dan tour leader. Di banyak negara jumlahnya sudah
menjadi bagian dari penghasilan mereka, sehingga pada tour grup dihitung tetap per hari per orang. Karena tetap, Anda
dapat memasukkannya ke anggaran sejak awal dan tidak perlu membagi amplop setiap malam.</p>
<p>Yang tidak termasuk di dalamnya: tip pribadi untuk petugas kamar atau porter. Siapkan uang kecil secukupnya.</p>
<h2>Single supplement</h2>
<p>Harga tour dihitung untuk dua orang dalam satu kamar. Bila Anda ingin kamar sendiri, hotel tetap menagih harga satu
kamar penuh. Selisih itulah yang disebut tambahan kamar single. Besarnya mengikuti hotel dan lama perjalanan; untuk
Eropa selisihnya jauh lebih besar daripada Asia Tenggara.</p>
<h3>Bepergian sendirian, tetapi ingin berbagi kamar?</h3>
<p>Beri tahu kami. Bila ada peserta lain dengan jenis kelamin yang sama dan bersedia berbagi, tambahan biaya tidak
dikenakan. Bila sampai batas waktu tidak ada pasangan, tambahan kamar single berlaku.</p>
<h2>Kamar bertiga dan anak</h2>
<p>Kamar triple sering berarti satu kamar berdua dengan ranjang tambahan. Ruang geraknya berkurang, jadi pertimbangkan
ukuran koper. Harga anak bergantung pada usia saat kembali dan apakah memakai ranjang sendiri.</p>
<h2>Visa, asuransi, dan pajak</h2>
<ul>
<li><strong>Visa.</strong> Biaya kedutaan tidak kembali meski permohonan ditolak. Keputusan sepenuhnya milik
kedutaan.</li>
<li><strong>Asuransi.</strong> Wajib untuk visa Schengen dan sangat disarankan untuk tujuan lain.</li>
<li><strong>Pajak bandara dan biaya bahan bakar.</strong> Biasanya termasuk dalam harga, namun dapat berubah sampai
tiket terbit.</li>
<li><strong>PPN.</strong> Bila berlaku, ditulis sebagai baris tersendiri.</li>
<li><strong>Pajak kota.</strong> Beberapa kota meminta pembayaran langsung di hotel.</li>
</ul>
<h2>Kegiatan pilihan</h2>
<p>Balon udara, kapal malam, atau taman hiburan tertentu sering ditawarkan sebagai pilihan. Anda boleh menolak tanpa
penjelasan. Tanyakan harga, lama kegiatan, dan apa yang dilakukan peserta yang tidak ikut.</p>
<h2>Kurs dan perubahan harga</h2>
<p>Sebagian biaya dibayar dalam mata uang asing. Karena itu harga dapat berubah bila kurs atau harga bahan bakar
bergerak jauh sebelum tiket terbit. Syarat pemesanan yang baik menyebutkan ambangnya dan memberi Anda pilihan sebelum
perubahan berlaku. Simpan tanggapan tertulis bila Anda pernah menanyakan hal ini.</p>
<h2>Contoh lembar hitung</h2>
<p>Angka di bawah ini ilustrasi untuk satu orang dewasa pada tour Eropa sepuluh hari dalam kamar berdua.</p>
<table>
<thead><tr><th>Baris</th><th>Jumlah</th><th>Kapan dibayar</th></tr></thead>
<tbody>
<tr><td>Harga tour</td><td>Rp 37.900.000</td><td>Uang muka saat mendaftar, sisanya sebelum berangkat</td></tr>
<tr><td>Visa</td><td>Rp 3.800.000</td><td>Saat dokumen diajukan</td></tr>
<tr><td>Tipping</td><td>Rp 2.050.000</td><td>Bersama pelunasan</td></tr>
<tr><td>Asuransi</td><td>Rp 550.000</td><td>Bersama pengajuan visa</td></tr>
<tr><td><strong>Total</strong></td><td><strong>Rp 44.300.000</strong></td><td></td></tr>
</tbody>
</table>
<p>Perhatikan bahwa total itu sekitar tujuh belas persen di atas harga tour. Dengan menghitung di awal, tidak ada
kejutan di akhir.</p>
<h2>Lima pertanyaan sebelum membayar uang muka</h2>
<ol>
<li>Berapa harga untuk tanggal yang saya pilih, bukan harga mulai?</li>
<li>Apa saja yang tertulis di bagian "Tidak termasuk"?</li>
<li>Berapa tipping per hari dan untuk berapa hari?</li>
<li>Apa yang terjadi bila visa saya ditolak?</li>
<li>Sampai kapan saya boleh membatalkan dan berapa biayanya?</li>
</ol>
<p>Jawaban untuk pertanyaan terakhir ada di <a href="/booking/terms-and-conditions">syarat dan ketentuan
pemesanan</a>. Untuk membandingkan pilihan, baca <a href="/blog/tour-grup-atau-jalan-sendiri-bandingkan-biayanya">tour
grup atau jalan sendiri</a>.</p>
`,
};

import type { ArticleText } from './article-text.ts';

export const seringTerlupaEropa: ArticleText = {
  id: 3,
  slug: '10-hal-yang-sering-terlupa-sebelum-tour-eropa',
  title: '10 hal yang sering terlupa sebelum tour Eropa',
  summary: 'Dari masa berlaku paspor sampai koin untuk toilet: sepuluh hal kecil yang sering baru teringat di bandara.',
  keywords: 'eropa, schengen, persiapan, koper, asuransi perjalanan',
  picture: 'lisbon-day',
  publishedDaysAgo: 24,
  content: `
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
<h3>7. Adaptor dua lubang bulat</h3>
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
<p>Baterai cadangan tidak boleh masuk bagasi. Maskapai umumnya hanya mengizinkannya di kabin, dengan batas kapasitas
yang tertulis di bodinya.</p>
<h2>Yang tidak perlu Anda bawa</h2>
<p>Handuk tebal, setrika, dan persediaan makanan untuk sepuluh hari hampir selalu pulang tanpa disentuh. Bila Anda
membutuhkan pilihan makanan tertentu, beri tahu kami saat memesan agar restoran dapat menyiapkan.</p>
<p>Bandingkan rute dan tanggal di <a href="/group-tour?regional_id=2">tour Eropa Barat</a>, lalu baca <a
href="/blog/mengenal-tipping-single-supplement-dan-biaya-lain">penjelasan tipping dan biaya lain</a> supaya anggaran
Anda lengkap sejak awal.</p>
`,
};

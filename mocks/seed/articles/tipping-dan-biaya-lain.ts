import type { ArticleText } from './article-text.ts';

export const tippingDanBiayaLain: ArticleText = {
  id: 10,
  slug: 'mengenal-tipping-single-supplement-dan-biaya-lain',
  title: {
    id: 'Mengenal tipping, single supplement, dan biaya lain',
    en: 'Understanding tipping, the single supplement and other costs',
  },
  summary: {
    id: 'Arti setiap baris di luar harga tour, kapan dibayar, dan cara menghitung total yang benar-benar Anda keluarkan.',
    en: 'What each line outside the tour price means, when you pay it, and how to work out what you will really spend.',
  },
  keywords: {
    id: 'tipping, single supplement, biaya tour, visa, asuransi',
    en: 'tipping, single supplement, tour costs, visa, insurance',
  },
  picture: 'newyork-dawn',
  publishedDaysAgo: 186,
  updatedDaysAgo: 45,
  content: {
    id: `
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
<li><strong>Pajak bandara dan biaya bahan bakar.</strong> Biasanya termasuk dalam harga, tetapi dapat berubah sampai
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
<tr><td>PPN 1,1%</td><td>Rp 416.900</td><td>Bersama pelunasan</td></tr>
<tr><td><strong>Total</strong></td><td><strong>Rp 44.716.900</strong></td><td></td></tr>
</tbody>
</table>
<p>Perhatikan bahwa total itu sekitar delapan belas persen di atas harga tour. Dengan menghitung di awal, tidak ada
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
    en: `
<p>The price of a tour is where the sum begins, not where it ends. Some costs are kept separate because the amount
depends on your passport, your age or your choice of room. There is nothing wrong with that, as long as everything is
in writing before you pay. Let us go through them one by one.</p>
<h2>Tipping</h2>
<p>Tipping is a thank-you for the driver, the local guide and the tour leader. In many countries it has become part of
their income, so on a group tour it is set at a fixed amount per day and per person. Because it is fixed, you can put
it in your budget from the start and do not have to hand out envelopes every evening.</p>
<p>What it does not cover: personal tips for room staff or porters. Keep some small change ready.</p>
<h2>Single supplement</h2>
<p>The tour price is based on two people sharing a room. If you want a room to yourself, the hotel still charges for
the whole room. That difference is called the single supplement. The amount depends on the hotels and the length of
the trip; for Europe it is much higher than for Southeast Asia.</p>
<h3>Travelling alone, but happy to share a room?</h3>
<p>Let us know. If another traveller of the same sex is willing to share, no supplement is charged. If nobody has been
found by the deadline, the single supplement applies.</p>
<h2>Rooms for three, and children</h2>
<p>A triple room is often a twin room with an extra bed. There is less space to move, so think about the size of your
suitcases. The price for a child depends on the age at the time of return and on whether the child has a bed of their
own.</p>
<h2>Visa, insurance and taxes</h2>
<ul>
<li><strong>Visa.</strong> Embassy fees are not returned even if the application is refused. The decision is entirely
the embassy’s.</li>
<li><strong>Insurance.</strong> Compulsory for a Schengen visa and strongly recommended for other destinations.</li>
<li><strong>Airport tax and fuel surcharge.</strong> Usually included in the price, but they can change until the
ticket is issued.</li>
<li><strong>VAT.</strong> If it applies, it is shown as a separate line.</li>
<li><strong>City tax.</strong> Some cities ask for it to be paid directly at the hotel.</li>
</ul>
<h2>Optional activities</h2>
<p>A hot-air balloon, an evening cruise or a certain theme park is often offered as an option. You may say no without
explaining. Ask about the price, how long it takes, and what the travellers who do not join will do.</p>
<h2>Exchange rates and price changes</h2>
<p>Some of the costs are paid in foreign currency. So the price can change if exchange rates or fuel prices move a
long way before the ticket is issued. Good booking terms state the threshold and give you a choice before the change
takes effect. Keep the written reply if you have ever asked about this.</p>
<h2>A sample worksheet</h2>
<p>The figures below are an illustration for one adult on a ten-day tour of Europe, sharing a twin room.</p>
<table>
<thead><tr><th>Line</th><th>Amount</th><th>When you pay</th></tr></thead>
<tbody>
<tr><td>Tour price</td><td>Rp 37.900.000</td><td>Deposit when you register, the rest before departure</td></tr>
<tr><td>Visa</td><td>Rp 3.800.000</td><td>When the documents are submitted</td></tr>
<tr><td>Tipping</td><td>Rp 2.050.000</td><td>With the balance</td></tr>
<tr><td>Insurance</td><td>Rp 550.000</td><td>With the visa application</td></tr>
<tr><td>1.1% VAT</td><td>Rp 416.900</td><td>With the balance</td></tr>
<tr><td><strong>Total</strong></td><td><strong>Rp 44.716.900</strong></td><td></td></tr>
</tbody>
</table>
<p>Note that the total is about eighteen per cent above the tour price. If you work it out at the start, there are no
surprises at the end.</p>
<h2>Five questions before you pay the deposit</h2>
<ol>
<li>What is the price for the date I have chosen, not the starting price?</li>
<li>What is listed under “Not included”?</li>
<li>How much is tipping per day, and for how many days?</li>
<li>What happens if my visa is refused?</li>
<li>Until when may I cancel, and what does it cost?</li>
</ol>
<p>The answer to the last question is in our <a href="/booking/terms-and-conditions">booking terms and conditions</a>.
To compare your options, read <a href="/blog/tour-grup-atau-jalan-sendiri-bandingkan-biayanya">Group tour or on your
own? Compare the costs</a>.</p>
`,
  },
};

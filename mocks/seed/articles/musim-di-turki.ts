import type { ArticleText } from './article-text.ts';

export const musimDiTurki: ArticleText = {
  id: 5,
  slug: 'musim-di-turki-pilih-bulan-untuk-balon-udara',
  title: {
    id: 'Musim di Turki: pilih bulan yang cocok untuk balon udara',
    en: 'Seasons in Turkey: choosing the right month for a hot-air balloon',
  },
  summary: {
    id: 'Angin, suhu, dan keramaian per musim di Cappadocia, serta cara menaikkan peluang balon Anda benar-benar terbang.',
    en: 'Wind, temperatures and crowds in Cappadocia season by season, and how to improve the chance that your balloon really flies.',
  },
  keywords: {
    id: 'turki, cappadocia, balon udara, istanbul, pamukkale',
    en: 'turkey, cappadocia, hot-air balloon, istanbul, pamukkale',
  },
  picture: 'pamukkale-gold',
  publishedDaysAgo: 52,
  content: {
    id: `
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
<h3>Gunung Erciyes</h3>
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
    en: `
<p>Pictures of balloons above a valley of rocks are why many people choose Turkey. But a balloon does not fly because
you have paid for it. It flies when the wind at dawn is calm enough, and the decision is made by the local aviation
authority, not by the operator. The right month improves your chances. It does not make them certain.</p>
<h2>Four seasons in one table</h2>
<table>
<thead><tr><th>Season</th><th>Cappadocia at this time</th><th>Chance of flying</th><th>Suits</th></tr></thead>
<tbody>
<tr><td>Spring (April to May)</td><td>Cool, wild flowers, green valleys</td><td>Fairly good, sometimes disturbed by
rain</td><td>Families, photographers</td></tr>
<tr><td>Summer (June to August)</td><td>Hot days, pleasant mornings</td><td>Generally the highest</td><td>School
holidays</td></tr>
<tr><td>Autumn (September to October)</td><td>Clear skies, comfortable temperatures</td><td>High</td><td>Older people,
first trips</td></tr>
<tr><td>Winter (December to February)</td><td>Snow, views you rarely see</td><td>Cancelled most often</td><td>Those
who want snow rather than a balloon</td></tr>
</tbody>
</table>
<h2>Why a balloon flight can be cancelled</h2>
<p>A balloon can only go up and down; its direction follows the wind. That is why the wind limits are strict. Thick
fog, rain and rapid changes of wind direction are further reasons to cancel. The announcement usually comes before
sunrise, when the passengers have already been picked up.</p>
<p>If a flight is cancelled because of the weather, the local operator generally refunds the cost or moves you to
another day if there is one left. Ask about this rule before you pay, because the balloon is an optional activity
outside the tour price.</p>
<h2>Improving your chances</h2>
<ol>
<li><strong>Choose a programme with two nights in Cappadocia.</strong> Two mornings mean two chances.</li>
<li><strong>Sign up for the first morning.</strong> If it is cancelled, there is still the second.</li>
<li><strong>Choose September or October</strong> if your dates are free: the weather is stable and the heat has
eased.</li>
<li><strong>Have a plan B.</strong> Watching hundreds of balloons from a hill is just as beautiful, and it costs
nothing.</li>
</ol>
<h2>What about the other places?</h2>
<h3>Istanbul</h3>
<p>The city is pleasant almost all year round. April is known for the tulips in its parks. Winter is damp and windy,
but the museum queues are much shorter.</p>
<h3>Pamukkale</h3>
<p>You cross the white limestone terraces barefoot. In summer the glare is very strong, so come in the morning or late
in the afternoon. In winter the water stays warm, but the wind soon chills your feet once you are out.</p>
<h3>Mount Erciyes</h3>
<p>There is usually snow to play in from December to March. A winter programme trades the chance of a balloon for a
day in the snow. It is a happy trade as long as you know about it from the start.</p>
<h2>What to wear at dawn</h2>
<p>The meeting point for the balloons is in an open field before dawn. Bring a jacket, even in June. In October add a
hat and thin gloves. Wear closed shoes, because you climb into the basket, and leave large bags at the hotel.</p>
<h2>Who should not fly</h2>
<p>The landing can be hard. Pregnant women, people who have recently had surgery and those with back or knee problems
are generally not allowed on board. For small children, the operator’s age and height limits apply.</p>
<h2>Entry documents</h2>
<p>Holders of an ordinary Indonesian passport can enter Turkey without a visa for visits of up to 30 days, with a
limit of 90 days within 180 days. Your passport should be valid for six months or more, and you should have a return
ticket ready. The details are on the <a href="/visa-and-passport">Visa and Passport</a> page.</p>
<p>Have you found your season? See <a href="/group-tour?search=Turkey">all departures to Turkey</a>, then match the
month with the table above.</p>
`,
  },
};

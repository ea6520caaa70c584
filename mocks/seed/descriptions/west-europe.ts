import type { TourDescription } from '../tour-row.ts';

export const westEuropeDescriptions: Readonly<Record<number, TourDescription>> = {
  11: {
    slug: 'eropa-barat-klasik-5-negara',
    seoTitle: 'Tour Eropa Barat 12 Hari 5 Negara | Paris – Venesia',
    seoDescription:
      'Paris, Brussel, Amsterdam, Luzern, dan Venesia dalam dua belas hari. Menara Eiffel, Titlis, dan kanal sudah termasuk. Lihat jadwal dan sisa kursi.',
    paragraphs: [
      'Dua belas hari dari Paris ke Venesia, melalui lima negara yang paling ingin dilihat orang saat pertama kali ke Eropa. Kami memulai di Paris dua malam dan berakhir di Italia, dengan bus yang sama sepanjang jalan.',
      'Tiket yang biasanya menjadi biaya tambahan sudah termasuk: lantai dua Menara Eiffel, kapal Sungai Seine, kanal Amsterdam, dan gondola berputar ke Titlis. Perjalanan darat terpanjang adalah hari keenam, sekitar lima jam dengan tiga kali berhenti.',
      'Makan malam berganti antara menu setempat, Asia, dan Indonesia. Untuk pengurusan visa Schengen, tim kami memeriksa dokumen Anda dua kali sebelum janji temu.',
    ],
    highlights: [
      ['Lantai dua Menara Eiffel', 'Jam masuk sudah dipesan, tanpa antrean panjang.'],
      ['Gunung Titlis, 3.020 meter', 'Gondola berputar dan salju sepanjang tahun.'],
      ['Kanal Amsterdam', 'Berperahu di antara rumah saudagar abad ke-17.'],
      ['Venesia dengan kapal', 'San Marco dan perajin kaca Murano.'],
    ],
  },
  12: {
    slug: 'swiss-panorama-jungfraujoch-zermatt',
    seoTitle: 'Tour Swiss 9 Hari | Jungfraujoch, Zermatt, Luzern',
    seoDescription:
      'Jungfraujoch, Gornergrat, Rigi, dan Glacier Express dalam sembilan hari. Satu negara, tempo santai, dua malam di Interlaken dan Zermatt.',
    paragraphs: [
      'Satu negara saja, dengan tempo yang lebih tenang. Anda menginap di Luzern, Interlaken, dan Zermatt, sehingga gunung dapat dikunjungi pada jam terbaik ketika awan belum naik.',
      'Semua kereta gunung sudah termasuk: Rigi, Eiger Express ke Jungfraujoch, Gornergrat, dan Glacier Express sampai Andermatt. Bila satu puncak tertutup awan, tour leader menukar urutan harinya.',
    ],
    highlights: [
      ['Jungfraujoch, 3.454 meter', 'Istana Es dan Gletser Aletsch.'],
      ['Matterhorn dari Gornergrat', 'Kereta gigi dan jalan pendek ke Riffelsee.'],
      ['Glacier Express', 'Gerbong panorama melintasi Celah Oberalp.'],
      ['Zermatt tanpa mobil', 'Menginap di desa yang hanya dilalui kereta.'],
    ],
  },
  13: {
    slug: 'italia-utara-selatan-amalfi',
    seoTitle: 'Tour Italia 10 Hari | Milan, Venesia, Roma, Amalfi',
    seoDescription:
      'Dari Duomo Milan sampai tebing Amalfi: Venesia, Burano, Firenze, Pisa, Roma, dan Pompeii dalam sepuluh hari. Lihat jadwal dan harga.',
    paragraphs: [
      'Italia dari atas ke bawah tanpa terburu-buru: kota mode, kota air, kota seni, ibu kota kuno, dan pantai bertebing. Setiap wilayah punya dapur sendiri, dan makan malam Anda mengikutinya.',
      'Hari terakhir sebelum pulang disimpan untuk Pompeii dan feri di Pantai Amalfi, bagian yang sering dilewatkan rute lain. Tiket masuk basilika dan situs yang memerlukan pemesanan sudah kami urus.',
    ],
    highlights: [
      ['Atap Duomo Milan', 'Berjalan di antara puncak menara marmer.'],
      ['Burano', 'Pulau nelayan dengan rumah berwarna terang.'],
      ['Roma dengan berjalan kaki', 'Vatikan, Colosseum, Pantheon, Trevi.'],
      ['Feri Pantai Amalfi', 'Positano dan kebun lemon dari laut.'],
    ],
  },
  14: {
    slug: 'inggris-skotlandia',
    seoTitle: 'Tour Inggris & Skotlandia 11 Hari',
    seoDescription:
      'London, Stonehenge, Cotswolds, Lake District, Loch Ness, dan Edinburgh dalam sebelas hari. Dari Big Ben sampai Dataran Tinggi Skotlandia.',
    paragraphs: [
      'Perjalanan ini bergerak ke utara, dari London sampai Edinburgh, melalui desa batu Cotswolds dan danau yang menjadi ilham para penyair. Sesudah Glasgow, jalan memasuki Dataran Tinggi dengan lembah dan loch-nya.',
      'Penerbangan pulang berangkat dari Edinburgh, jadi Anda tidak kembali ke London. Penggemar sepak bola dapat menambah tur stadion Old Trafford pada hari keenam.',
    ],
    highlights: [
      ['Menara London dan Thames', 'Permata mahkota dan kapal ke Greenwich.'],
      ['Desa Cotswolds', 'Bibury dan Bourton-on-the-Water.'],
      ['Loch Ness', 'Berlayar dari Fort Augustus.'],
      ['Kastil Edinburgh', 'Royal Mile sampai Istana Holyrood.'],
    ],
  },
  15: {
    slug: 'spanyol-portugal',
    seoTitle: 'Tour Spanyol & Portugal 11 Hari | Alhambra, Lisboa',
    seoDescription:
      'Sagrada Família, kereta AVE, Mezquita Córdoba, Alhambra, Sevilla, dan Lisboa. Sebelas hari mengikuti jejak Andalusia bersama tour leader.',
    paragraphs: [
      'Tiga ratus kilometer di Andalusia menyimpan delapan abad peradaban Islam: Mezquita di Córdoba, Alhambra di Granada, dan Alcázar di Sevilla. Rute ini memberi satu hari utuh untuk masing-masing.',
      'Perjalanan dibuka oleh Gaudí di Barcelona dan ditutup di tepi Samudra Atlantik, di Cabo da Roca. Tiket Alhambra bernama dan terbatas; karena itu data paspor kami minta lebih awal.',
    ],
    highlights: [
      ['Alhambra', 'Istana Nasrid pada jam yang sudah dipesan.'],
      ['Mezquita Córdoba', 'Hutan 856 tiang berlengkung merah putih.'],
      ['Sagrada Família', 'Masuk pagi saat cahaya paling berwarna.'],
      ['Cabo da Roca', 'Ujung barat benua Eropa.'],
    ],
  },
  16: {
    slug: 'tulip-keukenhof-belanda-jerman-prancis',
    seoTitle: 'Tour Tulip Keukenhof 10 Hari | Belanda – Paris',
    seoDescription:
      'Keukenhof, Giethoorn, Sungai Rhein, Strasbourg, dan Paris dalam sepuluh hari. Hanya pada April dan awal Mei, selama taman dibuka.',
    paragraphs: [
      'Keukenhof dibuka hanya sekitar delapan minggu setahun. Kami memilih tanggal di tengah musim, ketika bunga di taman dan ladang terbuka di sekitarnya biasanya mekar bersamaan.',
      'Sesudah Belanda, perjalanan menyusuri Sungai Rhein ke Heidelberg dan Strasbourg, lalu TGV membawa Anda ke Paris. Jarak antar kota pendek, dan setiap hari menyisakan waktu berjalan sendiri.',
    ],
    highlights: [
      ['Empat jam di Keukenhof', 'Cukup untuk taman, kincir, dan pameran anggrek.'],
      ['Giethoorn', 'Perahu listrik di desa tanpa jalan.'],
      ['Kapal Sungai Rhein', 'Tebing Loreley dan kastil di kanan kiri.'],
      ['TGV ke Paris', 'Tiba sebelum makan siang.'],
    ],
  },
};

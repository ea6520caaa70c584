import type { TourDays } from '../tour-row.ts';

export const classicEuropeDays: Readonly<Record<number, TourDays>> = {
  11: {
    details: [
      'Jakarta – Paris\nBerkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum keberangkatan. Tour leader membagikan dokumen Schengen dan asuransi, lalu rombongan terbang malam ke Paris dengan satu kali transit.',
      'Paris: Champs-Élysées, Arc de Triomphe, Trocadéro\nSetibanya di Charles de Gaulle, keliling kota melewati Place de la Concorde dan Champs-Élysées sampai Arc de Triomphe. Menjelang sore berfoto di Trocadéro, tepat di seberang Menara Eiffel. Makan malam menu Indonesia.',
      'Paris: Menara Eiffel, Sungai Seine, Montmartre\nNaik ke lantai dua Menara Eiffel pada jam yang sudah dipesan. Kapal di Sungai Seine lewat di bawah Pont Alexandre III dan di samping Notre-Dame. Sore bebas di Galeries Lafayette atau naik funikuler ke Sacré-Cœur di Montmartre.',
      'Paris – Brussel – Antwerpen\nTiga setengah jam berkendara ke Brussel untuk melihat Grand-Place, Manneken Pis, dan wafel hangat di lorong Saint-Hubert. Berfoto di bawah sembilan bola Atomium. Bermalam di sekitar Antwerpen.',
      'Belanda: Zaanse Schans, Volendam, Amsterdam\nKincir angin dan bengkel bakiak di Zaanse Schans pada pagi hari, lalu berfoto dengan baju Volendam. Siang berperahu di kanal Amsterdam di antara rumah saudagar abad ke-17. Waktu bebas di Dam Square dan makan malam rijsttafel.',
      'Amsterdam – Köln – Mannheim\nMelintasi perbatasan menuju Köln untuk berhenti di katedral Gotik dengan dua menara setinggi 157 meter. Berjalan di tepi Rhein dan membeli air wangi 4711. Sore melanjutkan perjalanan ke Mannheim.',
      'Titisee – Luzern\nHutan Hitam menyambut dengan Danau Titisee, toko jam kukuk, dan kue cerinya. Siang memasuki Swiss: Monumen Singa dan Jembatan Kapel di Luzern. Makan malam dengan pemandangan Danau Vierwaldstätter.',
      'Gunung Titlis dengan gondola berputar\nTitlis Rotair berputar 360 derajat saat naik ke ketinggian 3.020 meter. Di atas ada gua gletser, jembatan gantung Cliff Walk, dan salju sepanjang tahun. Sore bebas berbelanja jam di Schwanenplatz.',
      'Luzern – Como – Milan\nBus menembus Terowongan Gotthard dan turun ke tepi Danau Como untuk makan siang. Di Milan, berjalan di bawah kubah kaca Galleria Vittorio Emanuele II sampai muka Duomo. Bermalam di Milan.',
      'Venesia: Lapangan San Marco\nKapal dari Tronchetto membawa Anda ke Lapangan San Marco, Jembatan Keluhan, dan Istana Doge. Melihat perajin kaca Murano meniup vas. Gondola bersifat opsional; sore bebas tersesat di gang-gangnya.',
      'Milan – Jakarta\nPagi di Serravalle Designer Outlet bila jadwal penerbangan memungkinkan. Setelah pengembalian pajak di Bandara Malpensa, rombongan terbang pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada sore atau malam hari. Perjalanan selesai di area kedatangan setelah koper lengkap.',
    ],
    transport: { 3: 'cruise', 6: 'bus', 8: 'cable', 10: 'ferry' },
    images: { 3: 'eiffel-day', 5: 'tulips-gold', 10: 'venice-gold' },
  },
  12: {
    details: [
      'Jakarta – Zürich\nBerkumpul di Soekarno-Hatta pada malam hari dan terbang ke Zürich dengan satu kali transit. Tour leader membagikan tiket kereta gunung untuk seluruh perjalanan.',
      'Zürich – Air Terjun Rhein – Luzern\nDari bandara langsung ke Schaffhausen untuk berdiri di dek Air Terjun Rhein, yang terlebar di Eropa. Siang menuju Luzern dan menyeberangi Jembatan Kapel dari abad ke-14. Makan malam fondue keju.',
      'Luzern – Gunung Rigi – Interlaken\nKapal di Danau Vierwaldstätter bersambung dengan kereta gigi ke puncak Rigi, kereta gunung pertama di Eropa. Setelah makan siang di atas awan, bus melewati Celah Brünig dan danau berwarna pirus Brienz menuju Interlaken.',
      'Jungfraujoch, Puncak Eropa\nEiger Express dari Grindelwald Terminal naik ke kaki dinding utara Eiger, dilanjutkan kereta melalui terowongan ke 3.454 meter. Di atas menanti Istana Es, teras Sphinx, dan Gletser Aletsch. Sore bebas di Interlaken.',
      'Lauterbrunnen – Montreux – Zermatt\nAir Terjun Staubbach terjun 297 meter di tengah desa Lauterbrunnen. Siang berjalan di tepi Danau Jenewa menuju Kastil Chillon. Dari Täsch, kereta ulang-alik mengantar ke Zermatt yang bebas mobil.',
      'Gornergrat dan Matterhorn\nKereta gigi Gornergrat membawa Anda ke 3.089 meter dengan 29 puncak di sekeliling. Turun sebagian dengan berjalan kaki ke Danau Riffelsee, tempat Matterhorn tercermin saat angin tenang. Malam bebas di Bahnhofstrasse.',
      'Glacier Express: Zermatt – Andermatt – Zürich\nGerbong panorama Glacier Express melintasi Celah Oberalp dan puluhan jembatan batu. Dari Andermatt, bus menuju Zürich untuk waktu belanja di kota tua. Malam terakhir di dekat Sungai Limmat.',
      'Zürich – Jakarta\nSarapan dan menuju bandara untuk pengembalian pajak. Penerbangan pulang dengan satu kali transit.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta dan berpisah di area kedatangan. Sampai berjumpa di perjalanan berikutnya.',
    ],
    transport: { 4: 'cable', 6: 'train', 7: 'train' },
    images: { 6: 'matterhorn-winter', 7: 'swisstrain-day' },
  },
  13: {
    details: [
      'Jakarta – Milan\nRombongan berkumpul di Terminal 3 Soekarno-Hatta pada malam hari dan terbang ke Milan dengan satu kali transit. Jadwal salat dan alamat restoran halal di setiap kota dibagikan dalam buku saku.',
      'Milan: Duomo, Galleria, Kastil Sforza\nNaik ke atap Duomo di antara 135 puncak menaranya. Berjalan lewat Galleria Vittorio Emanuele II ke gedung opera La Scala. Sore di halaman Kastil Sforza dan makan malam risotto kuning khas Milan.',
      'Milan – Sirmione – Verona – Mestre\nKastil air Sirmione berdiri di ujung Danau Garda. Di Verona, lihat arena Romawi dan balkon Juliet. Bermalam di Mestre, pintu darat Venesia.',
      'Venesia: San Marco, Rialto, Burano\nKapal menuju Lapangan San Marco, basilika berlapis emas, dan Jembatan Rialto. Siang menyeberang ke Burano dengan rumah nelayan berwarna terang. Waktu bebas untuk naik gondola.',
      'Venesia – Firenze\nMenyeberangi Apennine ke Firenze, kota kubah Brunelleschi. Berjalan dari Piazza della Signoria ke Ponte Vecchio yang penuh toko emas. Matahari terbenam dilihat dari Piazzale Michelangelo.',
      'Pisa – San Gimignano – Roma\nBerfoto dengan Menara Pisa di Lapangan Keajaiban. Siang di San Gimignano, kota bukit dengan empat belas menara batu, ditemani gelato juara dunia. Sore menyusuri jalan tol ke Roma.',
      'Roma: Vatikan, Colosseum, Trevi\nPagi di Basilika Santo Petrus dan lapangannya. Setelah melihat Colosseum dan Forum Romawi, berjalan ke Pantheon dan melempar koin di Air Mancur Trevi. Makan malam pasta di Trastevere.',
      'Pompeii – Pantai Amalfi\nPemandu mengajak Anda di jalan batu Pompeii yang terkubur abu tahun 79. Dari Salerno, feri menyusuri tebing ke Positano dan Amalfi dengan kebun lemonnya. Bermalam di sekitar Salerno.',
      'Salerno – Roma – Jakarta\nBus kembali ke Roma pada pagi hari dengan satu perhentian di Castel Romano Outlet. Dari Fiumicino rombongan terbang pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta. Tour leader menunggu sampai semua koper diterima.',
    ],
    transport: { 4: 'ferry', 6: 'bus', 7: 'walk', 8: 'ferry' },
    meals: { 8: 'BL' },
    images: { 4: 'venice-jade', 7: 'colosseum-coral', 8: 'amalfi-gold' },
  },
};

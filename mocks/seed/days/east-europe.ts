import type { TourDays } from '../tour-row.ts';

export const eastEuropeDays: Readonly<Record<number, TourDays>> = {
  26: {
    details: [
      'Jakarta – Oslo\nBerkumpul di Soekarno-Hatta pada malam hari. Tour leader memeriksa pakaian dingin berlapis, lalu rombongan terbang ke Oslo dengan satu kali transit.',
      'Tiba di Oslo\nMendarat di Gardermoen pada siang hari dan berkendara ke pusat kota. Berjalan ringan di Karl Johans gate sampai Istana Kerajaan untuk melawan jet lag. Makan malam salmon Norwegia.',
      'Oslo: Taman Vigeland, Holmenkollen, Gedung Opera\nDua ratus patung Gustav Vigeland berdiri di taman terbuka bersalju. Dari lompatan ski Holmenkollen tampak seluruh teluk Oslo. Sore berjalan di atap miring Gedung Opera.',
      'Oslo – Tromsø: Fjellheisen di lingkar Arktik\nTerbang hampir dua jam ke Tromsø, 350 kilometer di utara Lingkar Arktik. Kereta gantung Fjellheisen naik ke 420 meter untuk pemandangan kota di pulau. Malamnya menengok Katedral Arktik; aurora mulai diperhatikan.',
      'Tromsø: fjord dan perburuan aurora\nSiang menyusuri fjord Kvaløya yang sunyi dan desa nelayan Sommarøy. Setelah makan malam, bus kecil bergerak mengikuti prakiraan awan untuk mencari aurora, lengkap dengan api unggun dan cokelat panas. Aurora adalah gejala alam dan tidak dapat dijanjikan.',
      'Tromsø – Kilpisjärvi – Rovaniemi\nMelintasi perbatasan tiga negara di Kilpisjärvi, di antara birch rendah dan danau beku. Perhentian makan siang di Muonio. Malam tiba di Rovaniemi dan bermalam di kabin berkaca.',
      'Rovaniemi: Desa Santa dan kereta husky\nMelewati garis Lingkar Arktik di Desa Santa Claus dan mengirim kartu pos dari kantor posnya. Peternakan rusa kutub dan kereta husky dapat dicoba. Malam ini ada kesempatan aurora berikutnya di bukit Ounasvaara.',
      'Rovaniemi – Helsinki – kapal malam ke Stockholm\nTerbang ke Helsinki: Katedral Putih, Lapangan Senat, dan gereja batu Temppeliaukio. Sore naik kapal pesiar Baltik dengan makan malam prasmanan. Kapal lewat di antara pulau-pulau beku.',
      'Stockholm: Gamla Stan dan Museum Vasa\nKapal masuk kepulauan Stockholm saat fajar. Berjalan di gang Gamla Stan dan melihat Vasa, kapal perang abad ke-17 yang diangkat utuh. Sore naik kereta cepat melintasi Jembatan Øresund ke Kopenhagen.',
      'Kopenhagen – Jakarta\nRumah warna-warni Nyhavn dan patung Putri Duyung Kecil dikunjungi pada pagi hari. Siang menuju Bandara Kastrup untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau malam hari. Perjalanan berakhir di area kedatangan.',
    ],
    transport: { 2: 'bus', 3: 'bus', 4: 'flight', 6: 'bus', 7: 'bus', 8: 'ferry', 9: 'train' },
    images: { 4: 'lofoten-dawn', 10: 'copenhagen-gold' },
  },
  27: {
    details: [
      'Jakarta – Praha\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari dan terbang ke Praha dengan satu kali transit. Perkenalan singkat berlangsung di ruang tunggu, termasuk pembagian alat pemandu suara.',
      'Praha: Lapangan Wenceslas dan Kota Tua\nSetibanya di Praha, berjalan dari Lapangan Wenceslas ke Lapangan Kota Tua. Jam astronomi berumur enam abad berdentang setiap jam. Makan malam gulai sapi dengan roti knedlik.',
      'Praha: kastil, Jembatan Charles, Sungai Vltava\nKatedral St. Vitus dan Lorong Emas berada di dalam kastil terbesar di dunia. Turun lewat Malá Strana ke Jembatan Charles dengan tiga puluh patungnya. Sore kapal menyusuri Vltava.',
      'Praha – Brno – Bratislava\nSinggah di Brno untuk makan siang di bawah benteng Špilberk. Sore di Bratislava, berjalan di Gerbang Michael dan menemukan patung Čumil yang muncul dari lubang jalan.',
      'Bratislava – Budapest: Benteng Nelayan\nDua jam berkendara menyusuri Donau ke Budapest. Benteng Nelayan dan Gereja Matthias menghadap gedung parlemen di seberang sungai. Makan malam dengan musik biola Hungaria.',
      'Budapest: Parlemen dan kapal di Donau\nMelihat Lapangan Pahlawan, Basilika St. Stephen, dan sepatu besi di tepi Donau. Siang mencoba pemandian Széchenyi atau berbelanja di Pasar Besar. Menjelang malam kapal lewat di depan parlemen yang menyala.',
      'Budapest – Parndorf – Wina\nBerhenti di Designer Outlet Parndorf dalam perjalanan ke barat. Di Wina, keliling Ringstraße melewati gedung opera, parlemen, dan balai kota. Makan malam schnitzel ayam.',
      'Wina: Schönbrunn dan Katedral St. Stephen\nEmpat puluh ruangan Istana Schönbrunn dibuka, disusul taman dan bukit Gloriette. Siang bebas di sekitar Stephansplatz dengan kue Sacher. Konser musik Mozart dapat dipesan untuk malam hari.',
      'Wina – Jakarta\nPagi di taman Istana Belvedere, lalu menuju Bandara Schwechat. Terbang pulang dengan satu kali transit.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada sore atau malam hari. Tour leader menunggu sampai semua koper lengkap.',
    ],
    transport: { 3: 'cruise', 6: 'cruise', 8: 'walk' },
    meals: { 8: 'BL' },
    images: { 3: 'prague-winter' },
  },
};

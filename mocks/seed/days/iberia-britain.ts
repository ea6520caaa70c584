import type { TourDays } from '../tour-row.ts';

export const iberiaBritainDays: Readonly<Record<number, TourDays>> = {
  14: {
    details: [
      'Jakarta – London\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang ke London Heathrow dengan satu kali transit.',
      'London: Westminster, Big Ben, Istana Buckingham\nSetibanya di Heathrow, keliling kota melewati Hyde Park dan Royal Albert Hall. Berfoto di Jembatan Westminster dengan Big Ben, lalu di gerbang Istana Buckingham. Makan malam di kawasan Bayswater.',
      'London: Menara London, Sungai Thames, British Museum\nPermata mahkota disimpan di Menara London, tepat di samping Tower Bridge. Kapal Sungai Thames mengantar ke Greenwich dan garis bujur nol. Sore memilih antara British Museum atau belanja di Oxford Street.',
      'Stonehenge – Bath – Bristol\nLingkaran batu Stonehenge berdiri di dataran Salisbury sejak lebih dari 4.000 tahun lalu. Siang di Bath, melihat pemandian Romawi dan deretan rumah Royal Crescent. Bermalam di Bristol.',
      'Cotswolds – Stratford-upon-Avon – Manchester\nPondok batu Bibury dan kali kecil Bourton-on-the-Water menampilkan pedesaan Inggris dari buku cerita. Siang di rumah kelahiran Shakespeare di Stratford. Menjelang malam tiba di Manchester.',
      'Old Trafford – Lake District\nBerfoto di luar Old Trafford; tur stadion dapat ditambahkan. Kapal uap menyusuri Danau Windermere dari Bowness ke Ambleside. Scone dan teh sore disajikan di tepi danau.',
      'Windermere – Gretna Green – Glasgow\nMelewati Gretna Green, desa pandai besi tempat pasangan muda kawin lari. Siang tiba di Glasgow: George Square, Katedral St. Mungo, dan mural kotanya. Makan malam dengan musik Skotlandia.',
      'Dataran Tinggi: Loch Lomond, Glencoe, Loch Ness\nJalan menyusuri Loch Lomond menuju lembah Glencoe yang berwarna tembaga. Di Fort Augustus, kapal berlayar di Loch Ness sampai pemandangan Kastil Urquhart. Bermalam di Pitlochry.',
      'Edinburgh: kastil dan Royal Mile\nKastil Edinburgh menghadap kota dari batu gunung api. Berjalan turun Royal Mile sampai Istana Holyrood, lalu naik ke Calton Hill untuk melihat teluk Forth. Sore bebas di Princes Street.',
      'Edinburgh – Jakarta\nSarapan Skotlandia terakhir, kemudian menuju bandara. Terbang pulang dengan satu kali transit.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada sore atau malam hari. Perjalanan berakhir di area kedatangan.',
    ],
    transport: { 3: 'cruise', 6: 'ferry', 8: 'bus', 9: 'walk' },
    images: { 2: 'bigben-winter', 9: 'edinburgh-winter' },
  },
  15: {
    details: [
      'Jakarta – Barcelona\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari dan terbang ke Barcelona dengan satu kali transit. Tiket Alhambra bernama dibagikan bersama dokumen perjalanan.',
      'Barcelona: Montjuïc dan Las Ramblas\nPemandangan pelabuhan dari bukit Montjuïc membuka perjalanan. Berjalan di Las Ramblas dan mencicipi buah di pasar La Boqueria. Makan malam paella hasil laut.',
      'Barcelona: Sagrada Família, Park Güell, Camp Nou\nCahaya pagi mewarnai bagian dalam Sagrada Família karya Gaudí. Lanjut ke bangku mosaik Park Güell dan muka Casa Batlló. Sore berfoto di Camp Nou atau berjalan di lorong Gotik.',
      'Barcelona – Madrid dengan kereta AVE\nKereta AVE menempuh 620 kilometer dalam dua setengah jam. Di Madrid, berjalan dari Plaza Mayor ke Puerta del Sol dan muka Istana Kerajaan. Waktu bebas di Gran Vía.',
      'Toledo – Córdoba\nToledo, kota tiga agama, dikelilingi Sungai Tajo dan tembok batu. Siang melintasi ladang zaitun La Mancha ke Córdoba. Sore masuk ke Mezquita dengan 856 tiang berlengkung merah putih.',
      'Granada: Alhambra dan Albaicín\nTaman Generalife dan Istana Nasrid di Alhambra dikunjungi pada jam yang dipesan. Dari teras San Nicolás di Albaicín, seluruh benteng terlihat dengan latar Sierra Nevada. Malam menuju Sevilla.',
      'Sevilla: Plaza de España dan Alcázar\nPlaza de España, katedral dengan menara Giralda, dan taman Alcázar dapat ditempuh dengan berjalan kaki. Sore bebas di lorong Santa Cruz. Pertunjukan flamenco bersifat opsional.',
      'Sevilla – Évora – Lisboa\nMelintasi perbatasan Portugal ke Évora dengan kuil Romawi dan rumah kapurnya. Sore tiba di Lisboa dan melihat Sungai Tejo dari titik pandang São Pedro. Bermalam di Lisboa.',
      'Lisboa: Belém, Sintra, Cabo da Roca\nMenara Belém dan Biara Jerónimos mengenang pelaut abad ke-16; pastel de nata hangat dibeli di sebelahnya. Lanjut ke Istana Sintra dan tebing Cabo da Roca, titik paling barat Eropa daratan.',
      'Lisboa – Jakarta\nPagi bebas di Baixa atau naik trem 28. Siang menuju bandara untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta. Terima kasih telah berjalan bersama kami.',
    ],
    transport: { 4: 'train', 6: 'walk', 7: 'walk', 8: 'bus' },
    images: { 3: 'barcelona-gold', 9: 'lisbon-gold' },
  },
  16: {
    details: [
      'Jakarta – Amsterdam\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang ke Schiphol dengan satu kali transit.',
      'Amsterdam: kanal dan Dam Square\nKapal beratap kaca menyusuri kanal Herengracht dan Prinsengracht. Berjalan di Dam Square dan pasar bunga terapung Bloemenmarkt. Makan malam sate dan rijsttafel di restoran Indonesia.',
      'Keukenhof dan ladang bunga Lisse\nTujuh juta umbi mekar di Keukenhof, dari tulip, daffodil, sampai hyacinth. Anda mendapat empat jam penuh untuk berjalan, naik ke kincir, dan melihat pameran anggrek. Sore menyusuri jalur ladang bunga Lisse sampai Noordwijk.',
      'Zaanse Schans – Volendam – Marken\nKincir abad ke-18 di Zaanse Schans masih menggiling cat dan rempah. Siang di pelabuhan Volendam untuk ikan goreng kibbeling dan foto berbaju adat. Menyeberang singkat ke rumah kayu Marken.',
      'Giethoorn, desa tanpa jalan\nPerahu listrik melintasi kanal Giethoorn di bawah 170 jembatan kayu dan di samping rumah beratap jerami. Setelah makan siang di tepi air, bus menuju perbatasan Jerman.',
      'Köln dan Sungai Rhein\nKatedral Köln dengan kaca patri tua dibuka untuk kunjungan pagi. Kapal di Sungai Rhein lewat di kaki tebing Loreley dan kastil di Sankt Goar. Bermalam di Heidelberg.',
      'Heidelberg – Strasbourg\nReruntuhan kastil merah Heidelberg dan jembatan tuanya di atas Neckar. Siang menyeberang ke Prancis: rumah kayu Petite France dan katedral batu merah muda Strasbourg. Makan malam tarte flambée tanpa daging.',
      'Strasbourg – Paris dengan TGV\nTGV mencapai Paris dalam satu jam empat puluh lima menit. Kapal Sungai Seine, Trocadéro, dan Champs-Élysées mengisi siang sampai senja. Waktu bebas di Galeries Lafayette.',
      'Paris – Jakarta\nPagi di La Vallée Village Outlet, lalu menuju Charles de Gaulle. Penerbangan pulang dengan satu kali transit.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada sore atau malam hari. Umbi tulip yang dibeli di Keukenhof perlu dilaporkan di karantina bandara.',
    ],
    transport: { 2: 'cruise', 5: 'ferry', 6: 'cruise', 8: 'train' },
    images: { 3: 'tulips-gold', 8: 'eiffel-day' },
  },
};

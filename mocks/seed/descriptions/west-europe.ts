import type { TourDescription } from '../tour/row.ts';

export const westEuropeDescriptions: Readonly<Record<number, TourDescription>> = {
  11: {
    slug: 'eropa-barat-klasik-5-negara',
    seoTitle: {
      id: 'Tour Eropa Barat 12 Hari 5 Negara | Paris – Venesia',
      en: '12-Day Western Europe Tour, 5 Countries | Paris – Venice',
    },
    seoDescription: {
      id: 'Paris, Brussel, Amsterdam, Luzern, dan Venesia dalam dua belas hari. Menara Eiffel, Titlis, dan kanal sudah termasuk. Lihat jadwal dan sisa kursi.',
      en: 'Paris, Brussels, Amsterdam, Lucerne and Venice in twelve days. The Eiffel Tower, Titlis and the canals are included. See dates and seats left.',
    },
    paragraphs: {
      id: [
        'Dua belas hari dari Paris ke Venesia, melalui lima negara yang paling ingin dilihat orang saat pertama kali ke Eropa, dengan satu malam singgah di Jerman. Kami memulai di Paris dua malam dan berakhir di Italia, dengan bus yang sama sepanjang jalan.',
        'Tiket yang biasanya menjadi biaya tambahan sudah termasuk: lantai dua Menara Eiffel, kapal Sungai Seine, kanal Amsterdam, dan gondola berputar ke Titlis. Perjalanan darat terpanjang adalah hari keenam, sekitar enam jam dengan tiga kali berhenti.',
        'Makan malam berganti antara menu setempat, Asia, dan Indonesia. Untuk pengurusan visa Schengen, tim kami memeriksa dokumen Anda dua kali sebelum janji temu.',
      ],
      en: [
        'Twelve days from Paris to Venice, through the five countries that people most want to see on their first visit to Europe, with one night on the way in Germany. We begin with two nights in Paris and end in Italy, with the same bus all the way.',
        'Tickets that usually cost extra are included: the second floor of the Eiffel Tower, a boat on the Seine, the canals of Amsterdam and the revolving gondola to Titlis. The longest drive is on day six, about six hours with three stops.',
        'Dinners alternate between local, Asian and Indonesian food. For the Schengen visa, our team checks your documents twice before the appointment.',
      ],
    },
    highlights: {
      id: [
        ['Lantai dua Menara Eiffel', 'Jam masuk sudah dipesan, tanpa antrean panjang.'],
        ['Gunung Titlis, 3.020 meter', 'Gondola berputar dan salju sepanjang tahun.'],
        ['Kanal Amsterdam', 'Berperahu di antara rumah saudagar abad ke-17.'],
        ['Venesia dengan kapal', 'San Marco dan perajin kaca Murano.'],
      ],
      en: [
        ['Second floor of the Eiffel Tower', 'The entry time is already booked, without a long queue.'],
        ['Mount Titlis, 3,020 metres', 'A revolving gondola and snow all year round.'],
        ['Amsterdam’s canals', 'By boat among 17th-century merchants’ houses.'],
        ['Venice by boat', 'San Marco and the glassmakers of Murano.'],
      ],
    },
  },
  12: {
    slug: 'swiss-panorama-jungfraujoch-zermatt',
    seoTitle: {
      id: 'Tour Swiss 9 Hari | Jungfraujoch, Zermatt, Luzern',
      en: '9-Day Switzerland Tour | Jungfraujoch, Zermatt, Lucerne',
    },
    seoDescription: {
      id: 'Jungfraujoch, Gornergrat, Rigi, dan Glacier Express dalam sembilan hari. Satu negara, tempo santai, masing-masing dua malam di Interlaken dan Zermatt.',
      en: 'Jungfraujoch, Gornergrat, Rigi and the Glacier Express in nine days. One country, a relaxed pace, two nights each in Interlaken and Zermatt.',
    },
    paragraphs: {
      id: [
        'Satu negara saja, dengan tempo yang lebih tenang. Anda menginap di Luzern, Interlaken, dan Zermatt, sehingga gunung dapat dikunjungi pada jam terbaik ketika awan belum naik.',
        'Semua kereta gunung sudah termasuk: Rigi, Eiger Express ke Jungfraujoch, Gornergrat, dan Glacier Express sampai Andermatt. Bila satu puncak tertutup awan, tour leader menukar urutan harinya.',
      ],
      en: [
        'Just one country, at a calmer pace. You stay in Lucerne, Interlaken and Zermatt, so that the mountains can be visited at their best hour, before the clouds have risen.',
        'All mountain trains are included: Rigi, the Eiger Express to Jungfraujoch, Gornergrat, and the Glacier Express as far as Andermatt. If one peak is hidden in cloud, the tour leader changes the order of the days.',
      ],
    },
    highlights: {
      id: [
        ['Jungfraujoch, 3.454 meter', 'Istana Es dan Gletser Aletsch.'],
        ['Matterhorn dari Gornergrat', 'Kereta gigi dan jalan pendek ke Riffelsee.'],
        ['Glacier Express', 'Gerbong panorama menyusuri Lembah Goms.'],
        ['Zermatt tanpa mobil', 'Menginap di desa yang hanya dilalui kereta.'],
      ],
      en: [
        ['Jungfraujoch, 3,454 metres', 'The Ice Palace and the Aletsch Glacier.'],
        ['The Matterhorn from Gornergrat', 'A cogwheel train and a short walk to Riffelsee.'],
        ['Glacier Express', 'Panorama carriages along the Goms valley.'],
        ['Zermatt without cars', 'A stay in a village served only by train.'],
      ],
    },
  },
  13: {
    slug: 'italia-utara-selatan-amalfi',
    seoTitle: {
      id: 'Tour Italia 10 Hari | Milan, Venesia, Roma, Amalfi',
      en: '10-Day Italy Tour | Milan, Venice, Rome, Amalfi',
    },
    seoDescription: {
      id: 'Dari Duomo Milan sampai tebing Amalfi: Venesia, Burano, Firenze, Pisa, Roma, dan Pompeii dalam sepuluh hari. Lihat jadwal dan harga.',
      en: 'From the Duomo in Milan to the cliffs of Amalfi: Venice, Burano, Florence, Pisa, Rome and Pompeii in ten days. See dates and prices.',
    },
    paragraphs: {
      id: [
        'Italia dari atas ke bawah tanpa terburu-buru: kota mode, kota air, kota seni, ibu kota kuno, dan pantai bertebing. Setiap wilayah punya dapur sendiri, dan makan malam Anda mengikutinya.',
        'Hari terakhir sebelum pulang disimpan untuk Pompeii dan feri di Pantai Amalfi, bagian yang sering dilewatkan rute lain. Tiket masuk basilika dan situs yang memerlukan pemesanan sudah kami urus.',
      ],
      en: [
        'Italy from top to bottom without hurry: a city of fashion, a city of water, a city of art, an ancient capital and a coast of cliffs. Every region has its own kitchen, and your dinners follow it.',
        'The last day before the flight home is kept for Pompeii and a ferry along the Amalfi Coast, a part that other routes often skip. We have taken care of the tickets for basilicas and sites that need booking.',
      ],
    },
    highlights: {
      id: [
        ['Atap Duomo Milan', 'Berjalan di antara puncak menara marmer.'],
        ['Burano', 'Pulau nelayan dengan rumah berwarna terang.'],
        ['Roma dengan berjalan kaki', 'Vatikan, Colosseum, Pantheon, Trevi.'],
        ['Feri Pantai Amalfi', 'Positano dan kebun lemon dari laut.'],
      ],
      en: [
        ['The roof of Milan’s Duomo', 'A walk among the marble spires.'],
        ['Burano', 'A fishing island of brightly coloured houses.'],
        ['Rome on foot', 'The Vatican, the Colosseum, the Pantheon, Trevi.'],
        ['Amalfi Coast ferry', 'Positano and the lemon groves, seen from the sea.'],
      ],
    },
  },
  14: {
    slug: 'inggris-skotlandia',
    seoTitle: {
      id: 'Tour Inggris & Skotlandia 11 Hari',
      en: '11-Day England & Scotland Tour',
    },
    seoDescription: {
      id: 'London, Stonehenge, Cotswolds, Lake District, Loch Ness, dan Edinburgh dalam sebelas hari. Dari Big Ben sampai Dataran Tinggi Skotlandia.',
      en: 'London, Stonehenge, the Cotswolds, the Lake District, Loch Ness and Edinburgh in eleven days. From Big Ben to the Scottish Highlands.',
    },
    paragraphs: {
      id: [
        'Perjalanan ini bergerak ke utara, dari London sampai Edinburgh, melalui desa batu Cotswolds dan danau yang menjadi ilham para penyair. Sesudah Glasgow, jalan memasuki Dataran Tinggi dengan lembah dan loch-nya.',
        'Penerbangan pulang berangkat dari Edinburgh, jadi Anda tidak kembali ke London. Penggemar sepak bola dapat menambah tur stadion Old Trafford pada hari keenam.',
      ],
      en: [
        'This journey moves north, from London to Edinburgh, through the stone villages of the Cotswolds and past the lakes that inspired poets. After Glasgow, the road enters the Highlands with their valleys and lochs.',
        'The flight home leaves from Edinburgh, so you do not return to London. Football fans can add a tour of Old Trafford stadium on day six.',
      ],
    },
    highlights: {
      id: [
        ['Menara London dan Thames', 'Permata mahkota dan kapal ke Greenwich.'],
        ['Desa Cotswolds', 'Bibury dan Bourton-on-the-Water.'],
        ['Loch Ness', 'Berlayar dari Fort Augustus.'],
        ['Kastil Edinburgh', 'Royal Mile sampai Istana Holyrood.'],
      ],
      en: [
        ['Tower of London and the Thames', 'The Crown Jewels and a boat to Greenwich.'],
        ['Cotswold villages', 'Bibury and Bourton-on-the-Water.'],
        ['Loch Ness', 'A cruise from Fort Augustus.'],
        ['Edinburgh Castle', 'The Royal Mile as far as Holyrood Palace.'],
      ],
    },
  },
  15: {
    slug: 'spanyol-portugal',
    seoTitle: {
      id: 'Tour Spanyol & Portugal 11 Hari | Alhambra, Lisboa',
      en: '11-Day Spain & Portugal Tour | Alhambra, Lisbon',
    },
    seoDescription: {
      id: 'Sagrada Família, kereta AVE, Mezquita Córdoba, Alhambra, Sevilla, dan Lisboa. Sebelas hari mengikuti jejak Andalusia bersama tour leader.',
      en: 'Sagrada Família, the AVE train, Córdoba’s Mezquita, the Alhambra, Seville and Lisbon. Eleven days on the trail of Andalusia with a tour leader.',
    },
    paragraphs: {
      id: [
        'Tiga ratus kilometer di Andalusia menyimpan delapan abad peradaban Islam: Mezquita di Córdoba, Alhambra di Granada, dan Alcázar di Sevilla. Rute ini mengunjungi ketiganya pada tiga hari berturut-turut.',
        'Perjalanan dibuka oleh Gaudí di Barcelona dan ditutup di tepi Samudra Atlantik, di Cabo da Roca. Tiket Alhambra bernama dan terbatas; karena itu data paspor kami minta lebih awal.',
      ],
      en: [
        'Three hundred kilometres of Andalusia hold eight centuries of Islamic civilisation: the Mezquita in Córdoba, the Alhambra in Granada and the Alcázar in Seville. This route visits them on three consecutive days.',
        'The journey opens with Gaudí in Barcelona and closes on the edge of the Atlantic Ocean, at Cabo da Roca. Alhambra tickets are limited and issued by name; that is why we ask for your passport details early.',
      ],
    },
    highlights: {
      id: [
        ['Alhambra', 'Istana Nasrid pada jam yang sudah dipesan.'],
        ['Mezquita Córdoba', 'Hutan 856 tiang berlengkung merah putih.'],
        ['Sagrada Família', 'Masuk pagi saat cahaya paling berwarna.'],
        ['Cabo da Roca', 'Ujung barat benua Eropa.'],
      ],
      en: [
        ['Alhambra', 'The Nasrid Palaces at a reserved hour.'],
        ['Mezquita of Córdoba', 'A forest of 856 columns with red and white arches.'],
        ['Sagrada Família', 'A morning visit, when the light has the most colour.'],
        ['Cabo da Roca', 'The western end of the European continent.'],
      ],
    },
  },
  16: {
    slug: 'tulip-keukenhof-belanda-jerman-prancis',
    seoTitle: {
      id: 'Tour Tulip Keukenhof 10 Hari | Belanda – Paris',
      en: '10-Day Keukenhof Tulips Tour | Netherlands – Paris',
    },
    seoDescription: {
      id: 'Keukenhof, Giethoorn, Sungai Rhein, Strasbourg, dan Paris dalam sepuluh hari. Hanya pada April dan awal Mei, selama taman dibuka.',
      en: 'Keukenhof, Giethoorn, the Rhine, Strasbourg and Paris in ten days. Only in April and early May, while the garden is open.',
    },
    paragraphs: {
      id: [
        'Keukenhof dibuka hanya sekitar delapan minggu setahun. Kami memilih tanggal di tengah musim, ketika bunga di taman dan ladang terbuka di sekitarnya biasanya mekar bersamaan.',
        'Sesudah Belanda, perjalanan menyusuri Sungai Rhein ke Heidelberg dan Strasbourg, lalu TGV membawa Anda ke Paris. Jarak antarkota pendek, dan setiap hari menyisakan waktu berjalan sendiri.',
      ],
      en: [
        'Keukenhof opens for only about eight weeks a year. We choose dates in the middle of the season, when the flowers in the garden and in the open fields around it usually bloom at the same time.',
        'After the Netherlands, the journey follows the Rhine to Heidelberg and Strasbourg, then the TGV takes you to Paris. The distances between cities are short, and every day leaves time to walk on your own.',
      ],
    },
    highlights: {
      id: [
        ['Empat jam di Keukenhof', 'Cukup untuk taman, kincir, dan pameran anggrek.'],
        ['Giethoorn', 'Perahu listrik di desa tanpa jalan.'],
        ['Kapal Sungai Rhein', 'Tebing Loreley dan kastil di kanan kiri.'],
        ['TGV ke Paris', 'Tiba sebelum makan siang.'],
      ],
      en: [
        ['Four hours at Keukenhof', 'Enough for the garden, the windmill and the orchid show.'],
        ['Giethoorn', 'An electric boat in a village without roads.'],
        ['Boat on the Rhine', 'The Loreley rock, and castles to the left and right.'],
        ['TGV to Paris', 'You arrive before lunch.'],
      ],
    },
  },
};

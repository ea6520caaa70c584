import type { TourDescription } from '../tour/row.ts';

export const eastEuropeDescriptions: Readonly<Record<number, TourDescription>> = {
  26: {
    slug: 'aurora-skandinavia-4-negara',
    seoTitle: {
      id: 'Tour Aurora Skandinavia 11 Hari 4 Negara',
      en: '11-Day Scandinavian Aurora Tour in 4 Countries',
    },
    seoDescription: {
      id: 'Tromsø, Rovaniemi, kapal malam ke Stockholm, dan Kopenhagen. Empat malam di sekitar Lingkar Arktik untuk peluang aurora yang lebih baik.',
      en: 'Tromsø, Rovaniemi, the night ship to Stockholm, and Copenhagen. Four nights around the Arctic Circle for a better chance of the aurora.',
    },
    paragraphs: {
      id: [
        'Aurora tidak dapat dijadwalkan, tetapi peluangnya dapat diperbesar. Karena itu perjalanan ini menyediakan empat malam di sekitar Lingkar Arktik, dua di Tromsø dan dua di Rovaniemi, dengan bus kecil yang mengikuti langit cerah.',
        'Siang harinya diisi fjord, rusa kutub, dan Desa Santa Claus. Sesudahnya, kapal malam dari Helsinki membawa Anda di antara pulau beku ke Stockholm, lalu kereta ke Kopenhagen.',
        'Suhu berkisar minus 5 sampai minus 20 derajat. Daftar pakaian berlapis kami kirim sebulan sebelum berangkat.',
      ],
      en: [
        'The aurora cannot be scheduled, but your chances can be improved. That is why this journey sets aside four nights around the Arctic Circle, two in Tromsø and two in Rovaniemi, with a small bus that follows the clear sky.',
        'The days are filled with fjords, reindeer and Santa Claus Village. After that, the night ship from Helsinki carries you between frozen islands to Stockholm, and a train continues to Copenhagen.',
        'Temperatures range from minus 5 to minus 20 degrees. We send a list of clothes to wear in layers a month before departure.',
      ],
    },
    highlights: {
      id: [
        ['Empat malam aurora', 'Dua di Tromsø dan dua di Rovaniemi.'],
        ['Kabin berkaca', 'Melihat langit dari tempat tidur di Lapland.'],
        ['Kapal malam Baltik', 'Helsinki ke Stockholm dengan makan malam prasmanan.'],
        ['Fjord Kvaløya', 'Desa nelayan Sommarøy yang sunyi.'],
      ],
      en: [
        ['Four aurora nights', 'Two in Tromsø and two in Rovaniemi.'],
        ['Glass cabin', 'Watch the sky from your bed in Lapland.'],
        ['Baltic night ship', 'Helsinki to Stockholm with a buffet dinner.'],
        ['The fjords of Kvaløya', 'The quiet fishing village of Sommarøy.'],
      ],
    },
  },
  27: {
    slug: 'eropa-timur-praha-budapest-wina',
    seoTitle: {
      id: 'Tour Eropa Timur 10 Hari | Praha, Budapest, Wina',
      en: '10-Day Eastern Europe Tour | Prague, Budapest, Vienna',
    },
    seoDescription: {
      id: 'Praha, Bratislava, Budapest, dan Wina dalam sepuluh hari. Kapal di Vltava dan Donau sudah termasuk. Pasar Natal pada Desember.',
      en: 'Prague, Bratislava, Budapest and Vienna in ten days. Boats on the Vltava and the Danube are included. Christmas markets in December.',
    },
    paragraphs: {
      id: [
        'Empat ibu kota kerajaan yang terletak di dua sungai besar. Jarak antarkota paling jauh empat jam, sehingga setiap hari menyisakan waktu untuk duduk di kafe.',
        'Keberangkatan Desember bertemu pasar Natal di setiap alun-alun, sedangkan April dan September menawarkan udara yang ramah untuk berjalan kaki. Hotel berada di dalam kota, dekat jalur trem.',
      ],
      en: [
        'Four royal capitals on two great rivers. The cities lie at most four hours apart, so every day leaves time to sit in a café.',
        'The December departure meets Christmas markets on every square, while April and September bring weather that is kind to walkers. The hotels are in the city, close to a tram line.',
      ],
    },
    highlights: {
      id: [
        ['Kastil Praha', 'Katedral St. Vitus dan Lorong Emas.'],
        ['Kapal malam di Donau', 'Parlemen Budapest saat lampu menyala.'],
        ['Istana Schönbrunn', 'Empat puluh ruangan kediaman musim panas.'],
        ['Jam astronomi', 'Berdentang di Lapangan Kota Tua sejak 1410.'],
      ],
      en: [
        ['Prague Castle', 'St Vitus Cathedral and Golden Lane.'],
        ['Evening boat on the Danube', 'The Parliament in Budapest as the lights come on.'],
        ['Schönbrunn Palace', 'Forty rooms of a summer residence.'],
        ['Astronomical clock', 'Striking on the Old Town Square since 1410.'],
      ],
    },
  },
  28: {
    slug: 'balkan-kroasia-bosnia-montenegro-slovenia',
    seoTitle: {
      id: 'Tour Balkan 11 Hari | Kroasia, Bosnia, Montenegro',
      en: '11-Day Balkans Tour | Croatia, Bosnia, Montenegro',
    },
    seoDescription: {
      id: 'Danau Bled, Plitvice, Mostar, Dubrovnik, dan Teluk Kotor dalam sebelas hari. Jadwal baru sedang disusun; tanyakan lewat WhatsApp.',
      en: 'Lake Bled, Plitvice, Mostar, Dubrovnik and the Bay of Kotor in eleven days. New dates are being prepared; ask us on WhatsApp.',
    },
    paragraphs: {
      id: [
        'Dari kaki Alpen Julia sampai Laut Adriatik, Balkan menyatukan danau, kota bertembok, dan masjid Utsmaniyah dalam jarak yang pendek. Empat negara dilalui dengan satu bus dan satu tour leader.',
        'Kami sedang menyusun jadwal keberangkatan berikutnya. Tinggalkan pesan lewat WhatsApp dan Anda menjadi yang pertama menerima tanggal serta harganya.',
      ],
      en: [
        'From the foot of the Julian Alps to the Adriatic Sea, the Balkans bring together lakes, walled towns and Ottoman mosques over short distances. You pass through four countries with one bus and one tour leader.',
        'We are preparing the next departure dates. Leave us a message on WhatsApp and you will be the first to receive the dates and their prices.',
      ],
    },
    highlights: {
      id: [
        ['Danau Plitvice', 'Enam belas danau bertingkat di jalur papan.'],
        ['Stari Most', 'Jembatan lengkung di atas Sungai Neretva.'],
        ['Tembok Dubrovnik', 'Dua kilometer dengan laut di satu sisi.'],
        ['Teluk Kotor', 'Perast dan pulau gereja di tengah teluk.'],
      ],
      en: [
        ['Plitvice Lakes', 'Sixteen lakes in terraces, along a boardwalk.'],
        ['Stari Most', 'The arched bridge over the Neretva River.'],
        ['Dubrovnik’s walls', 'Two kilometres with the sea on one side.'],
        ['Bay of Kotor', 'Perast and the church island in the middle of the bay.'],
      ],
    },
  },
  29: {
    slug: 'georgia-azerbaijan',
    seoTitle: {
      id: 'Tour Georgia & Azerbaijan 9 Hari | Baku, Kazbegi',
      en: '9-Day Georgia & Azerbaijan Tour | Baku, Kazbegi',
    },
    seoDescription: {
      id: 'Menara Api Baku, lukisan batu Gobustan, Sighnaghi, dan Gereja Gergeti di kaki Kazbek. Sembilan hari di Kaukasus dengan e-visa.',
      en: 'Baku’s Flame Towers, the rock art of Gobustan, Sighnaghi and Gergeti Church at the foot of Kazbek. Nine days in the Caucasus with an e-visa.',
    },
    paragraphs: {
      id: [
        'Kaukasus adalah pertemuan Eropa dan Asia: kota tua berbatu kapur di Baku, api yang keluar dari tanah, lalu gereja di bawah puncak 5.054 meter. Harga makan dan hotelnya masih lebih ramah daripada Eropa Barat.',
        'Baku dan Tbilisi dihubungkan penerbangan satu jam. April dan Mei bertemu bunga liar, September dan Oktober bertepatan dengan panen anggur dan pegunungan yang menguning.',
      ],
      en: [
        'The Caucasus is where Europe and Asia meet: the limestone old town of Baku, fire that comes out of the ground, then a church below a summit of 5,054 metres. Meals and hotels are still kinder to your budget than in Western Europe.',
        'A one-hour flight connects Baku and Tbilisi. April and May coincide with the wild flowers, September and October with the grape harvest and the yellowing mountains.',
      ],
    },
    highlights: {
      id: [
        ['Gereja Gergeti', 'Naik mobil 4x4 ke kaki Gunung Kazbek.'],
        ['Kota Tua Baku', 'Menara Gadis dan Menara Api di kejauhan.'],
        ['Desa Lahij', 'Pandai tembaga di ujung ngarai.'],
        ['Pemandian Tbilisi', 'Kubah belerang Abanotubani dan benteng Narikala.'],
      ],
      en: [
        ['Gergeti Church', 'By 4x4 to the foot of Mount Kazbek.'],
        ['Baku’s Old City', 'The Maiden Tower, with the Flame Towers in the distance.'],
        ['Lahij village', 'Coppersmiths at the end of a gorge.'],
        ['Tbilisi baths', 'The sulphur domes of Abanotubani and Narikala fortress.'],
      ],
    },
  },
};

import type { TourPictures } from '../tour-row.ts';

export const europePictures: Readonly<Record<number, TourPictures>> = {
  11: {
    image: 'eiffel-coral',
    thumbnail: 'eiffel-coral',
    gallery: [
      ['eiffel-coral', 'Menara Eiffel dari seberang Sungai Seine'],
      ['tulips-day', 'Kincir angin Belanda'],
      ['matterhorn-dawn', 'Danau dan puncak Swiss'],
      ['colosseum-dawn', 'Peninggalan Romawi di Italia'],
      ['eiffel-dusk', 'Paris saat langit ungu'],
      ['prague-gold', 'Jembatan batu di kota tua'],
    ],
  },
  12: {
    image: 'matterhorn-dawn',
    thumbnail: 'matterhorn-dawn',
    gallery: [
      ['matterhorn-dawn', 'Matterhorn sebelum matahari tinggi'],
      ['lofoten-winter', 'Rumah kayu di kaki gunung'],
      ['matterhorn-winter', 'Salju pertama di Zermatt'],
      ['milford-winter', 'Danau di antara dinding batu'],
      ['matterhorn-coral', 'Alpenglow di puncak Matterhorn'],
    ],
  },
  13: {
    image: 'colosseum-gold',
    thumbnail: 'colosseum-gold',
    gallery: [
      ['colosseum-gold', 'Colosseum pada sore hari'],
      ['prague-gold', 'Jembatan tua di atas sungai'],
      ['colosseum-dawn', 'Roma sebelum ramai'],
      ['matterhorn-coral', 'Kaki Alpen di utara Italia'],
      ['colosseum-coral', 'Colosseum saat senja'],
    ],
  },
  14: {
    image: 'bigben-day',
    thumbnail: 'bigben-day',
    gallery: [
      ['bigben-day', 'Big Ben dan Sungai Thames'],
      ['lofoten-dawn', 'Danau di Dataran Tinggi Skotlandia'],
      ['bigben-winter', 'London pada pagi berkabut'],
      ['milford-winter', 'Lembah Glencoe'],
      ['bigben-dusk', 'Westminster setelah senja'],
    ],
  },
  15: {
    image: 'prague-gold',
    thumbnail: 'prague-gold',
    gallery: [
      ['prague-gold', 'Kota benteng dan jembatan batu'],
      ['colosseum-coral', 'Arena Romawi di Semenanjung Iberia'],
      ['istanbul-gold', 'Senja di kota pelabuhan'],
      ['georgia-gold', 'Biara di perbukitan'],
    ],
  },
  16: {
    image: 'tulips-day',
    thumbnail: 'tulips-rose',
    gallery: [
      ['tulips-day', 'Ladang tulip dan kincir di Lisse'],
      ['prague-dawn', 'Kastil di atas sungai'],
      ['tulips-gold', 'Tulip saat matahari rendah'],
      ['eiffel-dawn', 'Paris di akhir perjalanan'],
      ['tulips-rose', 'Pagi di ladang bunga'],
    ],
  },
  26: {
    image: 'aurora-night',
    thumbnail: 'aurora-night',
    gallery: [
      ['aurora-night', 'Aurora di atas kabin Lapland'],
      ['lofoten-dawn', 'Rumah nelayan di tepi fjord'],
      ['matterhorn-winter', 'Kabin dan hutan bersalju'],
      ['lofoten-coral', 'Senja panjang di utara'],
      ['milford-winter', 'Fjord yang sunyi'],
      ['lofoten-winter', 'Hari cerah di Lingkar Arktik'],
    ],
  },
  27: {
    image: 'prague-dawn',
    thumbnail: 'prague-dawn',
    gallery: [
      ['prague-dawn', 'Kastil Praha dan Jembatan Charles'],
      ['eiffel-day', 'Tepi sungai di jantung Eropa'],
      ['prague-winter', 'Praha pada musim dingin'],
      ['georgia-day', 'Desa di antara bukit'],
      ['prague-gold', 'Vltava menjelang malam'],
    ],
  },
  28: {
    image: 'milford-winter',
    thumbnail: 'lofoten-coral',
    gallery: [
      ['milford-winter', 'Teluk di antara pegunungan'],
      ['matterhorn-dawn', 'Danau Bled dan Alpen Julia'],
      ['lofoten-coral', 'Rumah di tepi laut'],
      ['prague-gold', 'Jembatan batu tua'],
    ],
  },
  29: {
    image: 'georgia-day',
    thumbnail: 'georgia-gold',
    gallery: [
      ['georgia-day', 'Gereja Gergeti di kaki Gunung Kazbek'],
      ['dubai-night', 'Baku menyala di tepi Kaspia'],
      ['georgia-gold', 'Kaukasus saat musim gugur'],
      ['registan-dawn', 'Jejak Jalur Sutra'],
    ],
  },
};

import type { TourPictures } from '../tour-row.ts';

export const worldPictures: Readonly<Record<number, TourPictures>> = {
  17: {
    image: 'cappadocia-gold',
    thumbnail: 'cappadocia-dawn',
    gallery: [
      ['cappadocia-gold', 'Balon udara di atas Göreme'],
      ['istanbul-coral', 'Masjid di tepi Bosphorus'],
      ['cappadocia-rose', 'Cerobong peri saat fajar'],
      ['istanbul-gold', 'Istanbul menjelang senja'],
      ['cappadocia-dawn', 'Lembah Cappadocia berkabut'],
      ['istanbul-rose', 'Perahu pulang ke Golden Horn'],
    ],
  },
  18: {
    image: 'istanbul-rose',
    thumbnail: 'istanbul-rose',
    gallery: [
      ['istanbul-rose', 'Istanbul pada pagi musim dingin'],
      ['matterhorn-winter', 'Lereng bersalju'],
      ['cappadocia-dawn', 'Balon di udara dingin'],
      ['istanbul-coral', 'Kubah dan menara saat senja'],
    ],
  },
  19: {
    image: 'dubai-gold',
    thumbnail: 'dubai-gold',
    gallery: [
      ['dubai-gold', 'Burj Khalifa dari seberang air'],
      ['pyramids-desert', 'Gurun di luar kota'],
      ['dubai-coral', 'Senja di Dubai Creek'],
      ['registan-desert', 'Lengkung dan ubin Arab'],
      ['dubai-night', 'Dubai setelah gelap'],
    ],
  },
  20: {
    image: 'petra-gold',
    thumbnail: 'petra-gold',
    gallery: [
      ['petra-gold', 'Al-Khazneh di ujung Siq'],
      ['pyramids-gold', 'Piramida Giza'],
      ['petra-coral', 'Dinding batu merah Petra'],
      ['pyramids-rose', 'Giza saat matahari terbit'],
      ['petra-rose', 'Lorong Siq menjelang sore'],
      ['pyramids-desert', 'Iring-iringan unta'],
    ],
  },
  21: {
    image: 'registan-desert',
    thumbnail: 'registan-desert',
    gallery: [
      ['registan-desert', 'Gerbang berubin di kota kekaisaran'],
      ['pyramids-rose', 'Unta di padang pasir'],
      ['petra-rose', 'Batu merah di selatan'],
      ['registan-coral', 'Lapangan kota saat senja'],
    ],
  },
  30: {
    image: 'sydney-day',
    thumbnail: 'sydney-coral',
    gallery: [
      ['sydney-day', 'Gedung Opera dan Jembatan Pelabuhan'],
      ['milford-dawn', 'Air dan tebing di selatan'],
      ['sydney-coral', 'Pelabuhan Sydney saat senja'],
      ['goldengate-gold', 'Pantai di sore hari'],
      ['sydney-gold', 'Layar di pelabuhan'],
    ],
  },
  31: {
    image: 'milford-dawn',
    thumbnail: 'milford-dawn',
    gallery: [
      ['milford-dawn', 'Mitre Peak di Milford Sound'],
      ['matterhorn-dawn', 'Danau dan puncak bersalju'],
      ['milford-jade', 'Fjord setelah hujan'],
      ['lofoten-dawn', 'Rumah di tepi air'],
      ['milford-winter', 'Fjord pada hari yang cerah'],
    ],
  },
  32: { image: null, thumbnail: null, gallery: [] },
  35: {
    image: 'goldengate-coral',
    thumbnail: 'goldengate-coral',
    gallery: [
      ['goldengate-coral', 'Jembatan Golden Gate saat senja'],
      ['matterhorn-coral', 'Granit dan danau pegunungan'],
      ['goldengate-dawn', 'Kabut pagi di teluk'],
      ['petra-rose', 'Tebing merah di gurun'],
      ['goldengate-gold', 'San Francisco dari utara'],
    ],
  },
  36: {
    image: 'newyork-dawn',
    thumbnail: 'newyork-dawn',
    gallery: [
      ['newyork-dawn', 'Manhattan dan Jembatan Brooklyn'],
      ['niagara-day', 'Air Terjun Niagara'],
      ['newyork-coral', 'New York saat matahari terbenam'],
      ['niagara-dawn', 'Kapal di kaki Horseshoe Falls'],
    ],
  },
};

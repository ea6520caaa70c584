import type { PictureName } from './scenes.ts';

/** Pictures with captions; the first one is also the tour's picture on cards. */
type TourPictures = readonly (readonly [picture: PictureName, caption: string])[];

/** The pictures by tour id. Each shows a different place of the tour, so some tours have one only. */
export const tourPictures: Readonly<Record<number, TourPictures>> = {
  1: [
    ['torii-fuji-coral', 'Torii di tepi danau dengan Gunung Fuji'],
    ['osaka-day', 'Istana Osaka di tepi parit'],
    ['pagoda-winter', 'Pagoda Chureito pada pagi yang cerah'],
  ],
  2: [
    ['osaka-gold', 'Sakura di Istana Osaka'],
    ['shirakawago-jade', 'Rumah gassho-zukuri di Shirakawago'],
    ['pagoda-coral', 'Sakura di Pagoda Chureito'],
    ['torii-fuji-dawn', 'Fajar di Danau Kawaguchi'],
  ],
  3: [
    ['otaru-winter', 'Kanal Otaru di musim salju'],
    ['hokkaido-winter', 'Pegunungan Tokachi di musim dingin'],
  ],
  4: [
    ['seoul-gold', 'Istana Gyeongbokgung saat sore'],
    ['nami-gold', 'Jalan metasequoia Pulau Nami'],
  ],
  5: [
    ['jeju-day', 'Seongsan Ilchulbong dan ladang kanola'],
    ['seoul-dawn', 'Musim semi di Seoul'],
  ],
  6: [
    ['greatwall-gold', 'Tembok Besar di celah Juyongguan'],
    ['shanghai-gold', 'Pudong dari The Bund, Shanghai'],
  ],
  7: [['harbin-winter', 'Istana es di Harbin']],
  8: [
    ['zhangjiajie-dawn', 'Tiang batu Yuanjiajie di atas kabut'],
    ['fenghuang-jade', 'Rumah panggung Fenghuang, Sungai Tuojiang'],
  ],
  9: [['taipei-day', 'Taipei 101 dari Bukit Gajah']],
  10: [
    ['hongkong-gold', 'Jung layar merah, Victoria Harbour'],
    ['macau-gold', 'Reruntuhan Gereja St. Paul, Makau'],
  ],
  11: [
    ['eiffel-coral', 'Menara Eiffel dari seberang Sungai Seine'],
    ['tulips-day', 'Kincir angin dan ladang bunga Belanda'],
    ['swisstrain-day', 'Kereta merah di pegunungan Swiss'],
    ['venice-jade', 'Gondola di depan Santa Maria della Salute'],
  ],
  12: [
    ['matterhorn-dawn', 'Matterhorn sebelum matahari tinggi'],
    ['swisstrain-winter', 'Kereta merah di Viaduk Landwasser, Swiss'],
  ],
  13: [
    ['venice-gold', 'Gondola di depan Santa Maria della Salute'],
    ['colosseum-gold', 'Colosseum pada sore hari'],
    ['amalfi-day', 'Rumah warna-warni Positano, Pantai Amalfi'],
  ],
  14: [
    ['bigben-day', 'Big Ben dan Sungai Thames'],
    ['edinburgh-jade', 'Kastil Edinburgh dari Princes Street Gardens'],
  ],
  15: [
    ['barcelona-day', 'Sagrada Família di atas atap Barcelona'],
    ['lisbon-day', 'Trem kuning Lisboa menuju Sungai Tejo'],
  ],
  16: [
    ['tulips-day', 'Ladang tulip dan kincir di Lisse'],
    ['eiffel-dawn', 'Paris di akhir perjalanan'],
  ],
  17: [
    ['cappadocia-gold', 'Balon udara di atas Göreme'],
    ['istanbul-coral', 'Masjid di tepi Bosphorus'],
    ['pamukkale-day', 'Teras travertin putih Pamukkale'],
  ],
  18: [
    ['erciyes-winter', 'Gunung Erciyes di dataran Kayseri'],
    ['istanbul-rose', 'Istanbul pada pagi musim dingin'],
    ['cappadocia-dawn', 'Balon di udara dingin'],
  ],
  19: [
    ['dubai-gold', 'Burj Khalifa dari seberang air'],
    ['abudhabi-day', 'Masjid Agung Sheikh Zayed, Abu Dhabi'],
  ],
  20: [
    ['petra-gold', 'Al-Khazneh di ujung Siq'],
    ['pyramids-gold', 'Piramida Giza'],
  ],
  21: [
    ['chefchaouen-day', 'Tangga biru Chefchaouen, Pegunungan Rif'],
    ['sahara-desert', 'Karavan unta di gurun Sahara'],
  ],
  22: [['bangkok-gold', 'Wat Arun di Sungai Chao Phraya']],
  23: [['halong-jade', 'Kapal layar di Teluk Ha Long']],
  24: [
    ['singapore-dawn', 'Marina Bay pada pagi hari'],
    ['kualalumpur-day', 'Menara Petronas dari taman KLCC'],
  ],
  25: [['hoian-gold', 'Lampion Hoi An di Sungai Thu Bon']],
  26: [
    ['aurora-night', 'Aurora di atas kabin Lapland'],
    ['lofoten-winter', 'Hari cerah di Lingkar Arktik'],
    ['copenhagen-day', 'Rumah warna-warni Nyhavn, Kopenhagen'],
  ],
  27: [
    ['prague-gold', 'Kastil Praha dan Jembatan Charles'],
    ['budapest-gold', 'Parlemen Hungaria di tepi Donau'],
  ],
  28: [
    ['dubrovnik-day', 'Kota tua Dubrovnik dan Lovrijenac'],
    ['bled-jade', 'Gereja pulau di Danau Bled'],
  ],
  29: [
    ['georgia-day', 'Gereja Gergeti di kaki Gunung Kazbek'],
    ['baku-gold', 'Menara Api dan Teluk Baku'],
  ],
  30: [['sydney-day', 'Gedung Opera dan Jembatan Pelabuhan']],
  31: [['milford-jade', 'Fjord Milford Sound setelah hujan']],
  33: [['taj-gold', 'Taj Mahal menjelang senja']],
  34: [['registan-coral', 'Tiga madrasah di Registan']],
  35: [
    ['goldengate-coral', 'Jembatan Golden Gate saat senja'],
    ['yosemite-jade', 'El Capitan dan Half Dome, Yosemite'],
  ],
  36: [
    ['newyork-coral', 'New York saat matahari terbenam'],
    ['niagara-day', 'Air Terjun Niagara'],
  ],
};

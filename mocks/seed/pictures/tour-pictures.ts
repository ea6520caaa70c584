import type { Localized } from '../localized.ts';
import type { PictureName } from './scenes.ts';

/** Pictures with captions; the first one is also the tour's picture on cards. */
type TourPictures = readonly (readonly [picture: PictureName, caption: Localized])[];

/** The pictures by tour id. Each shows a different place of the tour, so some tours have one only. */
export const tourPictures: Readonly<Record<number, TourPictures>> = {
  1: [
    ['torii-fuji-coral', { id: 'Torii di tepi danau dengan Gunung Fuji', en: 'A torii by the lake with Mount Fuji' }],
    ['osaka-day', { id: 'Kastil Osaka di tepi parit', en: 'Osaka Castle beside its moat' }],
    ['pagoda-winter', { id: 'Pagoda Chureito pada pagi yang cerah', en: 'Chureito Pagoda on a clear morning' }],
  ],
  2: [
    ['osaka-gold', { id: 'Sakura di Kastil Osaka', en: 'Cherry blossom at Osaka Castle' }],
    ['shirakawago-jade', { id: 'Rumah gassho-zukuri di Shirakawago', en: 'Gassho-zukuri houses in Shirakawago' }],
    ['pagoda-coral', { id: 'Sakura di Pagoda Chureito', en: 'Cherry blossom at Chureito Pagoda' }],
    ['torii-fuji-dawn', { id: 'Fajar di Danau Kawaguchi', en: 'Dawn on Lake Kawaguchi' }],
  ],
  3: [
    ['otaru-winter', { id: 'Kanal Otaru di musim salju', en: 'The Otaru canal in winter' }],
    ['hokkaido-winter', { id: 'Pegunungan Tokachi di musim dingin', en: 'The Tokachi mountains in winter' }],
  ],
  4: [
    ['seoul-gold', { id: 'Istana Gyeongbokgung saat sore', en: 'Gyeongbokgung Palace in the late afternoon' }],
    ['nami-gold', { id: 'Jalan metasequoia Pulau Nami', en: 'The metasequoia avenue on Nami Island' }],
  ],
  5: [
    ['jeju-day', { id: 'Seongsan Ilchulbong dan ladang kanola', en: 'Seongsan Ilchulbong and canola fields' }],
    ['seoul-dawn', { id: 'Musim semi di Seoul', en: 'Spring in Seoul' }],
  ],
  6: [
    ['greatwall-gold', { id: 'Tembok Besar di celah Juyongguan', en: 'The Great Wall at Juyongguan Pass' }],
    ['shanghai-gold', { id: 'Pudong dari The Bund, Shanghai', en: 'Pudong from the Bund, Shanghai' }],
  ],
  7: [['harbin-winter', { id: 'Istana es di Harbin', en: 'An ice palace in Harbin' }]],
  8: [
    [
      'zhangjiajie-dawn',
      { id: 'Tiang batu Yuanjiajie di atas kabut', en: 'The stone pillars of Yuanjiajie above the mist' },
    ],
    ['fenghuang-jade', { id: 'Rumah panggung Fenghuang, Sungai Tuo', en: 'Stilt houses in Fenghuang, Tuo River' }],
  ],
  9: [['taipei-day', { id: 'Taipei 101 dari Bukit Gajah', en: 'Taipei 101 from Elephant Mountain' }]],
  10: [
    ['hongkong-gold', { id: 'Jung layar merah, Victoria Harbour', en: 'Junks with red sails, Victoria Harbour' }],
    ['macau-gold', { id: 'Reruntuhan Gereja St. Paul, Makau', en: 'The Ruins of St Paul’s, Macau' }],
  ],
  11: [
    ['eiffel-coral', { id: 'Menara Eiffel dari seberang Sungai Seine', en: 'The Eiffel Tower from across the Seine' }],
    [
      'tulips-day',
      { id: 'Kincir angin dan ladang bunga Belanda', en: 'Windmills and flower fields in the Netherlands' },
    ],
    ['swisstrain-day', { id: 'Kereta merah di pegunungan Swiss', en: 'A red train in the Swiss mountains' }],
    [
      'venice-jade',
      { id: 'Gondola di depan Santa Maria della Salute', en: 'Gondolas in front of Santa Maria della Salute' },
    ],
  ],
  12: [
    ['matterhorn-dawn', { id: 'Matterhorn sebelum matahari tinggi', en: 'The Matterhorn before the sun is high' }],
    [
      'swisstrain-winter',
      { id: 'Kereta merah di jembatan batu, Swiss', en: 'A red train on a stone viaduct, Switzerland' },
    ],
  ],
  13: [
    [
      'venice-gold',
      { id: 'Gondola di depan Santa Maria della Salute', en: 'Gondolas in front of Santa Maria della Salute' },
    ],
    ['colosseum-gold', { id: 'Colosseum pada sore hari', en: 'The Colosseum in the late afternoon' }],
    [
      'amalfi-day',
      { id: 'Rumah warna-warni Positano, Pantai Amalfi', en: 'The coloured houses of Positano, Amalfi Coast' },
    ],
  ],
  14: [
    ['bigben-day', { id: 'Big Ben dan Sungai Thames', en: 'Big Ben and the River Thames' }],
    [
      'edinburgh-jade',
      { id: 'Kastil Edinburgh dari Princes Street Gardens', en: 'Edinburgh Castle from Princes Street Gardens' },
    ],
  ],
  15: [
    [
      'barcelona-day',
      { id: 'Sagrada Família di atas atap Barcelona', en: 'Sagrada Família above the roofs of Barcelona' },
    ],
    ['lisbon-day', { id: 'Trem kuning Lisboa menuju Sungai Tejo', en: 'A yellow Lisbon tram on its way to the Tagus' }],
  ],
  16: [
    ['tulips-day', { id: 'Ladang tulip dan kincir di Lisse', en: 'Tulip fields and windmills in Lisse' }],
    ['eiffel-dawn', { id: 'Paris di akhir perjalanan', en: 'Paris at the end of the journey' }],
  ],
  17: [
    ['cappadocia-gold', { id: 'Balon udara di atas Göreme', en: 'Hot-air balloons above Göreme' }],
    ['istanbul-coral', { id: 'Masjid di tepi Bosphorus', en: 'A mosque on the Bosphorus' }],
    ['pamukkale-day', { id: 'Teras travertin putih Pamukkale', en: 'The white travertine terraces of Pamukkale' }],
  ],
  18: [
    ['erciyes-winter', { id: 'Gunung Erciyes di dataran Kayseri', en: 'Mount Erciyes on the plain of Kayseri' }],
    ['istanbul-rose', { id: 'Istanbul pada pagi musim dingin', en: 'Istanbul on a winter morning' }],
    ['cappadocia-dawn', { id: 'Balon di udara dingin', en: 'Balloons in the cold air' }],
  ],
  19: [
    ['dubai-gold', { id: 'Burj Khalifa dari seberang air', en: 'Burj Khalifa from across the water' }],
    ['abudhabi-day', { id: 'Masjid Agung Sheikh Zayed, Abu Dhabi', en: 'Sheikh Zayed Grand Mosque, Abu Dhabi' }],
  ],
  20: [
    ['petra-gold', { id: 'Al-Khazneh di ujung Siq', en: 'Al-Khazneh at the end of the Siq' }],
    ['pyramids-gold', { id: 'Piramida Giza', en: 'The pyramids of Giza' }],
  ],
  21: [
    [
      'chefchaouen-day',
      { id: 'Tangga biru Chefchaouen, Pegunungan Rif', en: 'The blue steps of Chefchaouen, Rif Mountains' },
    ],
    ['sahara-desert', { id: 'Karavan unta di gurun Sahara', en: 'A camel caravan in the Sahara' }],
  ],
  22: [['bangkok-gold', { id: 'Wat Arun di Sungai Chao Phraya', en: 'Wat Arun on the Chao Phraya River' }]],
  23: [['halong-jade', { id: 'Kapal layar di Teluk Ha Long', en: 'Sailing boats on Ha Long Bay' }]],
  24: [
    ['singapore-dawn', { id: 'Marina Bay pada pagi hari', en: 'Marina Bay in the morning' }],
    ['kualalumpur-day', { id: 'Menara Petronas dari taman KLCC', en: 'The Petronas Towers from KLCC Park' }],
  ],
  25: [['hoian-gold', { id: 'Lampion Hoi An di Sungai Thu Bon', en: 'Hoi An’s lanterns on the Thu Bon River' }]],
  26: [
    ['aurora-night', { id: 'Aurora di atas kabin Lapland', en: 'Aurora above a cabin in Lapland' }],
    ['lofoten-winter', { id: 'Hari cerah di utara Lingkar Arktik', en: 'A clear day north of the Arctic Circle' }],
    ['copenhagen-day', { id: 'Rumah warna-warni Nyhavn, Kopenhagen', en: 'The coloured houses of Nyhavn, Copenhagen' }],
  ],
  27: [
    ['prague-gold', { id: 'Kastil Praha dan Jembatan Charles', en: 'Prague Castle and Charles Bridge' }],
    ['budapest-gold', { id: 'Parlemen Hungaria di tepi Donau', en: 'The Hungarian Parliament on the Danube' }],
  ],
  28: [
    ['dubrovnik-day', { id: 'Kota tua Dubrovnik dan Lovrijenac', en: 'Dubrovnik’s old town and Lovrijenac' }],
    ['bled-jade', { id: 'Gereja pulau di Danau Bled', en: 'The island church on Lake Bled' }],
  ],
  29: [
    ['georgia-day', { id: 'Gereja Gergeti di kaki Gunung Kazbek', en: 'Gergeti Church at the foot of Mount Kazbek' }],
    ['baku-gold', { id: 'Menara Api dan Teluk Baku', en: 'The Flame Towers and the Bay of Baku' }],
  ],
  30: [
    ['sydney-day', { id: 'Gedung Opera dan Jembatan Pelabuhan', en: 'The Opera House and the Harbour Bridge' }],
    [
      'apostles-coral',
      { id: 'Dua Belas Rasul di Great Ocean Road', en: 'The Twelve Apostles on the Great Ocean Road' },
    ],
  ],
  31: [['milford-jade', { id: 'Fjord Milford Sound setelah hujan', en: 'The fjord of Milford Sound after rain' }]],
  32: [
    ['pinnacles-gold', { id: 'Tiang kapur Pinnacles dan bunga liar', en: 'The limestone Pinnacles and wildflowers' }],
  ],
  33: [
    ['taj-gold', { id: 'Taj Mahal menjelang senja', en: 'The Taj Mahal towards dusk' }],
    ['dallake-dawn', { id: 'Shikara di Danau Dal, Kashmir', en: 'A shikara on Dal Lake, Kashmir' }],
  ],
  34: [['registan-coral', { id: 'Tiga madrasah di Registan', en: 'The three madrasas of the Registan' }]],
  35: [
    ['goldengate-coral', { id: 'Jembatan Golden Gate saat senja', en: 'Golden Gate Bridge at dusk' }],
    ['yosemite-jade', { id: 'El Capitan dan Half Dome, Yosemite', en: 'El Capitan and Half Dome, Yosemite' }],
  ],
  36: [
    ['newyork-coral', { id: 'New York saat matahari terbenam', en: 'New York at sunset' }],
    ['niagara-day', { id: 'Air Terjun Niagara', en: 'Niagara Falls' }],
  ],
};

import type { TourPictures } from '../tour-row.ts';

export const asiaPictures: Readonly<Record<number, TourPictures>> = {
  1: {
    image: 'torii-fuji-coral',
    thumbnail: 'torii-fuji-dawn',
    gallery: [
      ['torii-fuji-coral', 'Torii di tepi danau dengan Gunung Fuji'],
      ['pagoda-winter', 'Pagoda Chureito pada pagi yang cerah'],
      ['torii-fuji-winter', 'Gunung Fuji berselimut salju'],
      ['pagoda-coral', 'Senja di Arakurayama'],
    ],
  },
  2: {
    image: 'pagoda-coral',
    thumbnail: 'pagoda-coral',
    gallery: [
      ['pagoda-coral', 'Sakura di Pagoda Chureito'],
      ['torii-fuji-dawn', 'Fajar di Danau Kawaguchi'],
      ['pagoda-dawn', 'Puncak musim sakura'],
      ['torii-fuji-coral', 'Gunung Fuji menjelang malam'],
      ['pagoda-winter', 'Sisa salju di awal musim'],
    ],
  },
  3: {
    image: 'torii-fuji-winter',
    thumbnail: 'torii-fuji-winter',
    gallery: [
      ['torii-fuji-winter', 'Musim dingin di tepi danau'],
      ['pagoda-winter', 'Pagoda di antara salju'],
      ['matterhorn-winter', 'Gunung dan danau yang membeku'],
      ['torii-fuji-dawn', 'Pagi bersuhu di bawah nol'],
    ],
  },
  4: {
    image: 'seoul-gold',
    thumbnail: 'seoul-gold',
    gallery: [
      ['seoul-gold', 'Istana Gyeongbokgung saat sore'],
      ['pagoda-dawn', 'Sakura di halaman kuil'],
      ['seoul-winter', 'Gerbang istana pada musim dingin'],
      ['pagoda-coral', 'Bunga di musim semi'],
      ['seoul-dawn', 'Menara Namsan di kejauhan'],
    ],
  },
  5: {
    image: 'seoul-dawn',
    thumbnail: 'seoul-dawn',
    gallery: [
      ['seoul-dawn', 'Musim semi di Seoul'],
      ['milford-jade', 'Tebing dan laut pulau selatan'],
      ['seoul-gold', 'Istana menjelang senja'],
      ['pagoda-coral', 'Bunga di musim semi'],
    ],
  },
  6: {
    image: 'greatwall-gold',
    thumbnail: 'greatwall-coral',
    gallery: [
      ['greatwall-gold', 'Tembok Besar di celah Juyongguan'],
      ['halong-dawn', 'Perahu di kabut pagi'],
      ['greatwall-jade', 'Punggung bukit pada musim semi'],
      ['zhangjiajie-dawn', 'Pemandangan tinta China'],
      ['greatwall-coral', 'Senja di menara jaga'],
    ],
  },
  7: {
    image: 'lofoten-winter',
    thumbnail: 'matterhorn-winter',
    gallery: [
      ['lofoten-winter', 'Rumah kayu di tepi es'],
      ['matterhorn-winter', 'Kabin di kaki gunung bersalju'],
      ['torii-fuji-winter', 'Langit biru musim dingin'],
      ['greatwall-jade', 'Bukit di utara China'],
    ],
  },
  8: {
    image: 'zhangjiajie-dawn',
    thumbnail: 'zhangjiajie-dawn',
    gallery: [
      ['zhangjiajie-dawn', 'Tiang batu Yuanjiajie di atas kabut'],
      ['halong-jade', 'Sungai di antara tebing'],
      ['greatwall-jade', 'Bukit hijau di Hunan'],
      ['halong-dawn', 'Perahu pagi di Sungai Tuo'],
    ],
  },
  9: {
    image: 'milford-jade',
    thumbnail: 'milford-jade',
    gallery: [
      ['milford-jade', 'Berperahu di danau pegunungan'],
      ['zhangjiajie-dawn', 'Lautan awan Alishan'],
      ['pagoda-dawn', 'Pagoda di musim semi'],
      ['halong-dawn', 'Fajar di perairan timur'],
    ],
  },
  10: {
    image: 'halong-dawn',
    thumbnail: 'halong-dawn',
    gallery: [
      ['halong-dawn', 'Perahu layar di Laut China Selatan'],
      ['singapore-night', 'Lampu kota di tepi air'],
      ['halong-coral', 'Layar merah saat senja'],
      ['greatwall-coral', 'Bukit di daratan China'],
    ],
  },
  22: {
    image: 'bangkok-gold',
    thumbnail: 'bangkok-gold',
    gallery: [
      ['bangkok-gold', 'Wat Arun di Sungai Chao Phraya'],
      ['halong-coral', 'Menuju pulau dengan perahu'],
      ['bangkok-coral', 'Wat Arun saat matahari terbenam'],
      ['bali-gold', 'Air tenang di pagi hari'],
    ],
  },
  23: {
    image: 'halong-jade',
    thumbnail: 'halong-jade',
    gallery: [
      ['halong-jade', 'Kapal layar di Teluk Ha Long'],
      ['zhangjiajie-dawn', 'Kabut di pegunungan utara'],
      ['halong-coral', 'Ha Long menjelang malam'],
      ['milford-dawn', 'Lembah dan air yang tenang'],
      ['halong-dawn', 'Ha Long saat fajar'],
    ],
  },
  24: {
    image: 'singapore-dawn',
    thumbnail: 'singapore-coral',
    gallery: [
      ['singapore-dawn', 'Marina Bay pada pagi hari'],
      ['bangkok-coral', 'Senja di Asia Tenggara'],
      ['singapore-night', 'Gardens by the Bay menyala'],
      ['halong-dawn', 'Selat yang tenang pada pagi hari'],
      ['singapore-coral', 'Kota dari seberang teluk'],
    ],
  },
  25: {
    image: 'halong-coral',
    thumbnail: 'halong-coral',
    gallery: [
      ['halong-coral', 'Perahu layar di pantai Vietnam'],
      ['bangkok-gold', 'Candi dan sungai di waktu senja'],
      ['halong-jade', 'Laut hijau di antara batu kapur'],
      ['zhangjiajie-dawn', 'Kereta gantung di atas awan'],
    ],
  },
  33: {
    image: 'taj-rose',
    thumbnail: 'taj-rose',
    gallery: [
      ['taj-rose', 'Taj Mahal saat fajar'],
      ['matterhorn-dawn', 'Danau dan pegunungan Kashmir'],
      ['taj-gold', 'Taj Mahal menjelang senja'],
      ['lofoten-winter', 'Salju di kaki Pir Panjal'],
    ],
  },
  34: {
    image: 'registan-coral',
    thumbnail: 'registan-coral',
    gallery: [
      ['registan-coral', 'Tiga madrasah di Registan'],
      ['istanbul-rose', 'Kubah dan menara di Jalur Sutra'],
      ['registan-desert', 'Registan di bawah langit siang'],
      ['pyramids-desert', 'Iring-iringan unta'],
      ['registan-dawn', 'Ubin biru pada pagi hari'],
    ],
  },
};

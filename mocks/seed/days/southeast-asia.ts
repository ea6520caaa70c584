import type { TourDays } from '../tour-row.ts';

export const southeastAsiaDays: Readonly<Record<number, TourDays>> = {
  22: {
    details: [
      'Jakarta – Bangkok – Pattaya\nTerbang pagi ke Bangkok dan lanjut dua jam berkendara ke Pattaya. Singgah di kebun binatang terbuka Khao Kheow yang disukai anak-anak. Makan malam hasil laut halal di tepi pantai Jomtien.',
      'Pulau Koh Larn dan Taman Nong Nooch\nPerahu cepat menuju pasir putih Koh Larn untuk berenang dan naik perahu pisang. Siang di kebun raya Nong Nooch dengan lembah dinosaurusnya. Malam berjalan di pasar terapung Pattaya.',
      'Pattaya – Bangkok: Wat Arun dan Sungai Chao Phraya\nKembali ke Bangkok untuk naik perahu di Chao Phraya menuju Wat Arun, candi fajar bertabur porselen. Memberi makan ikan di depan Wat Rakhang, lalu berbelanja di ICONSIAM. Malam bebas di pasar Asiatique.',
      'Bangkok – Jakarta\nPagi berbelanja grosir di Platinum Fashion Mall dan Pratunam. Siang menuju bandara; tiba di Jakarta sebelum malam.',
    ],
    transport: { 2: 'ferry' },
    images: { 3: 'bangkok-coral' },
  },
  23: {
    details: [
      'Jakarta – Hanoi\nBerkumpul di Soekarno-Hatta pada siang hari dan terbang ke Hanoi. Setibanya, langsung beristirahat di hotel kawasan Tây Hồ.',
      'Hanoi: Mausoleum Ho Chi Minh, Kota Tua, wayang air\nMelihat Lapangan Ba Dinh, Pagoda Satu Tiang, dan Kuil Sastra dari abad ke-11. Sore naik becak di 36 jalan Kota Tua dan minum kopi telur. Malam menonton wayang air Thang Long.',
      'Ha Long: berlayar di antara karst\nJalan tol ke timur menuju Ha Long, lalu naik kapal di antara hampir 2.000 pulau batu kapur. Masuk ke Gua Sung Sot dan naik tangga ke puncak Pulau Ti Top. Makan siang hasil laut disajikan di kapal.',
      'Ha Long – Sapa\nPerjalanan panjang lewat jalan tol Noi Bai–Lao Cai, dengan dua perhentian untuk kopi dan makan siang. Sore tiba di Sapa yang sejuk, pada 1.500 meter. Berjalan di alun-alun dan pasar malam suku Hmong.',
      'Sapa: puncak Fansipan dan desa Cat Cat\nKereta gantung tiga kabel naik ke Fansipan, 3.143 meter, atap Indochina. Siang turun ke desa Cat Cat dengan kincir air dan tenun indigo. Sore bebas di kedai dengan pemandangan sawah Muong Hoa.',
      'Sapa – Hanoi – Jakarta\nBus pagi ke Bandara Noi Bai dengan satu perhentian. Terbang pulang dan tiba di Jakarta pada malam hari.',
    ],
    transport: { 3: 'cruise', 5: 'cable' },
    images: { 3: 'halong-coral' },
  },
  24: {
    details: [
      'Jakarta – Singapura: Merlion dan Gardens by the Bay\nTerbang pagi ke Changi dan melihat air terjun dalam ruang di Jewel. Berfoto di Merlion Park, lalu menonton pertunjukan cahaya Supertree di Gardens by the Bay. Makan malam di Kampong Glam, dekat Masjid Sultan.',
      'Pulau Sentosa: Universal Studios\nSehari di Universal Studios dengan Minion Land, Jurassic Park, dan Transformers. Yang tidak ingin naik wahana dapat memilih Singapore Oceanarium dan pantai Siloso. Malam berjalan di Clarke Quay.',
      'Singapura – Melaka – Kuala Lumpur\nMelewati perbatasan Tuas menuju Melaka: gedung merah Stadthuys, Jonker Street, dan becak berhias. Makan siang asam pedas ikan. Sore tiba di Kuala Lumpur dan berfoto dengan Menara Kembar Petronas.',
      'Kuala Lumpur – Jakarta\nNaik 272 anak tangga berwarna di Batu Caves dan singgah di Dataran Merdeka. Berbelanja cokelat dan suvenir di Central Market, lalu terbang pulang dari KLIA.',
    ],
    images: { 1: 'singapore-night', 3: 'kualalumpur-gold' },
  },
  25: {
    details: [
      'Jakarta – Ho Chi Minh\nTerbang siang dari Soekarno-Hatta ke Bandara Tan Son Nhat. Malam bebas di sekitar Jalan Nguyen Hue.',
      'Ho Chi Minh: Kantor Pos, Istana Reunifikasi, Ben Thanh\nGereja Notre-Dame dan Kantor Pos Pusat peninggalan Prancis berdiri berhadapan. Lanjut ke Istana Reunifikasi dengan ruang bawah tanahnya. Sore berbelanja di Pasar Ben Thanh dan makan malam pho halal dekat Masjid Saigon.',
      'Delta Mekong: My Tho dan Ben Tre\nPerahu menyusuri Sungai Mekong ke pulau-pulau kebun kelapa di Ben Tre. Anda mendayung sampan di kanal nipah, mencicipi permen kelapa, dan mendengar musik don ca tai tu. Kembali ke kota sebelum malam.',
      'Da Nang – Pegunungan Marmer – Hoi An\nTerbang satu jam dua puluh menit ke Da Nang. Menjelajahi gua dan pagoda di Pegunungan Marmer, kemudian ke kota tua Hoi An. Saat malam, ratusan lampion menyala dan perahu kertas dilepas di Sungai Thu Bon.',
      'Ba Na Hills dan Jembatan Emas\nKereta gantung sepanjang lima kilometer naik ke Ba Na Hills. Jembatan Emas ditopang sepasang tangan batu di atas awan, disusul desa bergaya Prancis dan taman bunga. Malam melihat Jembatan Naga Da Nang.',
      'Da Nang – Jakarta\nBerjalan pagi di pantai My Khe, lalu terbang pulang lewat Ho Chi Minh. Rombongan tiba di Soekarno-Hatta pada sore hari.',
    ],
    transport: { 3: 'cruise', 4: 'flight', 5: 'cable' },
    images: { 4: 'hoian-day' },
  },
};

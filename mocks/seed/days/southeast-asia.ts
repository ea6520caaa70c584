import type { TourDays } from '../tour/row.ts';

export const southeastAsiaDays: Readonly<Record<number, TourDays>> = {
  22: {
    details: {
      id: [
        'Jakarta – Bangkok – Pattaya\nTerbang pagi ke Bangkok dan lanjut dua jam berkendara ke Pattaya. Singgah di kebun binatang terbuka Khao Kheow yang disukai anak-anak. Makan malam hasil laut halal di tepi pantai Jomtien.',
        'Koh Larn dan Taman Nong Nooch\nPerahu cepat menuju pasir putih Pulau Larn untuk berenang dan naik perahu pisang. Siang di kebun raya Nong Nooch dengan lembah dinosaurusnya. Malam berjalan di pasar terapung Pattaya.',
        'Pattaya – Bangkok: Wat Arun dan Sungai Chao Phraya\nKembali ke Bangkok untuk naik perahu di Chao Phraya menuju Wat Arun, Kuil Fajar yang bertabur porselen. Memberi makan ikan di depan Wat Rakhang, lalu berbelanja di ICONSIAM. Malam bebas di pasar Asiatique.',
        'Bangkok – Jakarta\nPagi berbelanja grosir di Platinum Fashion Mall dan Pratunam. Siang menuju bandara; tiba di Jakarta sebelum malam.',
      ],
      en: [
        'Jakarta – Bangkok – Pattaya\nTake a morning flight to Bangkok and drive on for two hours to Pattaya. Stop at Khao Kheow, an open zoo that children like. Dinner is halal seafood by the beach at Jomtien.',
        'Koh Larn and Nong Nooch Garden\nA speedboat takes you to the white sand of the island for swimming and banana boat rides. Midday is spent in the Nong Nooch botanical garden with its dinosaur valley. In the evening, walk through the Pattaya floating market.',
        'Pattaya – Bangkok: Wat Arun and the Chao Phraya River\nReturn to Bangkok for a boat trip on the Chao Phraya to Wat Arun, the Temple of Dawn, covered with porcelain. Feed the fish in front of Wat Rakhang, then shop at ICONSIAM. The evening is free at Asiatique market.',
        'Bangkok – Jakarta\nIn the morning, shop at wholesale prices in Platinum Fashion Mall and Pratunam. At midday you leave for the airport; you arrive in Jakarta before nightfall.',
      ],
    },
    transport: { 2: 'ferry' },
    images: { 3: 'bangkok-coral' },
  },
  23: {
    details: {
      id: [
        'Jakarta – Hanoi\nBerkumpul di Soekarno-Hatta pada siang hari dan terbang ke Hanoi. Setibanya, langsung beristirahat di hotel kawasan Tây Hồ.',
        'Hanoi: Mausoleum Ho Chi Minh, Kota Tua, wayang air\nMelihat Lapangan Ba Dinh, Pagoda Satu Tiang, dan Kuil Sastra dari abad ke-11. Sore naik becak di 36 jalan Kota Tua dan minum kopi telur. Malam menonton wayang air Thang Long.',
        'Ha Long: berlayar di antara karst\nJalan tol ke timur menuju Ha Long, lalu naik kapal di antara hampir 2.000 pulau batu kapur. Masuk ke Gua Sung Sot dan naik tangga ke puncak Pulau Ti Top. Makan siang hasil laut disajikan di kapal.',
        'Ha Long – Sapa\nPerjalanan panjang lewat jalan tol Noi Bai–Lao Cai, dengan dua perhentian untuk kopi dan makan siang. Sore tiba di Sapa yang sejuk, pada 1.500 meter. Berjalan di alun-alun dan pasar malam suku Hmong.',
        'Sapa: puncak Fansipan dan desa Cat Cat\nKereta gantung tiga kabel naik ke Fansipan, 3.143 meter, atap Indochina. Siang turun ke desa Cat Cat dengan kincir air dan tenun indigo. Sore bebas di kedai dengan pemandangan sawah Muong Hoa.',
        'Sapa – Hanoi – Jakarta\nBus pagi ke Bandara Noi Bai dengan satu perhentian. Terbang pulang dan tiba di Jakarta pada malam hari.',
      ],
      en: [
        'Jakarta – Hanoi\nMeet at Soekarno-Hatta in the early afternoon and fly to Hanoi. On arrival, you go straight to the hotel in the Tây Hồ district to rest.',
        'Hanoi: Ho Chi Minh Mausoleum, Old Quarter, water puppets\nSee Ba Dinh Square, the One Pillar Pagoda and the Temple of Literature, which dates from the 11th century. In the late afternoon, ride a cyclo through the 36 streets of the Old Quarter and drink egg coffee. In the evening, watch the Thang Long water puppets.',
        'Ha Long: sailing among the karsts\nThe motorway leads east to Ha Long, where you board a boat and sail among nearly 2,000 limestone islands. Enter Sung Sot Cave and climb the steps to the top of Ti Top Island. A seafood lunch is served on board.',
        'Ha Long – Sapa\nA long drive on the Noi Bai–Lao Cai motorway, with two stops for coffee and lunch. In the late afternoon you arrive in cool Sapa, at 1,500 metres. Walk through the square and the Hmong night market.',
        'Sapa: the summit of Fansipan and Cat Cat village\nA three-rope cable car rises to Fansipan, at 3,143 metres the roof of Indochina. At midday you go down to the village of Cat Cat with its waterwheels and indigo weaving. The late afternoon is free, in a café with a view of the Muong Hoa rice fields.',
        'Sapa – Hanoi – Jakarta\nA morning bus takes you to Noi Bai Airport with one stop. You fly home and arrive in Jakarta in the evening.',
      ],
    },
    transport: { 3: 'cruise', 5: 'cable' },
    meals: { 2: 'BLD' },
    images: { 3: 'halong-coral' },
  },
  24: {
    details: {
      id: [
        'Jakarta – Singapura: Merlion dan Gardens by the Bay\nTerbang pagi ke Changi dan melihat air terjun dalam ruang di Jewel. Berfoto di Merlion Park, lalu menonton pertunjukan cahaya Supertree di Gardens by the Bay. Makan malam di Kampong Glam, dekat Masjid Sultan.',
        'Pulau Sentosa: Universal Studios\nSehari di Universal Studios dengan Minion Land, Jurassic Park, dan Transformers. Yang tidak ingin naik wahana dapat memilih Singapore Oceanarium dan pantai Siloso. Malam berjalan di Clarke Quay.',
        'Singapura – Melaka – Kuala Lumpur\nMelewati perbatasan Tuas menuju Melaka: gedung merah Stadthuys, Jonker Street, dan becak berhias. Makan siang asam pedas ikan. Sore tiba di Kuala Lumpur dan berfoto dengan Menara Kembar Petronas.',
        'Kuala Lumpur – Jakarta\nNaik 272 anak tangga berwarna di Batu Caves dan singgah di Dataran Merdeka. Berbelanja cokelat dan suvenir di Central Market, lalu terbang pulang dari KLIA.',
      ],
      en: [
        'Jakarta – Singapore: Merlion and Gardens by the Bay\nTake a morning flight to Changi and see the indoor waterfall at Jewel. Take photographs in Merlion Park, then watch the Supertree light show at Gardens by the Bay. Dinner is in Kampong Glam, near the Sultan Mosque.',
        'Sentosa Island: Universal Studios\nA day at Universal Studios with Minion Land, Jurassic Park and Transformers. Those who would rather not go on the rides can choose the Singapore Oceanarium and Siloso beach. In the evening, walk along Clarke Quay.',
        'Singapore – Melaka – Kuala Lumpur\nCross the border at Tuas and continue to Melaka: the red Stadthuys building, Jonker Street and decorated trishaws. Lunch is asam pedas, fish in a sour and spicy sauce. In the late afternoon you arrive in Kuala Lumpur and take photographs with the Petronas Twin Towers.',
        'Kuala Lumpur – Jakarta\nClimb the 272 coloured steps at Batu Caves and stop at Merdeka Square. Buy chocolate and souvenirs at Central Market, then fly home from KLIA.',
      ],
    },
    images: { 1: 'singapore-night', 3: 'kualalumpur-gold' },
  },
  25: {
    details: {
      id: [
        'Jakarta – Ho Chi Minh\nTerbang siang dari Soekarno-Hatta ke Bandara Tan Son Nhat. Malam bebas di sekitar Jalan Nguyen Hue.',
        'Ho Chi Minh: Kantor Pos, Istana Reunifikasi, Ben Thanh\nGereja Notre-Dame dan Kantor Pos Pusat peninggalan Prancis berdiri berhadapan. Lanjut ke Istana Reunifikasi dengan ruang bawah tanahnya. Sore berbelanja di Pasar Ben Thanh dan makan malam pho halal dekat Masjid Saigon.',
        'Delta Mekong: My Tho dan Ben Tre\nPerahu menyusuri Sungai Mekong ke pulau-pulau kebun kelapa di Ben Tre. Anda mendayung sampan di kanal nipah, mencicipi permen kelapa, dan mendengar musik don ca tai tu. Kembali ke kota sebelum malam.',
        'Da Nang – Pegunungan Marmer – Hoi An\nTerbang satu jam dua puluh menit ke Da Nang. Menjelajahi gua dan pagoda di Pegunungan Marmer, kemudian ke kota tua Hoi An. Saat malam, ratusan lampion menyala dan lentera kertas dihanyutkan di Sungai Thu Bon.',
        'Ba Na Hills dan Jembatan Emas\nKereta gantung sepanjang hampir enam kilometer naik ke Ba Na Hills. Jembatan Emas ditopang sepasang tangan batu di atas awan, disusul desa bergaya Prancis dan taman bunga. Malam melihat Jembatan Naga Da Nang.',
        'Da Nang – Jakarta\nBerjalan pagi di pantai My Khe, lalu terbang pulang lewat Ho Chi Minh. Rombongan tiba di Soekarno-Hatta pada sore hari.',
      ],
      en: [
        'Jakarta – Ho Chi Minh City\nTake a midday flight from Soekarno-Hatta to Tan Son Nhat Airport. The evening is free around Nguyen Hue Street.',
        'Ho Chi Minh City: Post Office, Reunification Palace, Ben Thanh\nNotre-Dame church and the Central Post Office, both left by the French, stand facing each other. Next comes the Reunification Palace with its underground rooms. In the late afternoon you shop at Ben Thanh Market and have a dinner of halal pho near the Saigon Mosque.',
        'Mekong Delta: My Tho and Ben Tre\nA boat follows the Mekong to the coconut-grove islands of Ben Tre. You paddle a sampan through canals lined with nipa palms, taste coconut candy and listen to don ca tai tu music. You return to the city before nightfall.',
        'Da Nang – Marble Mountains – Hoi An\nFly for one hour and twenty minutes to Da Nang. Explore the caves and pagodas of the Marble Mountains, then continue to the old town of Hoi An. After dark, hundreds of lanterns are lit and paper lights are set afloat on the Thu Bon River.',
        'Ba Na Hills and the Golden Bridge\nA cable car of almost six kilometres rises to Ba Na Hills. The Golden Bridge is held up by a pair of stone hands above the clouds, followed by a French-style village and flower gardens. In the evening, see the Dragon Bridge in Da Nang.',
        'Da Nang – Jakarta\nTake a morning walk on My Khe beach, then fly home via Ho Chi Minh City. The group arrives at Soekarno-Hatta in the afternoon.',
      ],
    },
    transport: { 3: 'cruise', 4: 'flight', 5: 'cable' },
    meals: { 2: 'BLD' },
    images: { 4: 'hoian-day' },
  },
};

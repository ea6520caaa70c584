import type { TourDays } from '../tour/row.ts';

export const chinaDays: Readonly<Record<number, TourDays>> = {
  6: {
    details: {
      id: [
        'Jakarta – Beijing\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan sekitar tujuh jam menuju Bandara Ibu Kota Beijing.',
        'Beijing: Tiananmen, Kota Terlarang, Wangfujing\nMelintasi Lapangan Tiananmen dan masuk ke Kota Terlarang lewat Gerbang Meridian. Dari Bukit Jingshan tampak seluruh atap kuning istana. Sore berjalan di Wangfujing, lalu makan malam halal di kawasan Niujie.',
        'Tembok Besar Juyongguan dan Istana Musim Panas\nPagi mendaki ruas Tembok Besar di celah Juyongguan sesuai kekuatan masing-masing. Siang berperahu di Danau Kunming dan berjalan di koridor berlukis Istana Musim Panas. Malam berfoto di Stadion Sarang Burung.',
        'Beijing – Shanghai dengan kereta cepat\nKereta Fuxing menempuh 1.318 kilometer dalam empat setengah jam dengan kecepatan sampai 350 km per jam. Setibanya di Shanghai, berjalan di Jalan Nanjing. Malam di tepi Bund menghadap lampu Pudong.',
        'Hangzhou: Danau Barat dan kebun teh Longjing\nDua jam berkendara ke Hangzhou untuk berperahu di Danau Barat, melewati tiga kolam pantulan bulan. Di desa Longjing, petani memperlihatkan cara menyangrai teh hijau. Makan malam ayam pengemis, hidangan khas kota ini.',
        'Kota air Wuzhen – Shanghai\nLorong air Wuzhen dijelajahi dengan perahu dayung di antara rumah kayu berumur ratusan tahun. Setelah melihat bengkel kain celup indigo, bus kembali ke Shanghai. Malam bebas.',
        'Shanghai: Yu Garden, Xintiandi, waktu bebas\nPagi di taman klasik Yu Garden dan kedai kecil di sekitarnya. Siang sampai malam bebas: naik Menara Shanghai, melihat rumah shikumen di Xintiandi, atau berbelanja di pasar Qipu.',
        'Shanghai – Jakarta\nKereta magnet Maglev mengantar ke Bandara Pudong dalam delapan menit. Penerbangan pulang ke Jakarta.',
      ],
      en: [
        'Jakarta – Beijing\nMeet at Terminal 3 of Soekarno-Hatta in the evening. The flight to Beijing Capital Airport takes about seven hours.',
        'Beijing: Tiananmen, Forbidden City, Wangfujing\nCross Tiananmen Square and enter the Forbidden City through the Meridian Gate. From Jingshan Hill you see all the yellow roofs of the palace. In the late afternoon you walk along Wangfujing, followed by a halal dinner in the Niujie quarter.',
        'Great Wall at Juyongguan and the Summer Palace\nIn the morning, climb the section of the Great Wall at Juyongguan Pass, each at your own pace. At midday you take a boat on Kunming Lake and walk the painted corridor of the Summer Palace. In the evening there are photographs at the Bird’s Nest stadium.',
        'Beijing – Shanghai by high-speed train\nThe Fuxing train covers 1,318 kilometres in four and a half hours, at up to 350 km per hour. On arrival in Shanghai you walk along Nanjing Road. The evening is spent on the Bund, facing the lights of Pudong.',
        'Hangzhou: West Lake and the Longjing tea gardens\nIt is a two-hour drive to Hangzhou for a boat trip on West Lake, past the Three Pools Mirroring the Moon. In the village of Longjing, farmers show how green tea is roasted. Dinner is beggar’s chicken, a speciality of the city.',
        'Wuzhen water town – Shanghai\nYou explore the waterways of Wuzhen by rowing boat, between wooden houses that are hundreds of years old. After a visit to a workshop for indigo-dyed cloth, the bus returns to Shanghai. The evening is free.',
        'Shanghai: Yu Garden, Xintiandi, free time\nThe morning is spent in the classical Yu Garden and the small shops around it. From midday until the evening you are free: go up Shanghai Tower, see the shikumen houses of Xintiandi or shop at Qipu market.',
        'Shanghai – Jakarta\nThe Maglev, a magnetic levitation train, takes you to Pudong Airport in eight minutes. Then you fly home to Jakarta.',
      ],
    },
    images: { 3: 'greatwall-jade' },
  },
  7: {
    details: {
      id: [
        'Jakarta – Harbin lewat Guangzhou\nBerkumpul di Soekarno-Hatta pada malam hari; tour leader memeriksa kelengkapan pakaian dingin. Terbang ke Guangzhou dan berganti pesawat ke Harbin.',
        'Harbin: Jalan Zhongyang dan Katedral Santa Sofia\nBerjalan di jalan batu Zhongyang di antara gedung bergaya Rusia, dengan es loli Modern di tangan. Kubah hijau Katedral Santa Sofia paling indah menjelang malam. Makan malam hotpot domba halal.',
        'Harbin – Yabuli: hari pertama di salju\nKereta cepat menuju Yabuli, resor ski terbesar di China. Instruktur mengajar dasar ski selama dua jam di lereng landai. Sore hari bermain seluncur ban dan minum cokelat panas.',
        'Yabuli – Xuexiang, Desa Salju\nBus mendaki hutan birch menuju Xuexiang, desa kayu yang atapnya memikul salju setebal satu meter. Naik kereta luncur kuda dan berjalan di dek kayu saat lentera merah menyala. Bermalam di penginapan dengan ranjang kang berpemanas.',
        'Fajar di Xuexiang – kembali ke Harbin\nPagi-pagi naik ke titik pandang Yangcao untuk melihat desa berselimut kabut. Siang melintasi galeri salju Sepuluh Li, lalu kembali ke Harbin. Makan malam pangsit dengan delapan macam isi.',
        'Pulau Matahari dan Dunia Es Harbin\nPatung salju raksasa di Pulau Matahari dilihat pada siang hari, disusul Taman Harimau Siberia. Saat gelap, masuk ke Dunia Es dan Salju: istana dari balok es Sungai Songhua yang menyala dari dalam, lengkap dengan seluncuran panjang.',
        'Harbin: pasar pagi dan waktu bebas\nTour leader mengajak ke Pasar Pagi Hongzhuan untuk melihat buah beku dan roti Dalieba. Sisa hari bebas di kawasan Daoli atau berjalan di atas Sungai Songhua yang membeku.',
        'Harbin – Jakarta\nMenuju Bandara Taiping untuk penerbangan lewat Guangzhou. Tiba di Jakarta pada malam hari.',
      ],
      en: [
        'Jakarta – Harbin via Guangzhou\nMeet at Soekarno-Hatta in the evening; the tour leader checks that everyone has the right winter clothes. You fly to Guangzhou and change planes there for Harbin.',
        'Harbin: Zhongyang Street and St Sophia Cathedral\nWalk the cobbles of Zhongyang Street between Russian-style buildings, with a Modern ice lolly in hand. The green dome of St Sophia Cathedral is at its best towards evening. Dinner is a halal lamb hotpot.',
        'Harbin – Yabuli: first day in the snow\nA high-speed train takes you to Yabuli, the largest ski resort in China. An instructor teaches the basics of skiing for two hours on a gentle slope. In the late afternoon there is snow tubing and hot chocolate.',
        'Yabuli – Xuexiang, the Snow Village\nThe bus climbs through birch forest to Xuexiang, a village of wooden houses whose roofs carry a metre of snow. Ride in a horse-drawn sleigh and walk the wooden boardwalk as the red lanterns are lit. You spend the night in a guesthouse with heated kang beds.',
        'Dawn in Xuexiang – back to Harbin\nEarly in the morning you climb to the Yangcao viewpoint to see the village wrapped in mist. At midday you pass through the Ten-Li Snow Gallery, then return to Harbin. Dinner is dumplings with eight different fillings.',
        'Sun Island and Harbin Ice and Snow World\nThe giant snow sculptures of Sun Island are seen by daylight, followed by the Siberian Tiger Park. After dark you enter Ice and Snow World: palaces built from blocks of Songhua River ice and lit from within, complete with long slides.',
        'Harbin: morning market and free time\nThe tour leader takes you to the Hongzhuan Morning Market to see frozen fruit and Dalieba bread. The rest of the day is free, in the Daoli quarter or for a walk on the frozen Songhua River.',
        'Harbin – Jakarta\nTravel to Taiping Airport for the flight via Guangzhou. You arrive in Jakarta in the evening.',
      ],
    },
    transport: { 3: 'train', 4: 'bus' },
    images: { 6: 'harbin-gold' },
  },
  8: {
    details: {
      id: [
        'Jakarta – Changsha\nBerkumpul di Soekarno-Hatta pada malam hari dan terbang sekitar lima setengah jam ke Changsha, ibu kota Hunan. Koper berlabel hijau diserahkan di konter rombongan.',
        'Changsha – Zhangjiajie\nMelihat Pulau Jeruk di tengah Sungai Xiang, lalu berkendara empat jam melintasi sawah Hunan. Di Zhangjiajie, ada pijat kaki dan makan malam jamur gunung.',
        'Taman Hutan Zhangjiajie: Yuanjiajie dan Bailong\nLift Bailong naik 326 meter di dinding tebing dalam dua menit. Dari Yuanjiajie tampak tiang-tiang batu yang menjadi ilham pegunungan Hallelujah. Sore turun ke Sungai Cambuk Emas dan berjalan di bawah pepohonan.',
        'Gunung Tianmen: kereta gantung dan Gerbang Langit\nKereta gantung sepanjang 7,4 kilometer berangkat dari tengah kota menuju puncak. Anda menapaki jembatan kaca di tebing dan 999 anak tangga Gerbang Langit. Turun dengan bus melewati 99 tikungan.',
        'Kota Furong – Fenghuang\nFurong adalah kota tua Tujia yang berdiri di atas air terjun; jalurnya melewati balik tirai air. Setelah makan siang, berkendara ke Fenghuang dan melihat lampu rumah panggung memantul di Sungai Tuo.',
        'Fenghuang – Changsha dengan kereta cepat\nPagi berperahu di Sungai Tuo dan melihat Jembatan Pelangi yang beratap. Kereta cepat kembali ke Changsha untuk berbelanja di Jalan Huangxing. Makan malam perpisahan dengan sajian Hunan.',
        'Changsha – Jakarta\nSarapan pagi dan menuju Bandara Huanghua. Tiba di Jakarta pada siang hari.',
      ],
      en: [
        'Jakarta – Changsha\nMeet at Soekarno-Hatta in the evening and fly for about five and a half hours to Changsha, the capital of Hunan. Luggage with green labels is handed in at the group counter.',
        'Changsha – Zhangjiajie\nSee Orange Isle in the middle of the Xiang River, then drive for four hours through the rice fields of Hunan. In Zhangjiajie there is a foot massage and a dinner of mountain mushrooms.',
        'Zhangjiajie Forest Park: Yuanjiajie and Bailong\nThe Bailong Elevator rises 326 metres up the cliff face in two minutes. From Yuanjiajie you see the stone pillars that inspired the Hallelujah Mountains. In the afternoon you go down to Golden Whip Stream and walk under the trees.',
        'Tianmen Mountain: cable car and Heaven’s Gate\nThe 7.4-kilometre cable car sets off from the middle of the city and travels to the summit. You walk the glass bridge on the cliff and the 999 steps of Heaven’s Gate. The way down is by bus, around 99 bends.',
        'Furong Town – Fenghuang\nFurong is an old Tujia town above a waterfall; its path passes behind the curtain of water. After lunch, drive to Fenghuang and see the lights of its stilt houses reflected in the Tuo River.',
        'Fenghuang – Changsha by high-speed train\nIn the morning you take a boat on the Tuo River and see the covered Rainbow Bridge. A high-speed train returns to Changsha for shopping on Huangxing Road. The farewell dinner is Hunan food.',
        'Changsha – Jakarta\nBreakfast in the morning, then on to Huanghua Airport. You arrive in Jakarta in the early afternoon.',
      ],
    },
    transport: { 4: 'cable', 5: 'bus', 6: 'train' },
    images: { 3: 'zhangjiajie-dawn' },
  },
};

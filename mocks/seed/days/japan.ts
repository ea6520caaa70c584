import type { TourDays } from '../tour/row.ts';

export const japanDays: Readonly<Record<number, TourDays>> = {
  1: {
    details: {
      id: [
        'Jakarta – Osaka\nBerkumpul di Terminal 3 Bandara Soekarno-Hatta tiga jam sebelum keberangkatan. Tour leader membagikan label koper dan kartu makan, lalu rombongan terbang malam menuju Bandara Internasional Kansai.',
        'Osaka: Kastil Osaka, Shinsaibashi, Dotonbori\nSetibanya di Kansai, bus mengantar Anda ke taman Kastil Osaka untuk berfoto di tepi paritnya. Sore hari berjalan kaki menyusuri arkade Shinsaibashi sampai papan lampu Glico di Dotonbori. Makan malam okonomiyaki dengan menu tanpa babi.',
        'Kyoto: Fushimi Inari, Arashiyama, Kiyomizu-dera\nPagi hari melewati lorong seribu torii di Fushimi Inari sebelum ramai. Siangnya berjalan di hutan bambu Arashiyama dan Jembatan Togetsukyo. Hari ditutup di teras kayu Kiyomizu-dera dan tangga batu Sannenzaka.',
        'Kyoto – Mishima – Kawaguchiko dengan Shinkansen\nNaik Shinkansen dari Stasiun Kyoto ke Mishima, sekitar dua jam dengan kecepatan 285 km per jam. Perjalanan dilanjutkan dengan bus ke tepi Danau Kawaguchi. Malam ini Anda mengenakan yukata, makan malam kaiseki, dan mencoba pemandian onsen.',
        'Gunung Fuji: Stasiun 5 dan Oshino Hakkai\nBila cuaca mengizinkan, bus naik ke Stasiun 5 Gunung Fuji di ketinggian 2.305 meter; bila jalan ditutup, rombongan menuju Owakudani di Hakone. Lanjut ke delapan mata air Oshino Hakkai dan Gotemba Premium Outlets, lalu masuk ke Tokyo.',
        'Tokyo: Asakusa, Skytree, Shibuya\nMulai dari gerbang Kaminarimon dan jalan jajanan Nakamise di Asakusa, kemudian berfoto dengan latar Tokyo Skytree. Sore hari menyeberangi persimpangan Shibuya dan menyapa patung Hachiko. Malam bebas di Harajuku atau Shinjuku.',
        'Tokyo – Jakarta\nSetelah sarapan, ada waktu singkat membeli oleh-oleh di sekitar hotel. Bus mengantar ke Bandara Narita untuk penerbangan pulang. Rombongan tiba di Jakarta pada malam hari.',
      ],
      en: [
        'Jakarta – Osaka\nMeet at Terminal 3 of Soekarno-Hatta Airport three hours before departure. The tour leader hands out luggage labels and meal cards, and the group takes the night flight to Kansai International Airport.',
        'Osaka: Osaka Castle, Shinsaibashi, Dotonbori\nFrom Kansai, the bus takes you to the park of Osaka Castle for photographs beside its moat. In the late afternoon you walk through the Shinsaibashi arcade as far as the Glico sign in Dotonbori. Dinner is okonomiyaki, from a menu without pork.',
        'Kyoto: Fushimi Inari, Arashiyama, Kiyomizu-dera\nIn the morning you pass through the tunnel of a thousand torii at Fushimi Inari before it gets busy. Midday is for a walk in the bamboo grove of Arashiyama and over Togetsukyo Bridge. The day ends on the wooden terrace of Kiyomizu-dera and the stone steps of Sannenzaka.',
        'Kyoto – Mishima – Kawaguchiko by Shinkansen\nTake the Shinkansen from Kyoto Station to Mishima, about two hours at 285 km per hour. A bus continues to the shore of Lake Kawaguchi. This evening you put on a yukata, have a kaiseki dinner and try the onsen baths.',
        'Mount Fuji: 5th Station and Oshino Hakkai\nIf the weather allows, the bus climbs to the 5th Station of Mount Fuji, at 2,305 metres; if the road is closed, the group goes to Owakudani in Hakone. Next come the eight springs of Oshino Hakkai and Gotemba Premium Outlets, and then the drive into Tokyo.',
        'Tokyo: Asakusa, Skytree, Shibuya\nStart at the Kaminarimon gate and the snack stalls of Nakamise street in Asakusa, then take photographs with Tokyo Skytree in the background. In the late afternoon you cross the Shibuya intersection and greet the statue of Hachiko. The evening is free, in Harajuku or Shinjuku.',
        'Tokyo – Jakarta\nAfter breakfast there is a little time to buy gifts near the hotel. The bus takes you to Narita Airport for the flight home. The group arrives in Jakarta in the evening.',
      ],
    },
    images: { 2: 'osaka-gold', 5: 'torii-fuji-dawn' },
  },
  2: {
    details: {
      id: [
        'Jakarta – Osaka\nRombongan berkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Setelah pembagian dokumen dan perkenalan singkat, pesawat bertolak ke Bandara Kansai.',
        'Osaka: Taman Nishinomaru dan Dotonbori\nSekitar 300 pohon sakura di Taman Nishinomaru membingkai menara Kastil Osaka. Setelah makan siang, berjalan di tepi Sungai Okawa yang juga berpagar sakura. Malamnya menikmati lampu Dotonbori dan takoyaki hangat.',
        'Kyoto: Jalan Filsuf, Taman Maruyama, Gion\nPagi menyusuri kanal Jalan Filsuf di bawah kanopi sakura menuju kuil Ginkaku-ji. Siang di Taman Maruyama dengan pohon sakura menjuntainya yang terkenal. Sore hari berjalan di antara rumah kayu Gion, tempat Anda mungkin berpapasan dengan maiko.',
        'Kyoto – Nagoya – Takayama dengan kereta\nShinkansen membawa Anda ke Nagoya dalam 35 menit, lalu kereta ekspres Hida menyusuri lembah sungai ke pegunungan. Di Takayama, jelajahi rumah saudagar di Sanmachi Suji dan cicipi dango panggang. Bermalam di hotel dengan onsen.',
        'Shirakawago – Danau Suwa\nRumah gassho beratap jerami di Ogimachi, warisan dunia UNESCO, dilihat dari titik pandang Shiroyama lalu dari dekat. Salju sering masih tersisa di sawahnya pada akhir Maret. Sore bus melintasi Alpen Jepang ke tepi Danau Suwa.',
        'Pagoda Chureito – Kawaguchiko – Tokyo\nNaik 398 anak tangga di Taman Arakurayama untuk pemandangan pagoda merah, sakura, dan Gunung Fuji dalam satu bingkai. Berjalan santai di tepi utara Danau Kawaguchi, lalu menuju Tokyo. Makan malam bebas di Shinjuku.',
        'Tokyo: hari bebas di Ueno dan Chidorigafuchi\nTour leader menemani mereka yang ingin piknik hanami di Taman Ueno dan mendayung perahu di parit Chidorigafuchi. Yang lain bebas berbelanja di Ginza atau Ameyoko. Kartu kereta harian dibagikan pagi hari.',
        'Tokyo – Jakarta\nSarapan di hotel dan menuju Bandara Narita. Penerbangan siang membawa rombongan kembali ke Jakarta.',
      ],
      en: [
        'Jakarta – Osaka\nThe group meets at Terminal 3 of Soekarno-Hatta in the evening. Once the documents are handed out and everyone has been introduced, the plane leaves for Kansai Airport.',
        'Osaka: Nishinomaru Garden and Dotonbori\nAround 300 cherry trees in Nishinomaru Garden frame the tower of Osaka Castle. After lunch you walk along the Okawa River, which is lined with cherry trees too. In the evening, enjoy the lights of Dotonbori and warm takoyaki.',
        'Kyoto: Philosopher’s Path, Maruyama Park, Gion\nIn the morning you follow the canal of the Philosopher’s Path under a canopy of blossom to the temple of Ginkaku-ji. Midday is spent in Maruyama Park, known for its weeping cherry tree. In the late afternoon you walk among the wooden houses of Gion, where you may pass a maiko.',
        'Kyoto – Nagoya – Takayama by train\nThe Shinkansen takes you to Nagoya in 35 minutes, and the Hida express then follows a river valley into the mountains. In Takayama, explore the merchants’ houses of Sanmachi Suji and taste grilled dango. You spend the night in a hotel with an onsen.',
        'Shirakawago – Lake Suwa\nThe thatched gassho houses of Ogimachi, a UNESCO World Heritage site, are seen first from the Shiroyama viewpoint and then up close. In late March there is often still snow on the fields. In the afternoon the bus crosses the Japanese Alps to the shore of Lake Suwa.',
        'Chureito Pagoda – Kawaguchiko – Tokyo\nClimb the 398 steps in Arakurayama Park to see the red pagoda, the cherry blossom and Mount Fuji in one frame. Stroll along the northern shore of Lake Kawaguchi, then continue to Tokyo. You are free to choose your own dinner in Shinjuku.',
        'Tokyo: a free day in Ueno and Chidorigafuchi\nThe tour leader goes along with those who would like a hanami picnic in Ueno Park and a rowing boat on the Chidorigafuchi moat. Others are free to shop in Ginza or Ameyoko. Day passes for the trains are handed out in the morning.',
        'Tokyo – Jakarta\nBreakfast at the hotel, then on to Narita Airport. A midday flight takes the group back to Jakarta.',
      ],
    },
    images: { 5: 'shirakawago-winter', 6: 'pagoda-dawn' },
  },
  3: {
    details: {
      id: [
        'Jakarta – Sapporo lewat Tokyo\nBerkumpul di Soekarno-Hatta pada malam hari dengan jaket di tas kabin. Penerbangan menuju Tokyo, lalu berganti pesawat ke Bandara New Chitose.',
        'New Chitose – Noboribetsu: Jigokudani\nBus menembus jalan bersalju ke Noboribetsu, kota pemandian air panas yang paling terkenal di Hokkaido. Berjalan di papan kayu Lembah Jigokudani yang beruap belerang. Malamnya berendam di onsen dengan salju di luar jendela.',
        'Danau Toya dan Gunung Usu\nKereta gantung membawa Anda ke puncak Gunung Usu untuk melihat kubah lava Showa Shinzan dan Danau Toya yang tidak pernah membeku. Singgah di taman beruang Showa Shinzan. Makan malam kepiting rebus Hokkaido.',
        'Otaru: kanal, kaca, dan kotak musik\nKereta lokal menyusuri pantai Laut Jepang dari Sapporo ke Otaru. Berjalan di tepi kanal dengan lampu gas, bengkel kaca Kitaichi, dan Museum Kotak Musik. Sore hari kembali ke Sapporo untuk makan malam sup kari.',
        'Asahikawa: parade penguin dan taman salju\nDi Kebun Binatang Asahiyama, penguin raja berjalan di atas salju di antara pengunjung. Setelah makan siang ramen Asahikawa, anak-anak dan orang tua bermain seluncur ban di taman salju. Makan malam genghis khan daging domba halal.',
        'Sapporo: Odori, Shiroi Koibito, Tanukikoji\nBerfoto di Taman Odori dan Menara Jam, lalu melihat pembuatan biskuit di Shiroi Koibito Park. Siang mencicipi hasil laut di Pasar Nijo. Malam bebas di arkade Tanukikoji; pada awal Februari Taman Odori penuh patung salju.',
        'Sapporo – Jakarta\nSetelah sarapan, bus mengantar ke New Chitose. Terbang lewat Tokyo dan tiba di Jakarta pada malam hari.',
      ],
      en: [
        'Jakarta – Sapporo via Tokyo\nMeet at Soekarno-Hatta in the evening, with your jacket in your cabin bag. You fly to Tokyo and change planes there for New Chitose Airport.',
        'New Chitose – Noboribetsu: Jigokudani\nThe bus follows snowy roads to Noboribetsu, the best-known hot-spring town in Hokkaido. You walk the boardwalks of Jigokudani valley among its sulphur steam. In the evening, soak in an onsen with snow outside the window.',
        'Lake Toya and Mount Usu\nA cable car takes you up Mount Usu to see the lava dome of Showa Shinzan and Lake Toya, which never freezes. Stop at the Showa Shinzan bear park. Dinner is boiled Hokkaido crab.',
        'Otaru: canal, glass and music boxes\nA local train follows the coast of the Sea of Japan from Sapporo to Otaru. Walk along the canal with its gas lamps, to the Kitaichi glass workshop and the Music Box Museum. In the late afternoon you return to Sapporo for a dinner of soup curry.',
        'Asahikawa: penguin parade and snow park\nAt Asahiyama Zoo, king penguins walk over the snow among the visitors. After a lunch of Asahikawa ramen, children and parents ride snow tubes in a snow park. Dinner is genghis khan with halal lamb.',
        'Sapporo: Odori, Shiroi Koibito, Tanukikoji\nTake photographs in Odori Park and at the Clock Tower, then see how biscuits are made at Shiroi Koibito Park. At midday you taste seafood at Nijo Market. The evening is free in the Tanukikoji arcade; in early February, Odori Park is full of snow sculptures.',
        'Sapporo – Jakarta\nAfter breakfast the bus takes you to New Chitose. You fly via Tokyo and arrive in Jakarta in the evening.',
      ],
    },
    images: { 4: 'otaru-gold', 5: 'hokkaido-day' },
  },
};

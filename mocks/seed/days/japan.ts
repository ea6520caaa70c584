import type { TourDays } from '../tour-row.ts';

export const japanDays: Readonly<Record<number, TourDays>> = {
  1: {
    details: [
      'Jakarta – Osaka\nBerkumpul di Terminal 3 Bandara Soekarno-Hatta tiga jam sebelum keberangkatan. Tour leader membagikan label koper dan kartu makan, lalu rombongan terbang malam menuju Bandara Internasional Kansai.',
      'Osaka: Kastil Osaka, Shinsaibashi, Dotonbori\nSetibanya di Kansai, bus mengantar Anda ke taman Kastil Osaka untuk berfoto di tepi paritnya. Sore hari berjalan kaki menyusuri arkade Shinsaibashi sampai papan lampu Glico di Dotonbori. Makan malam okonomiyaki dengan menu tanpa babi.',
      'Kyoto: Fushimi Inari, Arashiyama, Kiyomizu-dera\nPagi hari melewati lorong seribu torii di Fushimi Inari sebelum ramai. Siangnya berjalan di hutan bambu Arashiyama dan Jembatan Togetsukyo. Hari ditutup di teras kayu Kiyomizu-dera dan tangga batu Sannenzaka.',
      'Kyoto – Mishima – Kawaguchiko dengan Shinkansen\nNaik Shinkansen dari Stasiun Kyoto ke Mishima, sekitar dua jam dengan kecepatan 285 km per jam. Perjalanan dilanjutkan dengan bus ke tepi Danau Kawaguchi. Malam ini Anda mengenakan yukata, makan malam kaiseki, dan mencoba pemandian onsen.',
      'Gunung Fuji: Stasiun 5 dan Oshino Hakkai\nBila cuaca mengizinkan, bus naik ke Stasiun 5 Gunung Fuji di ketinggian 2.305 meter; bila jalan ditutup, rombongan menuju Owakudani di Hakone. Lanjut ke delapan mata air Oshino Hakkai dan Gotemba Premium Outlets, lalu masuk ke Tokyo.',
      'Tokyo: Asakusa, Skytree, Shibuya\nMulai dari gerbang Kaminarimon dan jalan jajanan Nakamise di Asakusa, kemudian berfoto dengan latar Tokyo Skytree. Sore hari menyeberangi persimpangan Shibuya dan menyapa patung Hachiko. Malam bebas di Harajuku atau Shinjuku.',
      'Tokyo – Jakarta\nSetelah sarapan, ada waktu singkat membeli oleh-oleh di sekitar hotel. Bus mengantar ke Bandara Narita untuk penerbangan pulang. Rombongan tiba di Jakarta pada malam hari.',
    ],
    images: { 2: 'osaka-gold', 5: 'torii-fuji-dawn' },
  },
  2: {
    details: [
      'Jakarta – Osaka\nRombongan berkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Setelah pembagian dokumen dan perkenalan singkat, pesawat bertolak ke Bandara Kansai.',
      'Osaka: Taman Nishinomaru dan Dotonbori\nSekitar 300 pohon sakura di Taman Nishinomaru membingkai menara Kastil Osaka. Setelah makan siang, berjalan di tepi Sungai Okawa yang juga berpagar sakura. Malamnya menikmati lampu Dotonbori dan takoyaki hangat.',
      'Kyoto: Jalan Filsuf, Taman Maruyama, Gion\nPagi menyusuri kanal Jalan Filsuf di bawah kanopi sakura menuju kuil Ginkaku-ji. Siang di Taman Maruyama dengan pohon sakura menjuntainya yang terkenal. Sore hari berjalan di rumah kayu Gion, tempat Anda mungkin berpapasan dengan maiko.',
      'Kyoto – Nagoya – Takayama dengan kereta\nShinkansen membawa Anda ke Nagoya dalam 35 menit, lalu kereta ekspres Hida menyusuri lembah sungai ke pegunungan. Di Takayama, jelajahi rumah saudagar di Sanmachi Suji dan cicipi dango panggang. Bermalam di hotel dengan onsen.',
      'Shirakawago – Danau Suwa\nRumah gassho beratap jerami di Ogimachi, warisan dunia UNESCO, dilihat dari titik pandang Shiroyama lalu dari dekat. Salju sering masih tersisa di sawahnya pada akhir Maret. Sore bus melintasi Alpen Jepang ke tepi Danau Suwa.',
      'Pagoda Chureito – Kawaguchiko – Tokyo\nNaik 398 anak tangga di Taman Arakurayama untuk pemandangan pagoda merah, sakura, dan Gunung Fuji dalam satu bingkai. Berjalan santai di tepi utara Danau Kawaguchi, lalu menuju Tokyo. Makan malam bebas di Shinjuku.',
      'Tokyo: hari bebas di Ueno dan Chidorigafuchi\nTour leader menemani mereka yang ingin piknik hanami di Taman Ueno dan mendayung perahu di parit Chidorigafuchi. Yang lain bebas berbelanja di Ginza atau Ameyoko. Kartu kereta harian dibagikan pagi hari.',
      'Tokyo – Jakarta\nSarapan di hotel dan menuju Bandara Narita. Penerbangan siang membawa rombongan kembali ke Jakarta.',
    ],
    images: { 5: 'shirakawago-winter', 6: 'pagoda-dawn' },
  },
  3: {
    details: [
      'Jakarta – Sapporo lewat Tokyo\nBerkumpul di Soekarno-Hatta pada malam hari dengan jaket di tas kabin. Penerbangan menuju Tokyo, lalu berganti pesawat ke Bandara New Chitose.',
      'New Chitose – Noboribetsu: Jigokudani\nBus menembus jalan bersalju ke Noboribetsu, kota pemandian air panas terbesar di Hokkaido. Berjalan di papan kayu Lembah Jigokudani yang beruap belerang. Malamnya berendam di onsen dengan salju di luar jendela.',
      'Danau Toya dan Gunung Usu\nKereta gantung membawa Anda ke puncak Gunung Usu untuk melihat kubah lava Showa Shinzan dan Danau Toya yang tidak pernah membeku. Singgah di taman beruang Showa Shinzan. Makan malam kepiting rebus Hokkaido.',
      'Otaru: kanal, kaca, dan kotak musik\nKereta lokal menyusuri pantai Laut Jepang dari Sapporo ke Otaru. Berjalan di tepi kanal dengan lampu gas, bengkel kaca Kitaichi, dan Museum Kotak Musik. Sore hari kembali ke Sapporo untuk makan malam sup kari.',
      'Asahikawa: parade penguin dan taman salju\nDi Kebun Binatang Asahiyama, penguin raja berjalan di atas salju di antara pengunjung. Setelah makan siang ramen Asahikawa, anak-anak dan orang tua bermain seluncur ban di taman salju. Makan malam genghis khan daging domba halal.',
      'Sapporo: Odori, Shiroi Koibito, Tanukikoji\nBerfoto di Taman Odori dan Menara Jam, lalu melihat pembuatan biskuit di Shiroi Koibito Park. Siang mencicipi hasil laut di Pasar Nijo. Malam bebas di arkade Tanukikoji; pada awal Februari Taman Odori penuh patung salju.',
      'Sapporo – Jakarta\nSetelah sarapan, bus mengantar ke New Chitose. Terbang lewat Tokyo dan tiba di Jakarta pada malam hari.',
    ],
    images: { 4: 'otaru-gold', 5: 'hokkaido-day' },
  },
};

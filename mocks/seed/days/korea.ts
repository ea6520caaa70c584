import type { TourDays } from '../tour/row.ts';

export const koreaDays: Readonly<Record<number, TourDays>> = {
  4: {
    details: {
      id: [
        'Jakarta – Seoul\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan langsung sekitar tujuh jam menuju Bandara Incheon.',
        'Incheon – Pulau Nami – Gapyeong\nDari bandara, bus langsung menuju dermaga Gapyeong dan feri kecil ke Pulau Nami dengan jalan metasequoia-nya. Singgah di Petite France yang berwarna pastel. Makan malam dakgalbi ayam khas Chuncheon.',
        'Yongin: sehari di Everland\nSatu hari penuh di Everland: roller coaster kayu T Express, safari Lost Valley, dan Panda World. Taman bunganya berganti tema tiap musim. Setelah parade malam, bus menuju hotel di Seoul.',
        'Seoul: Myeongdong, Dongdaemun, kelas kimbap\nBelajar menggulung kimbap di dapur halal dekat Hongdae. Sesudahnya bebas berbelanja kosmetik di Myeongdong dan pakaian di sekitar Dongdaemun Design Plaza. Tour leader membantu pengembalian pajak.',
        'Seoul: Gyeongbokgung, Bukchon, Menara Namsan\nAnda mengenakan hanbok dan menyaksikan pergantian penjaga di Istana Gyeongbokgung. Lanjut ke gang rumah kayu Bukchon dan Masjid Pusat Seoul di Itaewon. Sore naik ke Menara N Seoul di Gunung Namsan untuk melihat kota menyala.',
        'Seoul – Jakarta\nMampir ke toko swalayan untuk rumput laut dan ginseng, lalu menuju Incheon. Pesawat tiba di Jakarta sore hari.',
      ],
      en: [
        'Jakarta – Seoul\nMeet at Terminal 3 of Soekarno-Hatta in the evening. The direct flight to Incheon Airport takes about seven hours.',
        'Incheon – Nami Island – Gapyeong\nFrom the airport, the bus goes straight to the pier at Gapyeong, where a small ferry crosses to Nami Island and its avenue of metasequoias. Stop at Petite France with its pastel colours. Dinner is dakgalbi, the chicken dish of Chuncheon.',
        'Yongin: a day at Everland\nA full day at Everland: the wooden T Express coaster, the Lost Valley safari and Panda World. The theme of its flower garden changes with the seasons. After the night parade, the bus takes you to the hotel in Seoul.',
        'Seoul: Myeongdong, Dongdaemun, kimbap class\nLearn to roll kimbap in a halal kitchen near Hongdae. Afterwards you are free to shop for cosmetics in Myeongdong and for clothes around Dongdaemun Design Plaza. The tour leader helps with tax refunds.',
        'Seoul: Gyeongbokgung, Bukchon, Namsan Tower\nYou put on a hanbok and watch the changing of the guard at Gyeongbokgung Palace. Then come the lanes of wooden houses in Bukchon and the Seoul Central Mosque in Itaewon. In the late afternoon you go up N Seoul Tower on Mount Namsan to see the city light up.',
        'Seoul – Jakarta\nStop at a supermarket for seaweed and ginseng, then continue to Incheon. The plane lands in Jakarta in the afternoon.',
      ],
    },
    transport: { 4: 'walk', 5: 'bus' },
    images: { 5: 'seoul-dawn' },
  },
  5: {
    details: {
      id: [
        'Jakarta – Incheon\nRombongan bertemu di Soekarno-Hatta pada malam hari. Terbang malam menuju Incheon; koper diambil di sana sebelum pindah bandara.',
        'Incheon – Jeju: Yongduam dan Pasar Dongmun\nPindah ke Bandara Gimpo dan terbang satu jam ke Pulau Jeju. Melihat batu Kepala Naga Yongduam di pantai utara dan mencicipi jeruk hallabong di Pasar Dongmun. Makan malam makarel bakar.',
        'Jeju timur: Seongsan Ilchulbong dan Seopjikoji\nNaik pagi ke bibir kawah Seongsan Ilchulbong, lalu menonton penyelam haenyeo memperlihatkan tangkapannya. Ladang kanola kuning di Seopjikoji mekar pada April. Siang di desa adat Seongeup dengan rumah batu dan atap jerami.',
        'Jeju barat: O’sulloc, Taman Hallim, Cheonjiyeon\nBerjalan di kebun teh O’sulloc dan mencicipi es krim teh hijau. Taman Hallim menyimpan gua lava dan kebun palem di satu tempat. Sore hari ke Air Terjun Cheonjiyeon di Seogwipo.',
        'Jeju – Busan: Haedong Yonggungsa dan Gamcheon\nTerbang singkat ke Busan. Kuil Haedong Yonggungsa berdiri di karang tepat di atas ombak, sedangkan rumah warna-warni Gamcheon bertingkat di lereng bukit. Malam bebas di pantai Haeundae.',
        'Busan – Seoul dengan KTX\nKereta cepat KTX menempuh 400 kilometer dalam dua setengah jam. Di Seoul, berjalan di halaman Istana Gyeongbokgung dan tepi kali Cheonggyecheon. Malam perpisahan dengan hidangan bulgogi di Myeongdong.',
        'Seoul – Jakarta\nSarapan, lalu menuju Bandara Incheon. Tiba kembali di Jakarta pada sore hari.',
      ],
      en: [
        'Jakarta – Incheon\nThe group meets at Soekarno-Hatta in the evening. A night flight takes you to Incheon, where you collect your luggage before changing airports.',
        'Incheon – Jeju: Yongduam and Dongmun Market\nTransfer to Gimpo Airport and fly for an hour to Jeju Island. See Yongduam, the Dragon Head Rock on the north coast, and taste hallabong oranges at Dongmun Market. Dinner is grilled mackerel.',
        'East Jeju: Seongsan Ilchulbong and Seopjikoji\nIn the morning, climb to the crater rim of Seongsan Ilchulbong, then watch haenyeo divers show their catch. The yellow canola fields of Seopjikoji bloom in April. Midday is spent in the folk village of Seongeup, with its stone houses and thatched roofs.',
        'West Jeju: O’sulloc, Hallim Park, Cheonjiyeon\nWalk through the O’sulloc tea gardens and taste green tea ice cream. Hallim Park has lava caves and a palm garden in one place. In the late afternoon you visit Cheonjiyeon Waterfall in Seogwipo.',
        'Jeju – Busan: Haedong Yonggungsa and Gamcheon\nA short flight takes you to Busan. The temple of Haedong Yonggungsa stands on the rocks just above the waves, while the colourful houses of Gamcheon rise in tiers up a hillside. The evening is free at Haeundae beach.',
        'Busan – Seoul by KTX\nThe KTX high-speed train covers 400 kilometres in two and a half hours. In Seoul, walk through the courtyards of Gyeongbokgung Palace and along the Cheonggyecheon stream. The farewell evening is in Myeongdong, with a meal of bulgogi.',
        'Seoul – Jakarta\nBreakfast, then on to Incheon Airport. You are back in Jakarta in the afternoon.',
      ],
    },
    transport: { 2: 'flight', 5: 'flight', 6: 'train' },
    images: { 3: 'jeju-gold', 6: 'seoul-gold' },
  },
};

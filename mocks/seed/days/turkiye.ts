import type { TourDays } from '../tour/row.ts';

export const turkiyeDays: Readonly<Record<number, TourDays>> = {
  17: {
    details: {
      id: [
        'Jakarta – Istanbul\nBerkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum keberangkatan. Tour leader membagikan dokumen dan label koper, lalu rombongan terbang malam ke Istanbul, sekitar dua belas jam.',
        'Tiba di Istanbul, Masjid Biru dan Hagia Sophia\nPagi tiba di Istanbul dan langsung menuju Sultanahmet. Melihat enam menara Masjid Biru, kubah Hagia Sophia, dan tugu di lapangan Hippodrome. Malam hari terbang singkat ke Kayseri dan bermalam di Cappadocia.',
        'Cappadocia: Göreme, Kaymakli, Uchisar\nPagi hari lihat balon udara dari darat; naik balon bersifat opsional. Lanjut ke Göreme Open Air Museum, kota bawah tanah Kaymakli, dan benteng batu Uchisar. Malam hari tarian Sufi dapat ditonton di sebuah karavanserai tua.',
        'Cappadocia – Konya\nSinggah di Sultanhanı, karavanserai Seljuk terbesar di Anatolia. Di Konya, mengunjungi Museum Mevlana dengan kubah hijau tempat Rumi dimakamkan. Sore berjalan di bazar tua dan mencicipi etli ekmek.',
        'Konya – Pamukkale: Hierapolis dan teras putih\nMenyeberangi Pegunungan Taurus menuju Pamukkale. Anda berjalan tanpa alas kaki di teras kapur berair hangat, lalu melihat teater Romawi Hierapolis. Bermalam di hotel dengan kolam air panas alami.',
        'Pamukkale – Efesus – Kuşadası\nPerpustakaan Celsus dan teater berkapasitas 25.000 orang menunggu di kota kuno Efesus. Setelah makan siang, melihat ruang pamer kulit di Selçuk dan desa Şirince. Bermalam di tepi Laut Aegea.',
        'Kuşadası – Bursa\nPerjalanan ke utara melewati kebun zaitun menuju Bursa, ibu kota pertama Utsmaniyah. Mengunjungi Ulu Cami dengan dua puluh kubahnya, Makam Hijau, dan bazar sutra Koza Han. Makan malam iskender kebab di kota asalnya.',
        'Bursa – Istanbul: Selat Bosphorus dan Grand Bazaar\nJembatan Osmangazi mengantar Anda menyeberangi Teluk İzmit. Kapal menyusuri Bosphorus di antara dua benua, melewati Istana Dolmabahçe dan Menara Gadis. Sore bebas di Grand Bazaar dan Pasar Rempah.',
        'Istanbul – Jakarta\nPagi bebas di sekitar Taksim dan Jalan İstiklal. Siang menuju bandara untuk penerbangan pulang.',
        'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Tour leader mendampingi sampai semua koper diterima.',
      ],
      en: [
        'Jakarta – Istanbul\nMeet at Terminal 3 of Soekarno-Hatta four hours before departure. The tour leader hands out documents and luggage labels, and the group takes the night flight to Istanbul, about twelve hours.',
        'Arrival in Istanbul, Blue Mosque and Hagia Sophia\nYou arrive in Istanbul in the morning and go straight to Sultanahmet. See the six minarets of the Blue Mosque, the dome of Hagia Sophia and the monuments on the Hippodrome square. In the evening you take a short flight to Kayseri and spend the night in Cappadocia.',
        'Cappadocia: Göreme, Kaymakli, Uchisar\nIn the morning, watch the hot-air balloons from the ground; a balloon flight is optional. Then come the Göreme Open Air Museum, the underground city of Kaymakli and the rock castle of Uchisar. In the evening you can watch a Sufi dance in an old caravanserai.',
        'Cappadocia – Konya\nStop at Sultanhanı, the largest Seljuk caravanserai in Anatolia. In Konya, visit the Mevlana Museum with the green dome under which Rumi is buried. In the late afternoon, walk through the old bazaar and taste etli ekmek.',
        'Konya – Pamukkale: Hierapolis and the white terraces\nCross the Taurus Mountains to Pamukkale. You walk barefoot on the limestone terraces with their warm water, then see the Roman theatre of Hierapolis. You spend the night in a hotel with a natural hot-spring pool.',
        'Pamukkale – Ephesus – Kuşadası\nIn the ancient city of Ephesus you see the Library of Celsus and a theatre for 25,000 people. After lunch, see a leather showroom in Selçuk and the village of Şirince. You spend the night on the Aegean coast.',
        'Kuşadası – Bursa\nThe road north passes olive groves on the way to Bursa, the first Ottoman capital. Visit Ulu Cami with its twenty domes, the Green Tomb and the Koza Han silk bazaar. Dinner is iskender kebab in the city it comes from.',
        'Bursa – Istanbul: Bosphorus and Grand Bazaar\nThe Osmangazi Bridge takes you across the Gulf of İzmit. A boat follows the Bosphorus between two continents, past Dolmabahçe Palace and the Maiden’s Tower. The late afternoon is free in the Grand Bazaar and the Spice Bazaar.',
        'Istanbul – Jakarta\nThe morning is free around Taksim and İstiklal Street. At midday you leave for the airport and the flight home.',
        'Arrival in Jakarta\nYou land at Soekarno-Hatta in the morning or around midday. The tour leader stays with you until all the luggage has been collected.',
      ],
    },
    transport: { 6: 'bus', 8: 'cruise' },
    images: { 2: 'istanbul-gold', 3: 'cappadocia-dawn', 5: 'pamukkale-gold' },
  },
  18: {
    details: {
      id: [
        'Jakarta – Istanbul\nRombongan bertemu di Soekarno-Hatta pada malam hari dengan jaket tebal di tas kabin. Penerbangan langsung menuju Istanbul.',
        'Istanbul – Kayseri – Kaki Gunung Erciyes\nDari Istanbul berganti pesawat ke Kayseri. Siang melihat benteng Seljuk dan Masjid Hunat Hatun di pusat kota. Mencicipi mantı, pangsit kecil khas Kayseri, sebelum naik ke hotel.',
        'Erciyes: bermain salju dan ski\nKereta gantung membawa Anda ke lereng Tekir pada ketinggian 2.200 meter. Pemula mendapat jam latihan ski, yang lain naik kereta luncur atau duduk di kafe gunung. Malam menuju hotel gua di Cappadocia.',
        'Cappadocia bersalju: Göreme, Uchisar, Avanos\nCerobong peri berselimut salju tampak paling tenang pada pagi hari. Mengunjungi gereja batu Göreme, benteng Uchisar, dan bengkel keramik Avanos di tepi Sungai Kızılırmak. Malam bebas atau menonton tarian Sufi.',
        'Cappadocia – Danau Garam – Ankara\nBerhenti di Tuz Gölü, danau garam luas yang tergenang dangkal dan memantulkan langit pada musim dingin. Siang tiba di Ankara untuk melihat Anıtkabir dan Masjid Kocatepe. Makan malam dengan pemandangan kastil kota.',
        'Ankara – Danau Abant – Istanbul\nDanau Abant dikelilingi hutan pinus bersalju; delman mengitari tepinya dalam setengah jam. Makan siang ikan trout di Bolu. Menjelang malam masuk kembali ke Istanbul.',
        'Istanbul: Sultanahmet, Bosphorus, Grand Bazaar\nMasjid Biru, Hagia Sophia, dan Istana Topkapı ditempuh dengan berjalan kaki. Siang kapal menyusuri Bosphorus di bawah burung camar. Sore bebas di Grand Bazaar, ditemani segelas sahlep, minuman susu hangat.',
        'Istanbul – Jakarta\nSarapan, singgah di toko lokum, lalu menuju bandara. Terbang pulang ke Jakarta.',
        'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Perjalanan berakhir di area kedatangan.',
      ],
      en: [
        'Jakarta – Istanbul\nThe group meets at Soekarno-Hatta in the evening, with thick jackets in the cabin bags. A direct flight takes you to Istanbul.',
        'Istanbul – Kayseri – the foot of Mount Erciyes\nIn Istanbul you change planes for Kayseri. At midday, see the Seljuk fortress and the Hunat Hatun Mosque in the city centre. Taste mantı, the small dumplings of Kayseri, before going up to the hotel.',
        'Erciyes: snow and skiing\nA cable car takes you to the Tekir slopes at 2,200 metres. Beginners have a ski lesson, while others ride sledges or sit in a mountain café. In the evening you continue to a cave hotel in Cappadocia.',
        'Snowy Cappadocia: Göreme, Uchisar, Avanos\nThe fairy chimneys under their snow look calmest in the morning. Visit the rock churches of Göreme, the castle of Uchisar and the pottery workshops of Avanos beside the Kızılırmak River. The evening is free, or you can watch a Sufi dance.',
        'Cappadocia – Salt Lake – Ankara\nStop at Tuz Gölü, a wide salt lake whose shallow water mirrors the sky in winter. At midday you arrive in Ankara to see Anıtkabir and the Kocatepe Mosque. Dinner comes with a view of the city’s castle.',
        'Ankara – Lake Abant – Istanbul\nLake Abant is surrounded by snowy pine forest; a horse-drawn carriage goes around it in half an hour. Lunch is trout in Bolu. Towards evening you are back in Istanbul.',
        'Istanbul: Sultanahmet, Bosphorus, Grand Bazaar\nThe Blue Mosque, Hagia Sophia and Topkapı Palace are all visited on foot. At midday a boat follows the Bosphorus under the gulls. The late afternoon is free in the Grand Bazaar, with a glass of sahlep, a warm milk drink.',
        'Istanbul – Jakarta\nBreakfast, a stop at a Turkish delight shop, then on to the airport. You fly home to Jakarta.',
        'Arrival in Jakarta\nYou land at Soekarno-Hatta in the morning or around midday. The journey ends in the arrivals area.',
      ],
    },
    transport: { 2: 'flight', 3: 'cable', 6: 'bus', 7: 'cruise' },
    meals: { 7: 'BL' },
    images: { 3: 'erciyes-gold', 7: 'istanbul-coral' },
  },
};

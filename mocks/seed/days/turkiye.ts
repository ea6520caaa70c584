import type { TourDays } from '../tour-row.ts';

export const turkiyeDays: Readonly<Record<number, TourDays>> = {
  17: {
    details: [
      'Jakarta – Istanbul\nBerkumpul di Terminal 3 Soekarno-Hatta empat jam sebelum keberangkatan. Tour leader membagikan dokumen dan label koper, lalu rombongan terbang malam ke Istanbul, sekitar dua belas jam.',
      'Tiba di Istanbul, Masjid Biru dan Hagia Sophia\nPagi tiba di Istanbul dan langsung menuju Sultanahmet. Melihat enam menara Masjid Biru, kubah Hagia Sophia, dan tugu di lapangan Hippodrome. Malam hari terbang singkat ke Kayseri dan bermalam di Cappadocia.',
      'Cappadocia: Göreme, Kaymakli, Uchisar\nPagi hari lihat balon udara dari darat; naik balon bersifat opsional. Lanjut ke Göreme Open Air Museum, kota bawah tanah Kaymakli, dan benteng batu Uchisar. Malam hari tarian Sufi dapat ditonton di sebuah karavanserai tua.',
      'Cappadocia – Konya\nSinggah di Sultanhanı, karavanserai Seljuk terbesar di Anatolia. Di Konya, mengunjungi Museum Mevlana dengan kubah hijau tempat Rumi dimakamkan. Sore berjalan di bazar tua dan mencicipi etli ekmek.',
      'Konya – Pamukkale: Hierapolis dan teras putih\nMenyeberangi Pegunungan Taurus menuju Pamukkale. Anda berjalan tanpa alas kaki di teras kapur berair hangat, lalu melihat teater Romawi Hierapolis. Bermalam di hotel dengan kolam air panas alami.',
      'Pamukkale – Efesus – Kuşadası\nPerpustakaan Celsus dan teater berkapasitas 25.000 orang menunggu di kota kuno Efesus. Setelah makan siang, melihat rumah kulit di Selçuk dan desa Şirince. Bermalam di tepi Laut Aegea.',
      'Kuşadası – Bursa\nPerjalanan ke utara melewati kebun zaitun menuju Bursa, ibu kota pertama Utsmaniyah. Mengunjungi Ulu Cami dengan dua puluh kubahnya, Makam Hijau, dan bazar sutra Koza Han. Makan malam iskender kebab di kota asalnya.',
      'Bursa – Istanbul: Selat Bosphorus dan Grand Bazaar\nJembatan Osmangazi mengantar Anda menyeberangi Teluk İzmit. Kapal menyusuri Bosphorus di antara dua benua, melewati Istana Dolmabahçe dan Menara Gadis. Sore bebas di Grand Bazaar dan Pasar Rempah.',
      'Istanbul – Jakarta\nPagi bebas di sekitar Taksim dan Jalan İstiklal. Siang menuju bandara untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Tour leader mendampingi sampai semua koper diterima.',
    ],
    transport: { 6: 'bus', 8: 'cruise' },
    images: { 2: 'istanbul-gold', 3: 'cappadocia-dawn', 5: 'pamukkale-gold' },
  },
  18: {
    details: [
      'Jakarta – Istanbul\nRombongan bertemu di Soekarno-Hatta pada malam hari dengan jaket tebal di tas kabin. Penerbangan langsung menuju Istanbul.',
      'Istanbul – Kayseri – Kaki Gunung Erciyes\nDari Istanbul berganti pesawat ke Kayseri. Siang melihat benteng Seljuk dan Masjid Hunat Hatun di pusat kota. Mencicipi mantı, pangsit kecil khas Kayseri, sebelum naik ke hotel.',
      'Erciyes: bermain salju dan ski\nKereta gantung membawa Anda ke lereng Tekir pada ketinggian 2.200 meter. Pemula mendapat jam latihan ski, yang lain naik kereta luncur atau duduk di kafe gunung. Malam menuju hotel gua di Cappadocia.',
      'Cappadocia bersalju: Göreme, Uchisar, Avanos\nCerobong peri berselimut salju tampak paling tenang pada pagi hari. Mengunjungi gereja batu Göreme, benteng Uchisar, dan bengkel keramik Avanos di tepi Sungai Kızılırmak. Malam bebas atau menonton tarian Sufi.',
      'Cappadocia – Danau Garam – Ankara\nBerhenti di Tuz Gölü, danau garam luas yang memutih pada musim dingin. Siang tiba di Ankara untuk melihat Anıtkabir dan Masjid Kocatepe. Makan malam dengan pemandangan kastil kota.',
      'Ankara – Danau Abant – Istanbul\nDanau Abant dikelilingi hutan pinus bersalju; delman mengitari tepinya dalam setengah jam. Makan siang ikan trout di Bolu. Menjelang malam masuk kembali ke Istanbul.',
      'Istanbul: Sultanahmet, Bosphorus, Grand Bazaar\nMasjid Biru, Hagia Sophia, dan Istana Topkapı ditempuh dengan berjalan kaki. Siang kapal menyusuri Bosphorus di bawah burung camar. Sore bebas di Grand Bazaar, ditemani segelas salep hangat.',
      'Istanbul – Jakarta\nSarapan, singgah di toko lokum, lalu menuju bandara. Terbang pulang ke Jakarta.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Perjalanan berakhir di area kedatangan.',
    ],
    transport: { 2: 'flight', 3: 'cable', 6: 'bus', 7: 'cruise' },
    meals: { 7: 'BL' },
    images: { 3: 'erciyes-gold', 7: 'istanbul-coral' },
  },
};

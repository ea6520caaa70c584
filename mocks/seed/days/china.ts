import type { TourDays } from '../tour-row.ts';

export const chinaDays: Readonly<Record<number, TourDays>> = {
  6: {
    details: [
      'Jakarta – Beijing\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan sekitar tujuh jam menuju Bandara Ibu Kota Beijing.',
      'Beijing: Tiananmen, Kota Terlarang, Wangfujing\nMelintasi Lapangan Tiananmen dan masuk ke Kota Terlarang lewat Gerbang Meridian. Dari Bukit Jingshan tampak seluruh atap kuning istana. Sore berjalan di Wangfujing, lalu makan malam halal di kawasan Niujie.',
      'Tembok Besar Juyongguan dan Istana Musim Panas\nPagi mendaki ruas Tembok Besar di celah Juyongguan sesuai kekuatan masing-masing. Siang berperahu di Danau Kunming dan berjalan di koridor berlukis Istana Musim Panas. Malam berfoto di Stadion Sarang Burung.',
      'Beijing – Shanghai dengan kereta cepat\nKereta Fuxing menempuh 1.318 kilometer dalam empat setengah jam dengan kecepatan sampai 350 km per jam. Setibanya di Shanghai, berjalan di Jalan Nanjing. Malam di tepi Bund menghadap lampu Pudong.',
      'Hangzhou: Danau Barat dan kebun teh Longjing\nDua jam berkendara ke Hangzhou untuk berperahu di Danau Barat, melewati tiga kolam pantulan bulan. Di desa Longjing, petani memperlihatkan cara menyangrai teh hijau. Makan malam ayam pengemis, hidangan khas kota ini.',
      'Kota air Wuzhen – Shanghai\nLorong air Wuzhen dijelajahi dengan perahu dayung di antara rumah kayu berumur ratusan tahun. Setelah melihat bengkel kain celup indigo, bus kembali ke Shanghai. Malam bebas.',
      'Shanghai: Yu Garden, Xintiandi, waktu bebas\nPagi di taman klasik Yu Garden dan kedai kecil di sekitarnya. Siang sampai malam bebas: naik Menara Shanghai, melihat rumah shikumen di Xintiandi, atau berbelanja di pasar Qipu.',
      'Shanghai – Jakarta\nKereta magnet Maglev mengantar ke Bandara Pudong dalam delapan menit. Penerbangan pulang ke Jakarta.',
    ],
    images: { 3: 'greatwall-jade' },
  },
  7: {
    details: [
      'Jakarta – Harbin lewat Guangzhou\nBerkumpul di Soekarno-Hatta pada malam hari; tour leader memeriksa kelengkapan pakaian dingin. Terbang ke Guangzhou dan berganti pesawat ke Harbin.',
      'Harbin: Jalan Zhongyang dan Katedral Santa Sofia\nBerjalan di jalan batu Zhongyang di antara gedung bergaya Rusia, dengan es loli Modern di tangan. Kubah hijau Katedral Santa Sofia paling indah menjelang malam. Makan malam hotpot domba halal.',
      'Harbin – Yabuli: hari pertama di salju\nKereta cepat menuju Yabuli, resor ski terbesar di China. Instruktur mengajar dasar ski selama dua jam di lereng landai. Sore hari bermain seluncur ban dan minum cokelat panas.',
      'Yabuli – Xuexiang, Desa Salju\nBus mendaki hutan birch menuju Xuexiang, desa kayu yang atapnya memikul salju setebal satu meter. Naik kereta luncur kuda dan berjalan di dek kayu saat lentera merah menyala. Bermalam di penginapan kang berpemanas.',
      'Fajar di Xuexiang – kembali ke Harbin\nPagi-pagi naik ke titik pandang Yangcao untuk melihat desa berselimut kabut. Siang melintasi galeri salju Sepuluh Li, lalu kembali ke Harbin. Makan malam pangsit dalam delapan isi.',
      'Pulau Matahari dan Dunia Es Harbin\nPatung salju raksasa di Pulau Matahari dilihat pada siang hari, disusul Taman Harimau Siberia. Saat gelap, masuk ke Dunia Es dan Salju: istana dari balok es Sungai Songhua yang menyala dari dalam, lengkap dengan seluncuran panjang.',
      'Harbin: pasar pagi dan waktu bebas\nTour leader mengajak ke Pasar Pagi Hongzhuan untuk melihat buah beku dan roti Dalieba. Sisa hari bebas di kawasan Daoli atau berjalan di atas Sungai Songhua yang membeku.',
      'Harbin – Jakarta\nMenuju Bandara Taiping untuk penerbangan lewat Guangzhou. Tiba di Jakarta pada malam hari.',
    ],
    transport: { 3: 'train', 4: 'bus' },
    images: { 6: 'harbin-gold' },
  },
  8: {
    details: [
      'Jakarta – Changsha\nBerkumpul di Soekarno-Hatta pada malam hari dan terbang sekitar lima setengah jam ke Changsha, ibu kota Hunan. Koper berlabel hijau diserahkan di konter rombongan.',
      'Changsha – Zhangjiajie\nMelihat Pulau Jeruk di tengah Sungai Xiang, lalu berkendara empat jam melintasi sawah Hunan. Di Zhangjiajie, ada pijat kaki dan makan malam jamur gunung.',
      'Taman Hutan Zhangjiajie: Yuanjiajie dan Bailong\nLift Bailong naik 326 meter di dinding tebing dalam dua menit. Dari Yuanjiajie tampak tiang-tiang batu yang menjadi ilham pegunungan Hallelujah. Sore turun ke Sungai Cambuk Emas dan berjalan di bawah pepohonan.',
      'Gunung Tianmen: kereta gantung dan Gerbang Langit\nKereta gantung sepanjang 7,4 kilometer berangkat dari tengah kota menuju puncak. Anda menapaki jembatan kaca di tebing dan 999 anak tangga Gerbang Langit. Turun dengan bus melewati 99 tikungan.',
      'Kota Furong – Fenghuang\nFurong adalah kota tua Tujia yang berdiri di atas air terjun; jalurnya melewati balik tirai air. Setelah makan siang, berkendara ke Fenghuang dan melihat lampu rumah panggung memantul di Sungai Tuo.',
      'Fenghuang – Changsha dengan kereta cepat\nPagi berperahu di Sungai Tuo dan melihat Jembatan Pelangi yang beratap. Kereta cepat kembali ke Changsha untuk berbelanja di Jalan Huangxing. Makan malam perpisahan dengan sajian Hunan.',
      'Changsha – Jakarta\nSarapan pagi dan menuju Bandara Huanghua. Tiba di Jakarta pada siang hari.',
    ],
    transport: { 4: 'cable', 5: 'bus', 6: 'train' },
    images: { 3: 'zhangjiajie-dawn' },
  },
};

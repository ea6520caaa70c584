import type { TourDays } from '../tour-row.ts';

export const southAsiaDays: Readonly<Record<number, TourDays>> = {
  33: {
    details: [
      'Jakarta – Delhi\nBerkumpul di Soekarno-Hatta pada sore hari dan terbang ke Delhi dengan satu kali transit. Tour leader membagikan cetakan e-visa dan kartu kedatangan yang sudah diisi.',
      'Delhi – Srinagar: shikara di Danau Dal\nPenerbangan pagi melintasi Himalaya ke Srinagar. Sore naik perahu shikara di Danau Dal di antara kebun terapung. Bermalam di rumah perahu kayu berukir.',
      'Srinagar: taman Mughal dan kota tua\nNishat Bagh dan Shalimar Bagh bertingkat di lereng dengan pancuran air. Pada akhir Maret sampai April, Taman Tulip Indira Gandhi dibuka. Berjalan di Masjid Jamia dengan 378 tiang kayu cedar.',
      'Gulmarg: gondola di Pegunungan Pir Panjal\nGondola Gulmarg naik dalam dua tahap sampai sekitar 3.980 meter. Salju masih tebal sampai April untuk bermain kereta luncur. Sore kembali ke Srinagar lewat kebun apel Tangmarg.',
      'Srinagar – Delhi: India Gate dan Qutub Minar\nTerbang kembali ke Delhi. Melewati India Gate dan Rashtrapati Bhavan, kemudian melihat Qutub Minar, menara bata setinggi 73 meter. Makan malam nasi biryani di dekat Masjid Jama.',
      'Delhi – Agra: Taj Mahal saat senja\nJalan tol Yamuna membawa Anda ke Agra dalam tiga setengah jam. Benteng Agra dikunjungi lebih dulu, lalu Taj Mahal saat marmernya berubah warna. Perajin memperlihatkan tatahan batu pietra dura.',
      'Agra – Fatehpur Sikri – Jaipur\nFatehpur Sikri, ibu kota batu merah Kaisar Akbar, ditinggalkan setelah empat belas tahun. Singgah di sumur tangga Chand Baori di Abhaneri. Malam tiba di Jaipur, kota merah muda.',
      'Jaipur: Benteng Amber dan Hawa Mahal – Delhi – Jakarta\nNaik jip ke Benteng Amber dan melihat ruang cerminnya. Berfoto di Hawa Mahal dengan 953 jendela kecilnya. Sore berkendara ke Delhi untuk penerbangan malam.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Rombongan berpisah setelah pengambilan bagasi.',
    ],
    transport: { 2: 'flight', 4: 'cable', 5: 'flight', 6: 'bus' },
    meals: { 7: 'BD' },
    images: { 6: 'taj-rose' },
  },
  34: {
    details: [
      'Jakarta – Tashkent\nBerkumpul di Soekarno-Hatta pada sore hari dan terbang ke Tashkent dengan satu kali transit. Kerudung dan sarung disarankan di tas kabin untuk kunjungan ziarah.',
      'Tashkent: Khast Imam, Pasar Chorsu, metro\nMushaf Utsmani yang sangat tua disimpan di kompleks Khast Imam. Kubah biru Pasar Chorsu menaungi roti non dan kacang-kacangan. Naik metro dengan stasiun berhias lampu dan mosaik, lalu makan malam plov.',
      'Tashkent – Samarkand dengan kereta Afrosiyob\nKereta cepat Afrosiyob tiba di Samarkand dalam dua jam lebih sedikit. Tiga madrasah di Registan berdiri berhadapan dengan ubin biru dan emas. Sore ke Gur-e-Amir, makam Amir Timur.',
      'Samarkand: Shah-i-Zinda dan Bibi-Khanym\nLorong makam Shah-i-Zinda berkilau dari ubin abad ke-14. Berziarah ke kompleks Imam al-Bukhari yang baru dipugar di luar kota. Siang di Masjid Bibi-Khanym dan kertas murbei di Konigil.',
      'Samarkand – Bukhara\nKereta pagi ke Bukhara, kota dengan lebih dari seratus bangunan bersejarah. Duduk di kolam Lyabi-Hauz di bawah pohon murbei. Sore berjalan melewati tiga pasar berkubah sampai Menara Kalyan.',
      'Bukhara: Benteng Ark, Naqshbandi, Chor Minor\nBenteng Ark pernah menjadi kediaman para emir. Makam Bahauddin Naqshband di luar kota ramai oleh peziarah. Siang melihat Masjid Bolo Hauz bertiang kayu dan empat menara kecil Chor Minor.',
      'Bukhara – Tashkent – Jakarta\nKereta pagi kembali ke Tashkent, makan siang di perjalanan. Malam menuju bandara untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau sore hari. Roti non dari Bukhara biasanya masih empuk saat dibuka di rumah.',
    ],
    transport: { 3: 'train', 5: 'train' },
    meals: { 7: 'BL' },
    images: { 3: 'registan-desert' },
  },
};

import type { TourDays } from '../tour/row.ts';

export const southAsiaDays: Readonly<Record<number, TourDays>> = {
  33: {
    details: {
      id: [
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
      en: [
        'Jakarta – Delhi\nMeet at Soekarno-Hatta in the afternoon and fly to Delhi with one stop. The tour leader hands out the printed e-visas and arrival cards that are already filled in.',
        'Delhi – Srinagar: shikara on Dal Lake\nA morning flight crosses the Himalayas to Srinagar. In the late afternoon, ride in a shikara boat on Dal Lake between the floating gardens. You spend the night on a houseboat of carved wood.',
        'Srinagar: Mughal gardens and old town\nNishat Bagh and Shalimar Bagh climb the slopes in terraces with fountains. From late March into April, the Indira Gandhi Tulip Garden is open. Walk through the Jamia Masjid with its 378 cedar pillars.',
        'Gulmarg: gondola in the Pir Panjal range\nThe Gulmarg gondola rises in two stages to about 3,980 metres. The snow stays deep enough for sledging until April. In the late afternoon you return to Srinagar past the apple orchards of Tangmarg.',
        'Srinagar – Delhi: India Gate and Qutub Minar\nFly back to Delhi. Pass India Gate and Rashtrapati Bhavan, then see Qutub Minar, a brick tower 73 metres high. Dinner is biryani near the Jama Masjid.',
        'Delhi – Agra: Taj Mahal at dusk\nThe Yamuna Expressway takes you to Agra in three and a half hours. Agra Fort comes first, then the Taj Mahal as its marble changes colour. Craftsmen show the stone inlay known as pietra dura.',
        'Agra – Fatehpur Sikri – Jaipur\nFatehpur Sikri, Emperor Akbar’s capital of red stone, was abandoned after fourteen years. Stop at the Chand Baori stepwell in Abhaneri. In the evening you arrive in Jaipur, the pink city.',
        'Jaipur: Amber Fort and Hawa Mahal – Delhi – Jakarta\nRide a jeep to Amber Fort and see its hall of mirrors. Take photographs at Hawa Mahal with its 953 small windows. In the late afternoon you drive to Delhi for the night flight.',
        'Arrival in Jakarta\nYou land at Soekarno-Hatta in the morning or around midday. The group parts after collecting the luggage.',
      ],
    },
    transport: { 2: 'flight', 4: 'cable', 5: 'flight', 6: 'bus' },
    meals: { 7: 'BD' },
    images: { 6: 'taj-rose' },
  },
  34: {
    details: {
      id: [
        'Jakarta – Tashkent\nBerkumpul di Soekarno-Hatta pada sore hari dan terbang ke Tashkent dengan satu kali transit. Kerudung dan sarung disarankan di tas kabin untuk kunjungan ziarah.',
        'Tashkent: Khast Imam, Pasar Chorsu, metro\nMushaf Utsmani yang sangat tua disimpan di kompleks Khast Imam. Kubah biru Pasar Chorsu menaungi roti non dan kacang-kacangan. Naik metro dengan stasiun berhias lampu dan mosaik, lalu makan malam plov.',
        'Tashkent – Samarkand dengan kereta Afrosiyob\nKereta cepat Afrosiyob tiba di Samarkand dalam dua jam lebih sedikit. Tiga madrasah di Registan berdiri berhadapan dengan ubin biru dan emas. Sore ke Gur-e-Amir, makam Amir Timur.',
        'Samarkand: Shah-i-Zinda dan Bibi-Khanym\nLorong makam Shah-i-Zinda berkilau dari ubin abad ke-14. Berziarah ke kompleks Imam al-Bukhari yang baru dipugar di luar kota. Siang di Masjid Bibi-Khanym dan bengkel kertas murbei di Konigil.',
        'Samarkand – Bukhara\nKereta pagi ke Bukhara, kota dengan lebih dari seratus bangunan bersejarah. Duduk di kolam Lyabi-Hauz di bawah pohon murbei. Sore berjalan melewati tiga pasar berkubah sampai Menara Kalyan.',
        'Bukhara: Benteng Ark, Naqshband, Chor Minor\nBenteng Ark pernah menjadi kediaman para emir. Makam Bahauddin Naqshband di luar kota ramai oleh peziarah. Siang melihat Masjid Bolo Hauz bertiang kayu dan empat menara kecil Chor Minor.',
        'Bukhara – Tashkent – Jakarta\nKereta pagi kembali ke Tashkent, makan siang di perjalanan. Malam menuju bandara untuk penerbangan pulang.',
        'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau sore hari. Roti non dari Bukhara biasanya masih empuk saat dibuka di rumah.',
      ],
      en: [
        'Jakarta – Tashkent\nMeet at Soekarno-Hatta in the afternoon and fly to Tashkent with one stop. We suggest a headscarf and a sarong in your cabin bag for the visits to places of pilgrimage.',
        'Tashkent: Khast Imam, Chorsu Bazaar, metro\nA very old Uthman Quran is kept in the Khast Imam complex. The blue dome of Chorsu Bazaar shelters non bread and nuts. Ride the metro with its stations decorated with lamps and mosaics, then have plov for dinner.',
        'Tashkent – Samarkand by Afrosiyob train\nThe Afrosiyob high-speed train reaches Samarkand in a little over two hours. The three madrasas of the Registan face one another in blue and gold tiles. In the late afternoon you visit Gur-e-Amir, the tomb of Amir Timur.',
        'Samarkand: Shah-i-Zinda and Bibi-Khanym\nThe avenue of tombs at Shah-i-Zinda gleams with 14th-century tiles. Make a pilgrimage to the recently restored Imam al-Bukhari complex outside the city. Midday is for the Bibi-Khanym Mosque and the mulberry paper workshops of Konigil.',
        'Samarkand – Bukhara\nA morning train takes you to Bukhara, a city with more than a hundred historic buildings. Sit by the Lyabi-Hauz pool under the mulberry trees. In the late afternoon, walk through the three domed bazaars as far as the Kalyan Minaret.',
        'Bukhara: Ark Fortress, Naqshband, Chor Minor\nThe Ark Fortress was once the residence of the emirs. The tomb of Bahauddin Naqshband outside the city draws many pilgrims. At midday, see the Bolo Hauz Mosque with its wooden pillars and the four small towers of Chor Minor.',
        'Bukhara – Tashkent – Jakarta\nA morning train returns to Tashkent, with lunch on the way. In the evening you leave for the airport and the flight home.',
        'Arrival in Jakarta\nYou land at Soekarno-Hatta around midday or in the afternoon. Non bread from Bukhara is usually still soft when it is unwrapped at home.',
      ],
    },
    transport: { 3: 'train', 5: 'train', 7: 'train' },
    meals: { 7: 'BL' },
    images: { 3: 'registan-desert' },
  },
};

import type { TourDescription } from '../tour/row.ts';

export const middleEastDescriptions: Readonly<Record<number, TourDescription>> = {
  17: {
    slug: 'turki-lengkap-istanbul-cappadocia-pamukkale',
    seoTitle: {
      id: 'Tour Turki 10 Hari | Istanbul, Cappadocia, Pamukkale',
      en: '10-Day Turkey Tour | Istanbul, Cappadocia, Pamukkale',
    },
    seoDescription: {
      id: 'Sepuluh hari di Turki: Cappadocia dua malam, Konya, Pamukkale, Efesus, Bursa, dan Bosphorus. Bebas visa 30 hari, makanan halal.',
      en: 'Ten days in Turkey: two nights in Cappadocia, then Konya, Pamukkale, Ephesus, Bursa and the Bosphorus. Visa-free for 30 days, halal food.',
    },
    paragraphs: {
      id: [
        'Sepuluh hari melintasi Turki dari Selat Bosphorus sampai lembah batu Cappadocia. Jalannya santai: dua malam di Cappadocia supaya pagi balon udara tidak terburu-buru, dan satu sore bebas di Grand Bazaar.',
        'Satu penerbangan domestik di awal menghemat sebelas jam di bus. Selanjutnya perjalanan darat melewati Konya, Pamukkale, Efesus, dan Bursa, masing-masing dengan satu malam di hotel bintang empat.',
        'Turki membebaskan visa bagi paspor Indonesia sampai 30 hari. Semua makan halal, dan waktu salat diperhatikan di setiap perhentian.',
      ],
      en: [
        'Ten days across Turkey, from the Bosphorus strait to the rock valleys of Cappadocia. The pace is relaxed: two nights in Cappadocia, so that the balloon morning is not rushed, and a free afternoon at the Grand Bazaar.',
        'One domestic flight at the start saves eleven hours on the bus. From there you travel by road through Konya, Pamukkale, Ephesus and Bursa, each with one night in a four-star hotel.',
        'Turkey lets Indonesian passport holders in without a visa for up to 30 days. All meals are halal, and prayer times are taken into account at every stop.',
      ],
    },
    highlights: {
      id: [
        ['Pagi di Cappadocia', 'Lihat balon udara dari darat; naik balon opsional.'],
        ['Kota bawah tanah Kaymakli', 'Lorong dan ruang yang dipahat di dalam batu.'],
        ['Teras putih Pamukkale', 'Air hangat di atas kapur alami.'],
        ['Makanan halal', 'Di setiap kota dan setiap jadwal makan.'],
      ],
      en: [
        ['Morning in Cappadocia', 'Watch the hot-air balloons from the ground; a flight is optional.'],
        ['Kaymakli underground city', 'Passages and rooms carved into the rock.'],
        ['The white terraces of Pamukkale', 'Warm water over natural limestone.'],
        ['Halal food', 'In every town and at every meal.'],
      ],
    },
  },
  18: {
    slug: 'turki-musim-dingin-erciyes',
    seoTitle: {
      id: 'Tour Turki Musim Dingin & Erciyes 9 Hari',
      en: '9-Day Turkey in Winter & Erciyes Tour',
    },
    seoDescription: {
      id: 'Salju di Gunung Erciyes, Cappadocia yang memutih, Danau Abant, dan Istanbul. Sembilan hari musim dingin mulai Rp 19,9 juta.',
      en: 'Snow on Mount Erciyes, Cappadocia in white, Lake Abant and Istanbul. Nine winter days from Rp 19.9 million.',
    },
    paragraphs: {
      id: [
        'Musim dingin adalah waktu sepi di Turki: antrean pendek, lembah Cappadocia berselimut salju, dan hotel gua yang hangat. Gunung Erciyes menambahkan satu hari bermain salju tanpa harus pandai ski.',
        'Rute kembali ke Istanbul lewat Ankara dan Danau Abant. Balon tetap terbang pada hari dengan angin tenang, walaupun lebih sering dibatalkan daripada di musim panas.',
      ],
      en: [
        'Winter is the quiet season in Turkey: short queues, the valleys of Cappadocia under snow, and warm cave hotels. Mount Erciyes adds a day of playing in the snow, with no need to be good at skiing.',
        'The route returns to Istanbul by way of Ankara and Lake Abant. The balloons still rise on days with calm wind, although they are cancelled more often than in summer.',
      ],
    },
    highlights: {
      id: [
        ['Sehari di Erciyes', 'Kereta gantung, kereta luncur, dan latihan ski.'],
        ['Hotel gua', 'Bermalam di kamar batu di Cappadocia.'],
        ['Danau Abant', 'Delman di antara pinus bersalju.'],
        ['Istanbul tanpa antrean', 'Masjid Biru, Topkapı, dan Bosphorus.'],
      ],
      en: [
        ['A day on Erciyes', 'Cable car, sledges and a ski lesson.'],
        ['Cave hotel', 'Sleep in a stone room in Cappadocia.'],
        ['Lake Abant', 'A horse-drawn carriage among snowy pines.'],
        ['Istanbul without queues', 'The Blue Mosque, Topkapı and the Bosphorus.'],
      ],
    },
  },
  19: {
    slug: 'dubai-abu-dhabi',
    seoTitle: {
      id: 'Tour Dubai – Abu Dhabi 6 Hari',
      en: '6-Day Dubai – Abu Dhabi Tour',
    },
    seoDescription: {
      id: 'Burj Khalifa lantai 124, safari gurun, Masjid Sheikh Zayed, dan Louvre Abu Dhabi. Enam hari di musim sejuk, mulai Rp 17,9 juta.',
      en: 'Burj Khalifa’s 124th floor, a desert safari, Sheikh Zayed Mosque and the Louvre Abu Dhabi. Six days in the cool season, from Rp 17.9 million.',
    },
    paragraphs: {
      id: [
        'Antara November dan Februari, udara di Dubai berkisar 20 sampai 26 derajat, saat yang tepat untuk berjalan di luar ruang. Lima malam di satu hotel membuat perjalanan ini ringan untuk keluarga.',
        'Gedung tertinggi dan mal terbesar ada di dalam program, tetapi begitu juga kampung menara angin Al Fahidi, perahu abra, dan malam di gurun. Satu hari penuh disediakan untuk Abu Dhabi.',
      ],
      en: [
        'Between November and February, temperatures in Dubai range from 20 to 26 degrees, the right time to walk outdoors. Five nights in one hotel make this an easy journey for families.',
        'The tallest building and the largest mall are on the programme, but so are the wind-tower quarter of Al Fahidi, the abra boats and an evening in the desert. A full day is set aside for Abu Dhabi.',
      ],
    },
    highlights: {
      id: [
        ['Burj Khalifa lantai 124', 'Tiket jam matahari terbenam.'],
        ['Safari gurun', 'Bukit pasir Lahbab dan makan malam panggang.'],
        ['Masjid Sheikh Zayed', 'Delapan puluh dua kubah marmer putih.'],
        ['Satu hotel, lima malam', 'Koper hanya dibongkar sekali.'],
      ],
      en: [
        ['Burj Khalifa, 124th floor', 'Tickets for the sunset hour.'],
        ['Desert safari', 'The Lahbab dunes and a barbecue dinner.'],
        ['Sheikh Zayed Mosque', 'Eighty-two domes of white marble.'],
        ['One hotel, five nights', 'You unpack only once.'],
      ],
    },
  },
  20: {
    slug: 'mesir-yordania-petra-wadi-rum',
    seoTitle: {
      id: 'Tour Mesir – Yordania 10 Hari | Kairo, Petra, Wadi Rum',
      en: '10-Day Egypt – Jordan Tour | Cairo, Petra, Wadi Rum',
    },
    seoDescription: {
      id: 'Piramida Giza, Museum Agung Mesir, Alexandria, Petra, tenda gelembung Wadi Rum, dan Laut Mati dalam sepuluh hari.',
      en: 'The pyramids of Giza, the Grand Egyptian Museum, Alexandria, Petra, a bubble tent in Wadi Rum and the Dead Sea in ten days.',
    },
    paragraphs: {
      id: [
        'Dua negeri kuno yang dihubungkan satu penerbangan pendek. Di Mesir, Anda melihat koleksi Tutankhamun di Museum Agung yang baru sebelum berdiri di depan piramida. Di Yordania, Anda berada di Petra dari pagi sampai sore.',
        'Malam di Wadi Rum memakai tenda gelembung beratap bening agar bintang terlihat dari tempat tidur. Jalur di Petra sekitar delapan kilometer pulang-pergi; kereta listrik tersedia bagi yang memerlukan.',
      ],
      en: [
        'Two ancient lands linked by one short flight. In Egypt, you see the Tutankhamun collection in the new Grand Egyptian Museum before you stand in front of the pyramids. In Jordan, you are in Petra from morning until late afternoon.',
        'You spend the night in Wadi Rum in a bubble tent with a clear roof, so that you can see the stars from bed. The path in Petra is about eight kilometres there and back; electric carts are available for those who need them.',
      ],
    },
    highlights: {
      id: [
        ['Museum Agung Mesir', 'Koleksi Tutankhamun lengkap di satu gedung.'],
        ['Petra lewat celah Siq', 'Al-Khazneh muncul di ujung lorong batu.'],
        ['Tenda gelembung Wadi Rum', 'Satu malam di bawah langit gurun.'],
        ['Mengapung di Laut Mati', 'Titik terendah di permukaan bumi.'],
      ],
      en: [
        ['Grand Egyptian Museum', 'The complete Tutankhamun collection in one building.'],
        ['Petra through the Siq', 'Al-Khazneh appears at the end of the rock passage.'],
        ['Wadi Rum bubble tent', 'One night under the desert sky.'],
        ['Floating in the Dead Sea', 'The lowest point on the surface of the earth.'],
      ],
    },
  },
  21: {
    slug: 'maroko-marrakech-fes-sahara',
    seoTitle: {
      id: 'Tour Maroko 10 Hari | Marrakech, Fes, Sahara',
      en: '10-Day Morocco Tour | Marrakech, Fez, Sahara',
    },
    seoDescription: {
      id: 'Kota biru Chefchaouen, medina Fes, malam di gurun Merzouga, dan Marrakech. Sepuluh hari keliling Maroko, bebas visa 90 hari.',
      en: 'The blue town of Chefchaouen, the medina of Fez, a night in the Merzouga desert and Marrakech. Ten days around Morocco, visa-free for 90 days.',
    },
    paragraphs: {
      id: [
        'Maroko berubah setiap hari: laut di Casablanca, tembok biru Chefchaouen, lorong seribu tahun Fes, lalu bukit pasir Sahara. Rute ini mengelilingi negeri itu searah jarum jam dan tidak mengulang jalan.',
        'Grup kami batasi 24 orang karena lorong medina sempit. Hotel berupa riad, rumah tradisional dengan taman di tengah, di Fes dan Marrakech; satu malam memakai tenda gurun dengan kamar mandi.',
      ],
      en: [
        'Morocco changes every day: the sea in Casablanca, the blue walls of Chefchaouen, the thousand-year-old lanes of Fez, then the dunes of the Sahara. The route circles the country clockwise and repeats no road.',
        'We limit the group to 24 people because the lanes of the medina are narrow. In Fez and Marrakech the hotels are riads, traditional houses with a garden in the middle; one night is in a desert tent with its own bathroom.',
      ],
    },
    highlights: {
      id: [
        ['Malam di Sahara', 'Unta saat senja dan tenda di Erg Chebbi.'],
        ['Chefchaouen', 'Kota bercat segala rupa biru di Pegunungan Rif.'],
        ['Medina Fes', 'Penyamakan kulit dan universitas tertua di dunia.'],
        ['Aït Ben Haddou', 'Benteng tanah yang pernah tampil di banyak film.'],
      ],
      en: [
        ['A night in the Sahara', 'Camels at dusk and a tent at Erg Chebbi.'],
        ['Chefchaouen', 'A town painted in every shade of blue, in the Rif Mountains.'],
        ['The medina of Fez', 'Leather tanneries and the oldest university in the world.'],
        ['Aït Ben Haddou', 'An earthen fortress that has appeared in many films.'],
      ],
    },
  },
};

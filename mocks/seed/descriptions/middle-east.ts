import type { TourDescription } from '../tour-row.ts';

export const middleEastDescriptions: Readonly<Record<number, TourDescription>> = {
  17: {
    slug: 'turki-lengkap-istanbul-cappadocia-pamukkale',
    seoTitle: 'Tour Turki 10 Hari | Istanbul, Cappadocia, Pamukkale',
    seoDescription:
      'Sepuluh hari di Turki: Cappadocia dua malam, Konya, Pamukkale, Efesus, Bursa, dan Bosphorus. Bebas visa 30 hari, makanan halal.',
    paragraphs: [
      'Sepuluh hari melintasi Turki dari Selat Bosphorus sampai lembah batu Cappadocia. Jalannya santai: dua malam di Cappadocia supaya pagi balon udara tidak terburu-buru, dan satu sore bebas di Grand Bazaar.',
      'Satu penerbangan domestik di awal menghemat sebelas jam di bus. Selanjutnya perjalanan darat melewati Konya, Pamukkale, Efesus, dan Bursa, masing-masing dengan satu malam di hotel bintang empat.',
      'Turki membebaskan visa bagi paspor Indonesia sampai 30 hari. Semua makan halal, dan waktu salat diperhatikan di setiap perhentian.',
    ],
    highlights: [
      ['Pagi di Cappadocia', 'Lihat balon udara dari darat; naik balon opsional.'],
      ['Kota bawah tanah Kaymakli', 'Lorong dan ruang yang dipahat di dalam batu.'],
      ['Teras putih Pamukkale', 'Air hangat di atas kapur alami.'],
      ['Makanan halal', 'Di setiap kota dan setiap jadwal makan.'],
    ],
  },
  18: {
    slug: 'turki-musim-dingin-erciyes',
    seoTitle: 'Tour Turki Musim Dingin & Erciyes 9 Hari',
    seoDescription:
      'Salju di Gunung Erciyes, Cappadocia yang memutih, Danau Abant, dan Istanbul. Sembilan hari musim dingin mulai Rp 19,9 juta.',
    paragraphs: [
      'Musim dingin adalah waktu sepi di Turki: antrean pendek, lembah Cappadocia berselimut salju, dan hotel gua yang hangat. Gunung Erciyes menambahkan satu hari bermain salju tanpa harus pandai ski.',
      'Rute kembali ke Istanbul lewat Ankara dan Danau Abant. Pertunjukan balon tetap ada pada hari dengan angin tenang, walaupun lebih sering dibatalkan daripada di musim panas.',
    ],
    highlights: [
      ['Sehari di Erciyes', 'Kereta gantung, kereta luncur, dan latihan ski.'],
      ['Hotel gua', 'Bermalam di kamar batu di Cappadocia.'],
      ['Danau Abant', 'Delman di antara pinus bersalju.'],
      ['Istanbul tanpa antrean', 'Masjid Biru, Topkapı, dan Bosphorus.'],
    ],
  },
  19: {
    slug: 'dubai-abu-dhabi',
    seoTitle: 'Tour Dubai – Abu Dhabi 6 Hari',
    seoDescription:
      'Burj Khalifa lantai 124, safari gurun, Masjid Sheikh Zayed, dan Louvre Abu Dhabi. Enam hari di musim sejuk, mulai Rp 17,9 juta.',
    paragraphs: [
      'Antara November dan Februari, udara di Dubai berkisar 20 sampai 26 derajat, saat yang tepat untuk berjalan di luar ruang. Lima malam di satu hotel membuat perjalanan ini ringan untuk keluarga.',
      'Gedung tertinggi dan mal terbesar ada di dalam program, tetapi begitu juga kampung angin Al Fahidi, perahu abra, dan malam di gurun. Satu hari penuh disediakan untuk Abu Dhabi.',
    ],
    highlights: [
      ['Burj Khalifa lantai 124', 'Tiket jam matahari terbenam.'],
      ['Safari gurun', 'Bukit pasir Lahbab dan makan malam panggang.'],
      ['Masjid Sheikh Zayed', 'Delapan puluh dua kubah marmer putih.'],
      ['Satu hotel, lima malam', 'Koper hanya dibongkar sekali.'],
    ],
  },
  20: {
    slug: 'mesir-yordania-petra-wadi-rum',
    seoTitle: 'Tour Mesir – Yordania 10 Hari | Kairo, Petra, Wadi Rum',
    seoDescription:
      'Piramida Giza, Museum Agung Mesir, Alexandria, Petra, tenda gelembung Wadi Rum, dan Laut Mati dalam sepuluh hari.',
    paragraphs: [
      'Dua negeri kuno yang dihubungkan satu penerbangan pendek. Di Mesir, Anda melihat koleksi Tutankhamun di Museum Agung yang baru sebelum berdiri di depan piramida. Di Yordania, Petra mendapat satu hari utuh.',
      'Malam di Wadi Rum memakai tenda gelembung beratap bening agar bintang terlihat dari tempat tidur. Jalur di Petra sekitar delapan kilometer pulang pergi; kereta listrik tersedia bagi yang memerlukan.',
    ],
    highlights: [
      ['Museum Agung Mesir', 'Koleksi Tutankhamun lengkap di satu gedung.'],
      ['Petra lewat celah Siq', 'Al-Khazneh muncul di ujung lorong batu.'],
      ['Tenda gelembung Wadi Rum', 'Satu malam di bawah langit gurun.'],
      ['Mengapung di Laut Mati', 'Titik terendah di permukaan bumi.'],
    ],
  },
  21: {
    slug: 'maroko-marrakech-fes-sahara',
    seoTitle: 'Tour Maroko 10 Hari | Marrakech, Fes, Sahara',
    seoDescription:
      'Kota biru Chefchaouen, medina Fes, malam di gurun Merzouga, dan Marrakech. Sepuluh hari keliling Maroko, bebas visa 90 hari.',
    paragraphs: [
      'Maroko berubah setiap hari: laut di Casablanca, tembok biru Chefchaouen, lorong seribu tahun Fes, lalu bukit pasir Sahara. Rute ini mengelilingi negeri itu searah jarum jam dan tidak mengulang jalan.',
      'Grup kami batasi 24 orang karena lorong medina sempit. Hotel berupa riad, rumah tradisional dengan taman di tengah, di Fes dan Marrakech; satu malam memakai tenda gurun dengan kamar mandi.',
    ],
    highlights: [
      ['Malam di Sahara', 'Unta saat senja dan tenda di Erg Chebbi.'],
      ['Chefchaouen', 'Kota bercat segala rupa biru di Pegunungan Rif.'],
      ['Medina Fes', 'Penyamakan kulit dan universitas tertua di dunia.'],
      ['Aït Ben Haddou', 'Benteng tanah yang pernah tampil di banyak film.'],
    ],
  },
};

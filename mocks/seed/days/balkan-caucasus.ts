import type { TourDays } from '../tour-row.ts';

export const balkanCaucasusDays: Readonly<Record<number, TourDays>> = {
  28: {
    details: [
      'Jakarta – Zagreb\nBerkumpul di Soekarno-Hatta pada malam hari dan terbang ke Zagreb lewat Istanbul. Bagasi diteruskan langsung, sehingga transit cukup untuk beristirahat.',
      'Zagreb: Kota Atas dan Pasar Dolac\nMelihat atap bergenteng lambang di Gereja St. Markus dan payung merah Pasar Dolac. Naik funikuler terpendek di dunia ke Kota Atas. Makan malam strukli keju.',
      'Zagreb – Ljubljana – Bled\nJembatan Naga dan Jembatan Tiga di Ljubljana dapat dicapai dengan berjalan kaki. Siang mendayung pletna ke gereja di pulau Danau Bled. Dari kastil di tebing tampak Pegunungan Alpen Julia.',
      'Gua Postojna – Plitvice\nKereta kecil masuk dua kilometer ke perut Gua Postojna yang penuh stalaktit. Sesudahnya berhenti di Kastil Predjama yang menempel pada mulut gua. Malam tiba di sekitar Plitvice.',
      'Taman Nasional Plitvice\nJalur papan melintasi enam belas danau bertingkat berwarna hijau kebiruan. Kapal listrik menyeberangi Danau Kozjak menuju Air Terjun Veliki Slap. Sore turun ke pantai Dalmatia.',
      'Split dan Trogir\nIstana Kaisar Diocletianus masih dihuni sebagai pusat kota Split. Siang di Trogir, kota batu di pulau kecil yang dihubungkan jembatan. Waktu bebas di tepi laut Riva.',
      'Split – Mostar\nMasuk ke Bosnia & Herzegovina untuk melihat Stari Most, jembatan lengkung tahun 1566 yang dibangun kembali. Berjalan di bazar Kujundžiluk dan Masjid Koski Mehmed Paša. Makan malam ćevapi halal.',
      'Mostar – Počitelj – Dubrovnik\nDesa benteng Počitelj bertengger di atas Sungai Neretva. Sore kembali ke Kroasia dan berjalan di tembok kota Dubrovnik sepanjang dua kilometer. Malam bebas di jalan marmer Stradun.',
      'Montenegro: Perast dan Kotor\nMenyusuri Teluk Kotor ke Perast dan menyeberang ke pulau Our Lady of the Rocks. Siang di dalam tembok kota tua Kotor di kaki gunung. Kembali ke Dubrovnik pada sore hari.',
      'Dubrovnik – Jakarta\nKereta gantung Gunung Srđ pada pagi hari bila cuaca baik. Siang terbang pulang lewat Istanbul.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau sore hari. Oleh-oleh lavender Hvar sebaiknya tetap di koper bagasi.',
    ],
    transport: { 4: 'train', 5: 'walk', 6: 'bus', 8: 'bus' },
    images: { 8: 'dubrovnik-gold' },
  },
  29: {
    details: [
      'Jakarta – Baku\nRombongan berkumpul di Soekarno-Hatta pada malam hari dan terbang ke Baku dengan satu kali transit. Cetakan e-visa Azerbaijan dan Georgia dibagikan sebelum masuk imigrasi.',
      'Baku: Kota Tua dan Menara Api\nBerjalan di Icherisheher, kota bertembok dengan Menara Gadis dan Istana Shirvanshah. Sore di tepi Laut Kaspia dan Pusat Heydar Aliyev yang melengkung. Malam Menara Api menyala di atas bukit.',
      'Absheron dan Gobustan\nApi alam Yanar Dag menyala dari celah bukit tanpa pernah padam. Kuil Ateshgah pernah menjadi persinggahan pedagang India. Siang ke Gobustan untuk lukisan batu purba dan gunung lumpur.',
      'Shamakhi dan Lahij\nMasjid Juma Shamakhi termasuk yang tertua di Kaukasus. Siang menyusuri ngarai ke Lahij, desa pandai tembaga dengan jalan batu kali. Menjelang malam kembali ke Baku untuk makan malam plov shah.',
      'Baku – Tbilisi – Sighnaghi\nPenerbangan pagi selama satu jam membawa Anda ke Tbilisi. Siang menuju Sighnaghi, kota cinta di atas lembah Alazani, dengan tembok panjang dan balkon kayunya. Makan malam khachapuri di Tbilisi.',
      'Jalan Militer Georgia: Ananuri, Gudauri, Kazbegi\nBenteng Ananuri berdiri di tepi waduk biru, disusul Monumen Persahabatan di tebing Gudauri. Dari Stepantsminda, mobil 4x4 naik ke Gereja Gergeti di kaki Gunung Kazbek, 5.054 meter.',
      'Mtskheta dan Tbilisi\nBiara Jvari memandang pertemuan dua sungai di Mtskheta, ibu kota lama. Di Tbilisi, kereta gantung naik ke benteng Narikala, lalu turun ke pemandian belerang Abanotubani dan Masjid Juma. Sore bebas di Jalan Rustaveli.',
      'Tbilisi – Jakarta\nPagi membeli churchkhela dan teh di Pasar Dezerter. Siang menuju bandara untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada pagi atau siang hari. Tour leader mendampingi sampai seluruh rombongan menerima koper.',
    ],
    transport: { 5: 'flight', 6: 'bus', 7: 'cable' },
    meals: { 4: 'BLD', 7: 'BL' },
    images: { 6: 'georgia-gold' },
  },
};

import type { TourDays } from '../tour-row.ts';

export const gulfAfricaDays: Readonly<Record<number, TourDays>> = {
  19: {
    details: [
      'Jakarta – Dubai\nTerbang siang dari Soekarno-Hatta dan tiba di Dubai pada malam hari. Makan malam di tepi Dubai Creek sebelum masuk hotel.',
      'Dubai modern: Palm Jumeirah, Dubai Mall, Burj Khalifa\nBerfoto di pantai Jumeirah dengan Burj Al Arab, lalu naik monorel ke ujung Palm Jumeirah. Siang di Dubai Mall dengan akuarium raksasanya. Matahari terbenam dilihat dari lantai 124 Burj Khalifa, disusul air mancur menari.',
      'Dubai lama dan safari gurun\nLorong rumah angin Al Fahidi membuka pagi, lalu perahu abra menyeberang ke pasar emas dan rempah Deira. Sore mobil 4x4 menari di bukit pasir Lahbab. Makan malam panggang di perkemahan Badui dengan naik unta.',
      'Abu Dhabi: Masjid Sheikh Zayed dan Louvre\nMasjid Agung Sheikh Zayed berdiri dengan 82 kubah marmer dan karpet tenun tangan yang luas. Lanjut ke Louvre Abu Dhabi di bawah atap cahaya dan Corniche di tepi teluk. Ferrari World dapat dipilih sebagai tambahan.',
      'Dubai: Miracle Garden dan waktu bebas\nPada musim sejuk, Miracle Garden memamerkan jutaan bunga dalam bentuk istana dan pesawat. Sisa hari bebas di Mall of the Emirates, Global Village, atau berjalan di Dubai Marina.',
      'Dubai – Jakarta\nSarapan dan berbelanja kurma terakhir. Penerbangan siang tiba di Jakarta pada malam hari.',
    ],
    meals: { 3: 'BLD', 4: 'BL' },
    images: { 2: 'dubai-coral', 4: 'abudhabi-gold' },
  },
  20: {
    details: [
      'Jakarta – Kairo\nBerkumpul di Soekarno-Hatta pada malam hari dan terbang ke Kairo dengan satu kali transit di kawasan Teluk. Topi, kacamata, dan botol minum sebaiknya sudah di tas kabin.',
      'Kairo: Museum Agung Mesir\nSetibanya di Kairo, langsung ke Museum Agung Mesir di tepi dataran Giza, dengan patung Ramses II setinggi sebelas meter di lobinya. Koleksi Tutankhamun ditampilkan utuh di satu tempat. Makan malam koshari dan ikan Nil.',
      'Giza: piramida, Sphinx, Sungai Nil\nPagi di tiga piramida Giza dan titik pandang sembilan piramida, lalu Sphinx di Kuil Lembah. Siang melihat cara membuat papirus dan parfum. Malam berlayar di Sungai Nil dengan makan malam dan tari tanoura.',
      'Alexandria, kota Laut Tengah\nTiga jam ke utara menuju Alexandria. Benteng Qaitbay berdiri di bekas mercusuar kuno, sedangkan Bibliotheca Alexandrina menyimpan jutaan buku di bawah atap miring. Makan siang ikan bakar di Corniche.',
      'Kairo – Amman\nPagi di Masjid Muhammad Ali di Benteng Saladin dan lorong Khan el-Khalili. Sore terbang satu setengah jam ke Amman. Makan malam mansaf, domba dengan saus yogurt kering.',
      'Amman – Madaba – Gunung Nebo – Petra\nPeta mosaik Yerusalem di Madaba dan pemandangan Lembah Yordan dari Gunung Nebo. Bus menyusuri Jalan Raja menuju Wadi Musa. Sore beristirahat sebelum hari panjang di Petra.',
      'Petra – Wadi Rum\nBerjalan lewat celah Siq sepanjang 1,2 kilometer sampai Al-Khazneh muncul di antara dinding batu merah. Jalur dilanjutkan ke Jalan Fasad dan teater. Sore ke Wadi Rum untuk bermalam di tenda gelembung di bawah bintang.',
      'Wadi Rum – Laut Mati\nMobil bak terbuka menjelajahi jembatan batu dan bukit pasir merah Wadi Rum. Siang menuju Laut Mati untuk mengapung dan berlumur lumpur hitam di titik terendah bumi.',
      'Laut Mati – Amman – Jakarta\nMelihat teater Romawi Amman dan membeli oleh-oleh minyak zaitun. Sore terbang pulang lewat kawasan Teluk.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau sore hari. Perjalanan berakhir di area kedatangan.',
    ],
    transport: { 5: 'flight', 6: 'bus', 7: 'walk' },
    meals: { 8: 'BLD' },
    images: { 3: 'pyramids-desert', 7: 'petra-coral' },
  },
  21: {
    details: [
      'Jakarta – Casablanca\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang ke Casablanca dengan satu kali transit di kawasan Teluk.',
      'Casablanca – Rabat\nMasjid Hassan II berdiri sebagian di atas Samudra Atlantik dengan menara 210 meter. Sore menuju Rabat: Menara Hassan, Makam Muhammad V, dan gang biru putih Kasbah Udayas.',
      'Rabat – Chefchaouen, kota biru\nJalan mendaki Pegunungan Rif sampai Chefchaouen, kota dengan tembok bercat segala rupa biru. Berjalan di lapangan Uta el-Hammam dan mata air Ras el-Maa. Waktu terbaik memotret adalah sebelum senja.',
      'Volubilis – Meknes – Fes\nMosaik dan gerbang kemenangan Volubilis adalah peninggalan Romawi paling lengkap di Maroko. Di Meknes, berhenti di gerbang Bab Mansour. Malam tiba di Fes.',
      'Fes: medina, penyamakan Chouara, Al-Qarawiyyin\nMedina Fes el-Bali punya sekitar 9.000 lorong tanpa mobil. Melihat kolam warna penyamakan kulit Chouara, madrasah Bou Inania, dan muka Al-Qarawiyyin, universitas tertua di dunia. Makan malam pastilla.',
      'Ifrane – Merzouga: unta di bukit pasir Erg Chebbi\nMelewati kota bergaya Alpen Ifrane dan hutan cedar Azrou. Menjelang senja, unta berjalan beriringan di bukit pasir Erg Chebbi. Malam di tenda gurun dengan musik gnawa dan langit penuh bintang.',
      'Merzouga – Ngarai Todra – Ouarzazate\nMatahari terbit dilihat dari puncak bukit pasir. Siang berjalan di antara dinding Ngarai Todra setinggi 300 meter, lalu menyusuri Lembah Mawar Dades. Bermalam di Ouarzazate.',
      'Aït Ben Haddou – Marrakech\nBenteng tanah Aït Ben Haddou pernah menjadi latar banyak film. Jalan berkelok Tizi n’Tichka melintasi Atlas Tinggi pada 2.260 meter. Malam di lapangan Jemaa el-Fnaa dengan juru cerita dan jus jeruknya.',
      'Marrakech – Jakarta\nPagi di Taman Majorelle yang berwarna biru kobalt dan muka Masjid Koutoubia. Siang berkendara ke Casablanca untuk penerbangan pulang.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta pada siang atau malam hari. Kenangan gurun pulang bersama pasir di sepatu Anda.',
    ],
    transport: { 5: 'walk', 6: 'bus' },
    meals: { 6: 'BLD' },
    images: { 3: 'chefchaouen-gold', 6: 'sahara-gold' },
  },
};

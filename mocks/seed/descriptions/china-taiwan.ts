import type { TourDescription } from '../tour-row.ts';

export const chinaTaiwanDescriptions: Readonly<Record<number, TourDescription>> = {
  6: {
    slug: 'beijing-shanghai-hangzhou-kereta-cepat',
    seoTitle: 'Tour Beijing – Shanghai 8 Hari dengan Kereta Cepat',
    seoDescription:
      'Tembok Besar, Kota Terlarang, kereta Fuxing ke Shanghai, Danau Barat Hangzhou, dan kota air Wuzhen. Delapan hari mulai Rp 15,9 juta.',
    paragraphs: [
      'Dua wajah China dalam satu perjalanan: istana dan tembok di Beijing, gedung tinggi dan kota air di sekitar Shanghai. Di antaranya, kereta cepat menempuh 1.318 kilometer sambil Anda minum teh.',
      'Kami tidak memasukkan kunjungan toko wajib. Waktu itu dipakai untuk Danau Barat di Hangzhou, Wuzhen dengan lorong airnya, dan satu hari bebas di Shanghai sebelum pulang.',
    ],
    highlights: [
      ['Tembok Besar Juyongguan', 'Dua jam mendaki menurut kekuatan sendiri.'],
      ['Kereta Fuxing 350 km/jam', 'Beijing ke Shanghai dalam empat setengah jam.'],
      ['Danau Barat', 'Berperahu dan mencicipi teh Longjing di desanya.'],
      ['Tanpa toko wajib', 'Belanja hanya bila Anda menginginkannya.'],
    ],
  },
  7: {
    slug: 'harbin-ice-festival-desa-salju',
    seoTitle: 'Tour Harbin Ice Festival & Desa Salju 8 Hari',
    seoDescription:
      'Istana es Harbin, ski di Yabuli, dan bermalam di Xuexiang. Delapan hari musim dingin dengan persiapan pakaian yang dijelaskan sejak awal.',
    paragraphs: [
      'Suhu di Harbin dapat turun sampai minus 25 derajat, dan justru itu yang membuat kota es ini mungkin. Setiap akhir Desember, balok dari Sungai Songhua disusun menjadi istana setinggi gedung yang menyala dari dalam.',
      'Dua malam di luar kota membawa Anda ke lereng ski Yabuli dan Xuexiang, desa dengan salju setebal satu meter di atap. Sebelum berangkat kami mengadakan pertemuan tentang pakaian berlapis; sewa jaket dan sepatu dapat dipesan.',
    ],
    highlights: [
      ['Dunia Es dan Salju', 'Masuk menjelang malam, saat lampunya menyala.'],
      ['Bermalam di Xuexiang', 'Lentera merah, kabut pagi, dan kereta luncur kuda.'],
      ['Latihan ski di Yabuli', 'Dua jam bersama instruktur untuk pemula.'],
      ['Jalan Zhongyang', 'Gedung bergaya Rusia dan es loli di suhu minus.'],
    ],
  },
  8: {
    slug: 'zhangjiajie-furong-fenghuang',
    seoTitle: 'Tour Zhangjiajie, Furong & Fenghuang 7 Hari',
    seoDescription:
      'Tiang batu Yuanjiajie, Gerbang Langit Tianmen, air terjun Furong, dan kota tua Fenghuang. Tujuh hari di Hunan mulai Rp 13,9 juta.',
    paragraphs: [
      'Lebih dari tiga ribu tiang batu berdiri di taman hutan Zhangjiajie, dan pada pagi berkabut sebagian tampak melayang. Dua hari penuh disediakan di sini agar cuaca punya kesempatan kedua.',
      'Perjalanan dilanjutkan ke dua kota sungai: Furong di atas air terjun dan Fenghuang dengan rumah panggungnya. Banyak anak tangga dapat dilewati dengan lift dan eskalator, namun sepatu yang nyaman tetap perlu.',
    ],
    highlights: [
      ['Lift Bailong', 'Naik 326 meter di dinding tebing dalam dua menit.'],
      ['Gunung Tianmen', 'Kereta gantung 7,4 kilometer dan jembatan kaca.'],
      ['Kota Furong', 'Jalan setapak di balik tirai air terjun.'],
      ['Malam di Fenghuang', 'Lampu rumah panggung memantul di Sungai Tuo.'],
    ],
  },
  9: {
    slug: 'taiwan-keliling-taipei-alishan-kaohsiung',
    seoTitle: 'Tour Taiwan Keliling 6 Hari | Taipei, Alishan, Kaohsiung',
    seoDescription:
      'Danau Sun Moon, kereta hutan Alishan, lampion Shifen, dan pasar malam. Enam hari mengelilingi Taiwan dengan bus dan kereta cepat.',
    paragraphs: [
      'Taiwan cukup kecil untuk dijelajahi dalam enam hari: kota, danau, pegunungan 2.200 meter, dan pelabuhan selatan berada dalam jarak beberapa jam. Rutenya melingkar dan kembali ke Taipei dengan kereta cepat.',
      'Restoran ramah Muslim di Taipei, Taichung, dan Kaohsiung sudah kami pilih. Malam-malamnya sengaja dibiarkan longgar untuk pasar malam yang berbeda di setiap kota.',
    ],
    highlights: [
      ['Kereta hutan Alishan', 'Beroperasi sejak 1912 di antara pohon hinoki.'],
      ['Danau Sun Moon', 'Menyeberang dengan perahu ke Kuil Wenwu.'],
      ['Lampion di Shifen', 'Menulis harapan dan melepasnya di tepi rel.'],
      ['Tiga pasar malam', 'Fengjia, Liuhe, dan Ximending.'],
    ],
  },
  10: {
    slug: 'hong-kong-shenzhen-makau',
    seoTitle: 'Tour Hong Kong – Shenzhen – Makau 5 Hari',
    seoDescription:
      'Victoria Peak, Window of the World, Reruntuhan St. Paul, dan jembatan laut 55 kilometer. Tiga kota dalam lima hari mulai Rp 14,9 juta.',
    paragraphs: [
      'Tiga kota di muara Sungai Mutiara, tiga mata uang, dan tiga suasana dalam lima hari. Feri dan jembatan laut menghubungkan semuanya, sehingga tidak ada jalan yang dilalui dua kali.',
      'Program ini cocok untuk perjalanan pertama ke luar negeri. Yang membawa anak dapat menukar satu hari dengan Hong Kong Disneyland; beri tahu kami saat memesan.',
    ],
    highlights: [
      ['Victoria Peak', 'Naik trem tua untuk pemandangan pelabuhan.'],
      ['Reruntuhan St. Paul', 'Lapangan Senado dan egg tart hangat.'],
      ['Jembatan laut 55 kilometer', 'Dari Makau langsung ke bandara.'],
      ['Dim sum halal', 'Makan malam di kantin Islam Wan Chai.'],
    ],
  },
};

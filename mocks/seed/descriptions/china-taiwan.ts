import type { TourDescription } from '../tour/row.ts';

export const chinaTaiwanDescriptions: Readonly<Record<number, TourDescription>> = {
  6: {
    slug: 'beijing-shanghai-hangzhou-kereta-cepat',
    seoTitle: {
      id: 'Tour Beijing – Shanghai 8 Hari dengan Kereta Cepat',
      en: '8-Day Beijing – Shanghai Tour by High-Speed Train',
    },
    seoDescription: {
      id: 'Tembok Besar, Kota Terlarang, kereta Fuxing ke Shanghai, Danau Barat Hangzhou, dan kota air Wuzhen. Delapan hari mulai Rp 15,9 juta.',
      en: 'The Great Wall, the Forbidden City, the Fuxing train to Shanghai, Hangzhou’s West Lake and the water town of Wuzhen. Eight days from Rp 15.9 million.',
    },
    paragraphs: {
      id: [
        'Dua wajah China dalam satu perjalanan: istana dan tembok di Beijing, gedung tinggi dan kota air di sekitar Shanghai. Di antaranya, kereta cepat menempuh 1.318 kilometer sambil Anda minum teh.',
        'Kami tidak memasukkan kunjungan toko wajib. Waktu itu dipakai untuk Danau Barat di Hangzhou, Wuzhen dengan lorong airnya, dan setengah hari bebas di Shanghai sebelum pulang.',
      ],
      en: [
        'Two faces of China in one journey: palaces and the wall in Beijing, tall buildings and water towns around Shanghai. Between them, the high-speed train covers 1,318 kilometres while you drink your tea.',
        'We include no compulsory shopping stops. That time goes to West Lake in Hangzhou, to Wuzhen with its water lanes, and to a free half-day in Shanghai before you fly home.',
      ],
    },
    highlights: {
      id: [
        ['Tembok Besar Juyongguan', 'Dua jam mendaki menurut kekuatan sendiri.'],
        ['Kereta Fuxing 350 km/jam', 'Beijing ke Shanghai dalam empat setengah jam.'],
        ['Danau Barat', 'Berperahu dan mencicipi teh Longjing di desanya.'],
        ['Tanpa toko wajib', 'Belanja hanya bila Anda menginginkannya.'],
      ],
      en: [
        ['Great Wall at Juyongguan', 'Two hours of climbing at your own pace.'],
        ['Fuxing train at 350 km/h', 'Beijing to Shanghai in four and a half hours.'],
        ['West Lake', 'A boat trip, and Longjing tea tasted in its home village.'],
        ['No compulsory shopping', 'You shop only if you want to.'],
      ],
    },
  },
  7: {
    slug: 'harbin-ice-festival-desa-salju',
    seoTitle: {
      id: 'Tour Harbin Ice Festival & Desa Salju 8 Hari',
      en: '8-Day Harbin Ice Festival & Snow Village Tour',
    },
    seoDescription: {
      id: 'Istana es Harbin, ski di Yabuli, dan bermalam di Xuexiang. Delapan hari musim dingin dengan persiapan pakaian yang dijelaskan sejak awal.',
      en: 'Harbin’s ice palaces, skiing in Yabuli and an overnight stay in Xuexiang. Eight days of winter, with what to wear explained from the start.',
    },
    paragraphs: {
      id: [
        'Suhu di Harbin dapat turun sampai minus 25 derajat, dan justru itu yang membuat kota es ini mungkin. Setiap akhir Desember, balok dari Sungai Songhua disusun menjadi istana setinggi gedung yang menyala dari dalam.',
        'Dua malam di luar kota membawa Anda ke lereng ski Yabuli dan Xuexiang, desa dengan salju setebal satu meter di atap. Sebelum berangkat kami mengadakan pertemuan tentang pakaian berlapis; sewa jaket dan sepatu dapat dipesan.',
      ],
      en: [
        'Temperatures in Harbin can fall to minus 25 degrees, and that is exactly what makes this city of ice possible. At the end of every December, blocks from the Songhua River are stacked into palaces as tall as buildings, lit from within.',
        'Two nights outside the city take you to the ski slopes of Yabuli and to Xuexiang, a village with a metre of snow on its roofs. Before departure we hold a meeting about dressing in layers; jacket and boot hire can be booked.',
      ],
    },
    highlights: {
      id: [
        ['Dunia Es dan Salju', 'Masuk menjelang malam, saat lampunya menyala.'],
        ['Bermalam di Xuexiang', 'Lentera merah, kabut pagi, dan kereta luncur kuda.'],
        ['Latihan ski di Yabuli', 'Dua jam bersama instruktur untuk pemula.'],
        ['Jalan Zhongyang', 'Gedung bergaya Rusia dan es loli di suhu minus.'],
      ],
      en: [
        ['Ice and Snow World', 'You enter towards evening, as the lights come on.'],
        ['Overnight in Xuexiang', 'Red lanterns, morning mist and horse-drawn sleighs.'],
        ['Ski lesson in Yabuli', 'Two hours with an instructor, for beginners.'],
        ['Zhongyang Street', 'Russian-style buildings and ice lollies below zero.'],
      ],
    },
  },
  8: {
    slug: 'zhangjiajie-furong-fenghuang',
    seoTitle: {
      id: 'Tour Zhangjiajie, Furong & Fenghuang 7 Hari',
      en: '7-Day Zhangjiajie, Furong & Fenghuang Tour',
    },
    seoDescription: {
      id: 'Tiang batu Yuanjiajie, Gerbang Langit Tianmen, air terjun Furong, dan kota tua Fenghuang. Tujuh hari di Hunan mulai Rp 13,9 juta.',
      en: 'The stone pillars of Yuanjiajie, Tianmen’s Heaven’s Gate, Furong’s waterfall and the old town of Fenghuang. Seven days in Hunan from Rp 13.9 million.',
    },
    paragraphs: {
      id: [
        'Lebih dari tiga ribu tiang batu berdiri di taman hutan Zhangjiajie, dan pada pagi berkabut sebagian tampak melayang. Dua hari penuh disediakan di sini agar cuaca punya kesempatan kedua.',
        'Perjalanan dilanjutkan ke dua kota sungai: Furong di atas air terjun dan Fenghuang dengan rumah panggungnya. Banyak anak tangga dapat dilewati dengan lift dan eskalator, tetapi sepatu yang nyaman tetap perlu.',
      ],
      en: [
        'More than three thousand stone pillars stand in the forest park of Zhangjiajie, and on misty mornings some of them seem to float. We allow two full days here, so that the weather gets a second chance.',
        'The journey continues to two river towns: Furong, above its waterfall, and Fenghuang, with its stilt houses. Lifts and escalators spare you many of the steps, but you still need comfortable shoes.',
      ],
    },
    highlights: {
      id: [
        ['Lift Bailong', 'Naik 326 meter di dinding tebing dalam dua menit.'],
        ['Gunung Tianmen', 'Kereta gantung 7,4 kilometer dan jembatan kaca.'],
        ['Kota Furong', 'Jalan setapak di balik tirai air terjun.'],
        ['Malam di Fenghuang', 'Lampu rumah panggung memantul di Sungai Tuo.'],
      ],
      en: [
        ['Bailong lift', 'Up 326 metres of cliff face in two minutes.'],
        ['Tianmen Mountain', 'A 7.4-kilometre cable car and a glass bridge.'],
        ['Furong Town', 'A footpath behind the curtain of a waterfall.'],
        ['Evening in Fenghuang', 'The lights of the stilt houses, reflected in the Tuo River.'],
      ],
    },
  },
  9: {
    slug: 'taiwan-keliling-taipei-alishan-kaohsiung',
    seoTitle: {
      id: 'Tour Taiwan Keliling 6 Hari | Taipei, Alishan, Kaohsiung',
      en: 'Around Taiwan in 6 Days | Taipei, Alishan, Kaohsiung',
    },
    seoDescription: {
      id: 'Danau Sun Moon, kereta hutan Alishan, lampion Shifen, dan pasar malam. Enam hari mengelilingi Taiwan dengan bus dan kereta cepat.',
      en: 'Sun Moon Lake, the Alishan forest train, Shifen’s lanterns and night markets. Six days around Taiwan by bus and high-speed train.',
    },
    paragraphs: {
      id: [
        'Taiwan cukup kecil untuk dijelajahi dalam enam hari: kota, danau, pegunungan 2.200 meter, dan pelabuhan selatan berada dalam jarak beberapa jam. Rutenya melingkar dan kembali ke Taipei dengan kereta cepat.',
        'Restoran ramah muslim di Taipei, Taichung, dan Kaohsiung sudah kami pilih. Malam-malamnya sengaja dibiarkan longgar untuk pasar malam yang berbeda di setiap kota.',
      ],
      en: [
        'Taiwan is small enough to explore in six days: cities, a lake, mountains of 2,200 metres and the southern port lie a few hours apart. The route makes a loop and returns to Taipei by high-speed train.',
        'We have already chosen Muslim-friendly restaurants in Taipei, Taichung and Kaohsiung. The evenings are left loose on purpose, for a different night market in each city.',
      ],
    },
    highlights: {
      id: [
        ['Kereta hutan Alishan', 'Beroperasi sejak 1912 di antara pohon hinoki.'],
        ['Danau Sun Moon', 'Berperahu mengitari Pulau Lalu dan singgah di Kuil Wenwu.'],
        ['Lampion di Shifen', 'Menulis harapan dan melepasnya di tepi rel.'],
        ['Tiga pasar malam', 'Fengjia, Liuhe, dan Ximending.'],
      ],
      en: [
        ['Alishan forest train', 'Running among the hinoki cypresses since 1912.'],
        ['Sun Moon Lake', 'A boat trip around Lalu Island and a stop at Wenwu Temple.'],
        ['Lanterns in Shifen', 'Write a wish and let it rise beside the railway track.'],
        ['Three night markets', 'Fengjia, Liuhe and Ximending.'],
      ],
    },
  },
  10: {
    slug: 'hong-kong-shenzhen-makau',
    seoTitle: {
      id: 'Tour Hong Kong – Shenzhen – Makau 5 Hari',
      en: '5-Day Hong Kong – Shenzhen – Macau Tour',
    },
    seoDescription: {
      id: 'Victoria Peak, Window of the World, Reruntuhan St. Paul, dan jembatan laut 55 kilometer. Tiga kota dalam lima hari mulai Rp 14,9 juta.',
      en: 'Victoria Peak, Window of the World, the Ruins of St Paul’s and a 55-kilometre sea bridge. Three cities in five days from Rp 14.9 million.',
    },
    paragraphs: {
      id: [
        'Tiga kota di muara Sungai Mutiara, tiga mata uang, dan tiga suasana dalam lima hari. Feri dan jembatan laut menghubungkan semuanya, sehingga tidak ada jalan yang dilalui dua kali.',
        'Program ini cocok untuk perjalanan pertama ke luar negeri. Yang membawa anak dapat menukar satu hari dengan Hong Kong Disneyland; beri tahu kami saat memesan.',
      ],
      en: [
        'Three cities at the mouth of the Pearl River, three currencies and three moods in five days. Ferry and sea bridge link them all, so no road is travelled twice.',
        'This programme suits a first journey abroad. If you travel with children, you can exchange one day for Hong Kong Disneyland; let us know when you book.',
      ],
    },
    highlights: {
      id: [
        ['Victoria Peak', 'Naik trem tua untuk pemandangan pelabuhan.'],
        ['Reruntuhan St. Paul', 'Lapangan Senado dan egg tart hangat.'],
        ['Jembatan laut 55 kilometer', 'Dari Makau langsung ke bandara.'],
        ['Dim sum halal', 'Makan malam di kantin Islam Wan Chai.'],
      ],
      en: [
        ['Victoria Peak', 'Up by the old tram for a view of the harbour.'],
        ['Ruins of St Paul’s', 'Senado Square and warm egg tarts.'],
        ['The 55-kilometre sea bridge', 'From Macau straight to the airport.'],
        ['Halal dim sum', 'Dinner at the Islamic canteen in Wan Chai.'],
      ],
    },
  },
};

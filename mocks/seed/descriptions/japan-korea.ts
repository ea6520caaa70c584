import type { TourDescription } from '../tour-row.ts';

export const japanKoreaDescriptions: Readonly<Record<number, TourDescription>> = {
  1: {
    slug: 'jepang-golden-route',
    seoTitle: 'Tour Jepang Golden Route 7 Hari | Osaka, Kyoto, Tokyo',
    seoDescription:
      'Tujuh hari dari Osaka ke Tokyo dengan Shinkansen, satu malam onsen di kaki Gunung Fuji, dan tour leader dari Jakarta. Lihat jadwal dan sisa kursi.',
    paragraphs: [
      'Jalur ini adalah perkenalan terbaik dengan Jepang: dapur Osaka, kuil Kyoto, kaki Gunung Fuji, dan Tokyo yang tidak pernah diam. Anda bergerak ke satu arah saja, tiba di Osaka dan pulang dari Tokyo, sehingga tidak ada hari yang habis untuk kembali.',
      'Ritmenya cocok untuk keluarga dengan anak maupun orang tua. Satu malam menginap di hotel onsen tepi Danau Kawaguchi, dan hari terakhir di Tokyo menyisakan malam yang bebas. Pilihan makan tanpa babi tersedia sepanjang perjalanan.',
    ],
    highlights: [
      ['Shinkansen Kyoto – Mishima', 'Dua jam di kereta peluru, kursi sudah dipesan.'],
      ['Malam onsen di Kawaguchiko', 'Yukata, makan malam kaiseki, dan pemandian air panas.'],
      ['Seribu torii Fushimi Inari', 'Datang pagi, sebelum lorongnya penuh.'],
      ['Gunung Fuji dari dekat', 'Stasiun 5 bila cuaca baik, Owakudani sebagai pengganti.'],
    ],
  },
  2: {
    slug: 'sakura-jepang-shirakawago',
    seoTitle: 'Tour Sakura Jepang & Shirakawago 8 Hari',
    seoDescription:
      'Sakura di Kyoto, Chureito, dan Tokyo, ditambah desa atap jerami Shirakawago. Delapan hari dengan kereta ekspres dan onsen, berangkat Maret dan April.',
    paragraphs: [
      'Musim sakura hanya bertahan sekitar sepuluh hari di setiap kota. Karena itu rute ini sengaja melewati tempat dengan waktu mekar yang berbeda: Osaka dan Kyoto lebih dulu, pegunungan Hida di tengah, lalu Fuji dan Tokyo.',
      'Di antara kota-kota besar, Anda menginap semalam di Takayama dan mengunjungi Shirakawago, desa pertanian yang sering masih menyimpan sisa salju. Waktu mekar mengikuti alam; tour leader menyesuaikan tempat hanami dengan prakiraan harian.',
    ],
    highlights: [
      ['Pagoda Chureito', 'Pagoda, sakura, dan Fuji dalam satu bingkai.'],
      ['Desa Shirakawago', 'Rumah gassho warisan dunia dari titik pandang Shiroyama.'],
      ['Kereta ekspres Hida', 'Menyusuri lembah sungai ke Takayama.'],
      ['Hanami di Ueno', 'Piknik di bawah pohon pada hari bebas di Tokyo.'],
    ],
  },
  3: {
    slug: 'hokkaido-musim-dingin',
    seoTitle: 'Tour Hokkaido Musim Dingin 7 Hari | Sapporo, Otaru',
    seoDescription:
      'Salju bubuk, onsen Noboribetsu, kanal Otaru, dan parade penguin Asahiyama. Tujuh hari di Hokkaido bersama tour leader dari Jakarta.',
    paragraphs: [
      'Hokkaido menerima salju paling ringan di Jepang, dan hampir setiap hari dalam perjalanan ini Anda menyentuhnya. Dua malam di kawasan onsen membuka perjalanan, sehingga tubuh menyesuaikan diri dengan dingin secara perlahan.',
      'Otaru dengan lampu gasnya, penguin yang berjalan di salju Asahikawa, dan Sapporo dengan pasar hasil lautnya melengkapi rute. Untuk keberangkatan awal Februari, Festival Salju Sapporo jatuh di tengah perjalanan.',
    ],
    highlights: [
      ['Onsen Noboribetsu', 'Berendam di air panas alami dengan salju di luar.'],
      ['Parade penguin', 'Kebun Binatang Asahiyama, hanya pada musim dingin.'],
      ['Kanal Otaru', 'Naik kereta tepi laut dan melihat bengkel kaca.'],
      ['Bermain salju', 'Seluncur ban untuk semua umur, snowmobile opsional.'],
    ],
  },
  4: {
    slug: 'korea-ceria-seoul-nami-everland',
    seoTitle: 'Tour Korea 6 Hari | Seoul, Nami, Everland',
    seoDescription:
      'Pulau Nami, sehari penuh di Everland, hanbok di Gyeongbokgung, dan belanja di Myeongdong. Enam hari di Korea untuk keluarga, mulai Rp 16,9 juta.',
    paragraphs: [
      'Enam hari yang ringan untuk keluarga: sehari penuh di Everland, setengah hari di Pulau Nami, dan dua hari di Seoul tanpa berpindah hotel lagi. Empat malam hanya memakai dua hotel, jadi koper jarang dibongkar.',
      'Makan siang dan malam memakai restoran bersertifikat atau ramah Muslim bila tersedia. Masjid Pusat Seoul di Itaewon masuk dalam rute, dan tour leader tahu tempat salat di setiap perhentian.',
    ],
    highlights: [
      ['Sehari di Everland', 'Safari, kereta kayu, dan taman bunga empat musim.'],
      ['Pulau Nami', 'Jalan metasequoia yang indah di segala musim.'],
      ['Hanbok di istana', 'Sewa pakaian adat sudah termasuk.'],
      ['Kelas kimbap halal', 'Memasak dan makan siang bersama di dekat Hongdae.'],
    ],
  },
  5: {
    slug: 'korea-jeju-busan-musim-semi',
    seoTitle: 'Tour Korea Jeju & Busan 7 Hari',
    seoDescription:
      'Kawah Seongsan, kebun teh O’sulloc, kuil tepi laut Busan, dan KTX ke Seoul. Tujuh hari melihat Korea dari selatan ke utara.',
    paragraphs: [
      'Perjalanan ini memperlihatkan Korea di luar ibu kota. Dua hari di Pulau Jeju untuk kawah, ladang kanola, dan penyelam haenyeo; satu hari di Busan untuk kuil di atas karang; lalu kereta cepat ke Seoul.',
      'Dua penerbangan domestik sudah termasuk, sehingga jarak jauh terasa singkat. Keberangkatan April dan Mei bertemu bunga, sedangkan November menghadirkan rumput perak dan jeruk matang di Jeju.',
    ],
    highlights: [
      ['Seongsan Ilchulbong', 'Kawah di tepi laut, didaki dalam tiga puluh menit.'],
      ['Haedong Yonggungsa', 'Kuil yang berdiri tepat di atas ombak.'],
      ['KTX Busan – Seoul', 'Empat ratus kilometer dalam dua setengah jam.'],
      ['Desa Gamcheon', 'Rumah berwarna yang bertingkat di lereng bukit.'],
    ],
  },
};

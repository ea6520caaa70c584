import type { TourDescription } from '../tour/row.ts';

export const japanKoreaDescriptions: Readonly<Record<number, TourDescription>> = {
  1: {
    slug: 'jepang-golden-route',
    seoTitle: {
      id: 'Tour Jepang Golden Route 7 Hari | Osaka, Kyoto, Tokyo',
      en: '7-Day Japan Golden Route Tour | Osaka, Kyoto, Tokyo',
    },
    seoDescription: {
      id: 'Tujuh hari dari Osaka ke Tokyo dengan Shinkansen, satu malam onsen di kaki Gunung Fuji, dan tour leader dari Jakarta. Lihat jadwal dan sisa kursi.',
      en: 'Seven days from Osaka to Tokyo by Shinkansen, one onsen night below Mount Fuji and a tour leader from Jakarta. See dates and seats left.',
    },
    paragraphs: {
      id: [
        'Jalur ini adalah perkenalan terbaik dengan Jepang: dapur Osaka, kuil Kyoto, kaki Gunung Fuji, dan Tokyo yang tidak pernah diam. Anda bergerak ke satu arah saja, tiba di Osaka dan pulang dari Tokyo, sehingga tidak ada hari yang habis untuk kembali.',
        'Ritmenya cocok untuk keluarga dengan anak maupun orang tua. Satu malam menginap di hotel onsen tepi Danau Kawaguchi, dan hari terakhir di Tokyo menyisakan malam yang bebas. Pilihan makan tanpa babi tersedia sepanjang perjalanan.',
      ],
      en: [
        'This route is a good introduction to Japan: Osaka’s kitchens, Kyoto’s temples, the foot of Mount Fuji, and Tokyo, which is never still. You travel in one direction only, arriving in Osaka and flying home from Tokyo, so no day is lost to going back.',
        'The pace suits families with children as well as older travellers. You spend one night in an onsen (hot spring) hotel on Lake Kawaguchi, and the last day in Tokyo leaves the evening free. Meals without pork are available throughout the journey.',
      ],
    },
    highlights: {
      id: [
        ['Shinkansen Kyoto – Mishima', 'Dua jam di kereta peluru, kursi sudah dipesan.'],
        ['Malam onsen di Kawaguchiko', 'Yukata, makan malam kaiseki, dan pemandian air panas.'],
        ['Seribu torii Fushimi Inari', 'Datang pagi, sebelum lorongnya penuh.'],
        ['Gunung Fuji dari dekat', 'Stasiun 5 bila cuaca baik, Owakudani sebagai pengganti.'],
      ],
      en: [
        ['Shinkansen Kyoto – Mishima', 'Two hours on the bullet train, with seats already reserved.'],
        ['Onsen night in Kawaguchiko', 'Yukata robes, a kaiseki dinner and hot spring baths.'],
        ['The thousand torii of Fushimi Inari', 'We come in the morning, before the path fills up.'],
        ['Mount Fuji up close', 'The 5th Station in good weather, Owakudani as the alternative.'],
      ],
    },
  },
  2: {
    slug: 'sakura-jepang-shirakawago',
    seoTitle: {
      id: 'Tour Sakura Jepang & Shirakawago 8 Hari',
      en: '8-Day Japan Cherry Blossom & Shirakawago Tour',
    },
    seoDescription: {
      id: 'Sakura di Kyoto, Chureito, dan Tokyo, ditambah desa atap jerami Shirakawago. Delapan hari dengan kereta ekspres dan onsen, berangkat Maret dan April.',
      en: 'Cherry blossom in Kyoto, Chureito and Tokyo, plus the thatched village of Shirakawago. Eight days with express train and onsen, in March and April.',
    },
    paragraphs: {
      id: [
        'Musim sakura hanya bertahan sekitar sepuluh hari di setiap kota. Karena itu rute ini sengaja melewati tempat dengan waktu mekar yang berbeda: Osaka dan Kyoto lebih dulu, pegunungan Hida di tengah, lalu Fuji dan Tokyo.',
        'Di antara kota-kota besar, Anda menginap semalam di Takayama dan mengunjungi Shirakawago, desa pertanian yang sering masih menyimpan sisa salju. Waktu mekar mengikuti alam; tour leader menyesuaikan tempat hanami dengan prakiraan harian.',
      ],
      en: [
        'In each city the cherry blossom lasts only about ten days. That is why this route deliberately passes through places that bloom at different times: Osaka and Kyoto first, the Hida mountains in between, then Fuji and Tokyo.',
        'Between the big cities you spend a night in Takayama and visit Shirakawago, a farming village where the last of the snow often still lies. The blossom follows nature; the tour leader chooses the places for hanami (blossom viewing) by the daily forecast.',
      ],
    },
    highlights: {
      id: [
        ['Pagoda Chureito', 'Pagoda, sakura, dan Fuji dalam satu bingkai.'],
        ['Desa Shirakawago', 'Rumah gassho warisan dunia dari titik pandang Shiroyama.'],
        ['Kereta ekspres Hida', 'Menyusuri lembah sungai ke Takayama.'],
        ['Hanami di Ueno', 'Piknik di bawah pohon pada hari bebas di Tokyo.'],
      ],
      en: [
        ['Chureito Pagoda', 'Pagoda, blossom and Fuji in one frame.'],
        ['Shirakawago village', 'World Heritage gassho houses, seen from the Shiroyama viewpoint.'],
        ['Hida express train', 'Along a river valley to Takayama.'],
        ['Hanami in Ueno', 'A picnic under the trees on the free day in Tokyo.'],
      ],
    },
  },
  3: {
    slug: 'hokkaido-musim-dingin',
    seoTitle: {
      id: 'Tour Hokkaido Musim Dingin 7 Hari | Sapporo, Otaru',
      en: '7-Day Hokkaido Winter Tour | Sapporo, Otaru',
    },
    seoDescription: {
      id: 'Salju bubuk, onsen Noboribetsu, kanal Otaru, dan parade penguin Asahiyama. Tujuh hari di Hokkaido bersama tour leader dari Jakarta.',
      en: 'Powder snow, Noboribetsu’s onsen, the Otaru canal and the penguin parade at Asahiyama. Seven days in Hokkaido with a tour leader from Jakarta.',
    },
    paragraphs: {
      id: [
        'Hokkaido menerima salju paling ringan di Jepang, dan hampir setiap hari dalam perjalanan ini Anda menyentuhnya. Dua malam di kawasan onsen membuka perjalanan, sehingga tubuh menyesuaikan diri dengan dingin secara perlahan.',
        'Otaru dengan lampu gasnya, penguin yang berjalan di salju Asahikawa, dan Sapporo dengan pasar hasil lautnya melengkapi rute. Untuk keberangkatan awal Februari, Festival Salju Sapporo jatuh di tengah perjalanan.',
      ],
      en: [
        'Hokkaido receives the lightest snow in Japan, and you touch it on almost every day of this journey. Two nights in a hot spring area open the tour, so that your body gets used to the cold slowly.',
        'Otaru with its gas lamps, the penguins walking through the snow in Asahikawa and Sapporo with its seafood market complete the route. On the early February departure, the Sapporo Snow Festival falls in the middle of the journey.',
      ],
    },
    highlights: {
      id: [
        ['Onsen Noboribetsu', 'Berendam di air panas alami dengan salju di luar.'],
        ['Parade penguin', 'Kebun Binatang Asahiyama, hanya pada musim dingin.'],
        ['Kanal Otaru', 'Naik kereta tepi laut dan melihat bengkel kaca.'],
        ['Bermain salju', 'Seluncur ban untuk semua umur, snowmobile opsional.'],
      ],
      en: [
        ['Noboribetsu onsen', 'Soak in natural hot springs, with snow outside.'],
        ['Penguin parade', 'At Asahiyama Zoo, in winter only.'],
        ['Otaru canal', 'A train ride along the sea and a look at the glass workshops.'],
        ['Playing in the snow', 'Snow tubing for all ages, snowmobile optional.'],
      ],
    },
  },
  4: {
    slug: 'korea-ceria-seoul-nami-everland',
    seoTitle: {
      id: 'Tour Korea 6 Hari | Seoul, Nami, Everland',
      en: '6-Day Korea Tour | Seoul, Nami, Everland',
    },
    seoDescription: {
      id: 'Pulau Nami, sehari penuh di Everland, hanbok di Gyeongbokgung, dan belanja di Myeongdong. Enam hari di Korea untuk keluarga, mulai Rp 16,9 juta.',
      en: 'Nami Island, a full day at Everland, hanbok at Gyeongbokgung and shopping in Myeongdong. Six days in Korea for families, from Rp 16.9 million.',
    },
    paragraphs: {
      id: [
        'Enam hari yang ringan untuk keluarga: sehari penuh di Everland, setengah hari di Pulau Nami, dan dua hari di Seoul tanpa berpindah hotel lagi. Empat malam hanya memakai dua hotel, jadi koper jarang dibongkar.',
        'Makan siang dan malam memakai restoran bersertifikat halal atau ramah muslim bila tersedia. Masjid Pusat Seoul di Itaewon masuk dalam rute, dan tour leader tahu tempat salat di setiap perhentian.',
      ],
      en: [
        'Six easy days for families: a full day at Everland, half a day on Nami Island, and two days in Seoul without another change of hotel. The four nights use only two hotels, so you rarely have to unpack.',
        'Lunches and dinners are in halal-certified or Muslim-friendly restaurants where available. Seoul Central Mosque in Itaewon is on the route, and the tour leader knows where to pray at every stop.',
      ],
    },
    highlights: {
      id: [
        ['Sehari di Everland', 'Safari, roller coaster kayu, dan taman bunga empat musim.'],
        ['Pulau Nami', 'Jalan metasequoia yang indah di segala musim.'],
        ['Hanbok di istana', 'Sewa pakaian adat sudah termasuk.'],
        ['Kelas kimbap halal', 'Memasak dan makan siang bersama di dekat Hongdae.'],
      ],
      en: [
        ['A day at Everland', 'A safari, a wooden roller coaster and a four-season flower garden.'],
        ['Nami Island', 'The metasequoia avenue, lovely in every season.'],
        ['Hanbok at the palace', 'Hire of the traditional dress is included.'],
        ['Halal kimbap class', 'Cooking and lunch together near Hongdae.'],
      ],
    },
  },
  5: {
    slug: 'korea-jeju-busan-musim-semi',
    seoTitle: {
      id: 'Tour Korea Jeju & Busan 7 Hari',
      en: '7-Day Korea Tour: Jeju & Busan',
    },
    seoDescription: {
      id: 'Kawah Seongsan, kebun teh O’sulloc, kuil tepi laut Busan, dan KTX ke Seoul. Tujuh hari melihat Korea dari selatan ke utara.',
      en: 'Seongsan crater, the O’sulloc tea gardens, Busan’s seaside temple and the KTX to Seoul. Seven days seeing Korea from south to north.',
    },
    paragraphs: {
      id: [
        'Perjalanan ini memperlihatkan Korea di luar ibu kota. Dua hari di Pulau Jeju untuk kawah, ladang kanola, dan penyelam haenyeo; satu hari di Busan untuk kuil di atas karang; lalu kereta cepat ke Seoul.',
        'Dua penerbangan domestik sudah termasuk, sehingga jarak jauh terasa singkat. Keberangkatan April dan Mei bertemu bunga, sedangkan November menghadirkan rumput perak dan jeruk matang di Jeju.',
      ],
      en: [
        'This journey shows Korea beyond its capital. Two days on Jeju Island for the crater, the canola fields and the haenyeo (women divers); one day in Busan for the temple on the rocks; then the high-speed train to Seoul.',
        'Two domestic flights are included, so the long distances feel short. The April and May departures meet the flowers, while November brings silver grass and ripe tangerines to Jeju.',
      ],
    },
    highlights: {
      id: [
        ['Seongsan Ilchulbong', 'Kawah di tepi laut, didaki dalam tiga puluh menit.'],
        ['Haedong Yonggungsa', 'Kuil yang berdiri tepat di atas ombak.'],
        ['KTX Busan – Seoul', 'Empat ratus kilometer dalam dua setengah jam.'],
        ['Desa Gamcheon', 'Rumah berwarna yang bertingkat di lereng bukit.'],
      ],
      en: [
        ['Seongsan Ilchulbong', 'A crater by the sea, climbed in thirty minutes.'],
        ['Haedong Yonggungsa', 'A temple that stands right above the waves.'],
        ['KTX Busan – Seoul', 'Four hundred kilometres in two and a half hours.'],
        ['Gamcheon village', 'Coloured houses rising in tiers up a hillside.'],
      ],
    },
  },
};

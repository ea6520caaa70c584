import type { TourDescription } from '../tour-row.ts';

export const otherRegionDescriptions: Readonly<Record<number, TourDescription>> = {
  30: {
    slug: 'sydney-melbourne-gold-coast',
    seoTitle: 'Tour Australia 8 Hari | Sydney, Gold Coast, Melbourne',
    seoDescription:
      'Pelabuhan Sydney, Blue Mountains, Sea World, dan Great Ocean Road dalam delapan hari. Dua penerbangan domestik sudah termasuk.',
    paragraphs: [
      'Tiga kota pantai timur yang saling melengkapi: pelabuhan, pantai, dan lorong kopi. Dua penerbangan domestik sudah termasuk, sehingga Anda tidak menghabiskan hari di jalan raya.',
      'Anak-anak bertemu kanguru dan koala pada hari ketiga dan bermain di taman tema pada hari kelima. Great Ocean Road menjadi penutup yang paling diingat.',
    ],
    highlights: [
      ['Makan siang di pelabuhan', 'Kapal berkeliling di depan Gedung Opera.'],
      ['Dua Belas Rasul', 'Sehari di Great Ocean Road.'],
      ['Blue Mountains', 'Tiga Saudari dan kereta Scenic World.'],
      ['Sea World', 'Satu hari penuh di Gold Coast.'],
    ],
  },
  31: {
    slug: 'selandia-baru-pulau-selatan-milford',
    seoTitle: 'Tour Selandia Baru 9 Hari | Queenstown, Milford',
    seoDescription:
      'Danau Tekapo, Gunung Cook, Milford Sound, dan Queenstown. Sembilan hari di Pulau Selatan dengan satu hari bebas, grup maksimal 24 orang.',
    paragraphs: [
      'Pulau Selatan adalah perjalanan tentang jalan itu sendiri: dataran Canterbury, danau berwarna pirus, celah pegunungan, dan fjord. Bus berhenti sesering pemandangannya meminta.',
      'Anda menginap di Te Anau sesudah Milford Sound, sehingga tidak perlu pulang pergi dua belas jam dari Queenstown. Satu hari bebas di Queenstown disimpan untuk petualangan pilihan sendiri.',
    ],
    highlights: [
      ['Milford Sound', 'Kapal sampai Laut Tasman di kaki Mitre Peak.'],
      ['Langit Tekapo', 'Salah satu langit malam tergelap di dunia.'],
      ['Aoraki/Gunung Cook', 'Jalan ringan di Lembah Hooker.'],
      ['TSS Earnslaw', 'Kapal uap 1912 ke peternakan Walter Peak.'],
    ],
  },
  32: {
    slug: 'perth-wildflower',
    seoTitle: 'Tour Perth & Wildflower 6 Hari',
    seoDescription:
      'Bunga liar Kings Park, gurun Pinnacles, quokka di Rottnest, dan Lembah Swan. Enam hari di Australia Barat setiap Agustus dan September.',
    paragraphs: [
      'Antara Agustus dan September, Australia Barat ditutupi bunga liar, salah satu hamparan alami terluas di dunia. Perth hanya empat setengah jam dari Jakarta dan berbeda satu jam saja.',
      'Program ini menggabungkan padang bunga dengan gurun Pinnacles, satwa di Caversham, dan quokka di Pulau Rottnest. Jadwal musim berikutnya diumumkan setelah prakiraan mekar keluar.',
    ],
    highlights: [
      ['Bunga liar Lesueur', 'Everlasting dan cakar kanguru di tepi jalan.'],
      ['Quokka Rottnest', 'Satwa kecil yang selalu tampak tersenyum.'],
      ['Gurun Pinnacles', 'Ribuan tiang kapur di pasir kuning.'],
      ['Lembah Swan', 'Cokelat, madu, dan nougat buatan lokal.'],
    ],
  },
  33: {
    slug: 'kashmir-golden-triangle-india',
    seoTitle: 'Tour Kashmir & Golden Triangle India 9 Hari',
    seoDescription:
      'Rumah perahu Danau Dal, gondola Gulmarg, Taj Mahal, dan Jaipur. Sembilan hari di India dengan e-visa, mulai Rp 23,9 juta.',
    paragraphs: [
      'Perjalanan dimulai di ketinggian: danau, taman Mughal, dan salju Gulmarg di Kashmir. Kemudian turun ke dataran untuk tiga kota kekaisaran, Delhi, Agra, dan Jaipur.',
      'Dua penerbangan domestik menggantikan perjalanan darat dua hari. Akhir Maret dan April bertepatan dengan mekarnya taman tulip Srinagar. Menu vegetarian dan halal tersedia di semua kota.',
    ],
    highlights: [
      ['Rumah perahu Danau Dal', 'Bermalam di kayu berukir di atas air.'],
      ['Gondola Gulmarg', 'Salju di ketinggian hampir 4.000 meter.'],
      ['Taj Mahal saat senja', 'Marmer yang berubah warna tiap menit.'],
      ['Benteng Amber', 'Ruang cermin di atas bukit Jaipur.'],
    ],
  },
  34: {
    slug: 'uzbekistan-tashkent-samarkand-bukhara',
    seoTitle: 'Tour Uzbekistan 8 Hari | Samarkand & Bukhara',
    seoDescription:
      'Registan, makam Imam al-Bukhari, Menara Kalyan, dan kereta Afrosiyob. Delapan hari di Jalur Sutra, bebas visa 30 hari.',
    paragraphs: [
      'Samarkand dan Bukhara adalah nama yang hidup dalam sejarah ilmu Islam. Perjalanan ini menggabungkan ziarah ke makam Imam al-Bukhari dan Bahauddin Naqshband dengan madrasah biru di Registan.',
      'Kereta cepat menghubungkan ketiga kota, sehingga tidak ada perjalanan bus yang lebih lama dari satu jam. Makanan halal di mana-mana, dan plov menjadi hidangan setiap kota dengan resepnya sendiri.',
    ],
    highlights: [
      ['Registan', 'Tiga madrasah, dilihat siang dan malam.'],
      ['Makam Imam al-Bukhari', 'Ziarah di luar kota Samarkand.'],
      ['Kereta Afrosiyob', 'Tashkent ke Samarkand dalam dua jam lebih.'],
      ['Bukhara lama', 'Menara Kalyan dan pasar berkubah.'],
    ],
  },
  35: {
    slug: 'usa-west-coast',
    seoTitle: 'Tour USA West Coast 11 Hari | San Francisco – LA',
    seoDescription:
      'Golden Gate, Yosemite, Grand Canyon West, Las Vegas, dan Universal Studios dalam sebelas hari. Pendampingan visa Amerika sejak awal.',
    paragraphs: [
      'Dari kabut San Francisco ke pantai Santa Monica, perjalanan ini melintasi granit Yosemite, Gurun Mojave, dan tepi Grand Canyon. Delapan malam, empat kota, satu arah.',
      'Visa Amerika memerlukan wawancara; tim kami membantu mengisi DS-160 dan memberi latihan singkat. Mulailah paling lambat empat bulan sebelum tanggal berangkat.',
    ],
    highlights: [
      ['Yosemite', 'El Capitan dan air terjun dari Tunnel View.'],
      ['Grand Canyon West', 'Skywalk berlantai kaca di atas jurang.'],
      ['Universal Studios', 'Sehari penuh di Hollywood.'],
      ['Golden Gate', 'Dari Vista Point sampai Pier 39.'],
    ],
  },
  36: {
    slug: 'usa-east-coast-niagara',
    seoTitle: 'Tour USA East Coast & Niagara 11 Hari',
    seoDescription:
      'New York, Washington DC, Air Terjun Niagara, dan Toronto dalam sebelas hari. Dua negara, satu arah, dengan kapal ke Horseshoe Falls.',
    paragraphs: [
      'Tiga hari di New York, dua hari di ibu kota Amerika, lalu ke utara sampai kabut Niagara dan tepi Danau Ontario. Anda pulang dari Toronto tanpa kembali ke New York.',
      'Perjalanan memerlukan visa Amerika dan Kanada; keduanya kami urus bersama. Hotel di Niagara berada di sisi Kanada, dengan pemandangan air terjun yang lebih lebar.',
    ],
    highlights: [
      ['Patung Liberty', 'Feri dari Battery Park dan Ellis Island.'],
      ['Kapal Niagara', 'Masuk ke kabut Horseshoe Falls.'],
      ['Museum Smithsonian', 'Setengah hari bebas memilih di Washington.'],
      ['Menara CN', 'Dek kaca di atas Toronto.'],
    ],
  },
};

import type { TourDescription } from '../tour/row.ts';
import { australiaDescriptions } from './australia.ts';

export const otherRegionDescriptions: Readonly<Record<number, TourDescription>> = {
  ...australiaDescriptions,
  33: {
    slug: 'kashmir-golden-triangle-india',
    seoTitle: {
      id: 'Tour Kashmir & Golden Triangle India 9 Hari',
      en: '9-Day Kashmir & India’s Golden Triangle Tour',
    },
    seoDescription: {
      id: 'Rumah perahu Danau Dal, gondola Gulmarg, Taj Mahal, dan Jaipur. Sembilan hari di India dengan e-visa, mulai Rp 23,9 juta.',
      en: 'Houseboats on Dal Lake, the Gulmarg gondola, the Taj Mahal and Jaipur. Nine days in India with an e-visa, from Rp 23.9 million.',
    },
    paragraphs: {
      id: [
        'Perjalanan dimulai di ketinggian: danau, taman Mughal, dan salju Gulmarg di Kashmir. Kemudian turun ke dataran untuk tiga kota kekaisaran, Delhi, Agra, dan Jaipur.',
        'Dua penerbangan domestik menggantikan perjalanan darat dua hari. Akhir Maret dan April bertepatan dengan mekarnya taman tulip Srinagar. Menu vegetarian dan halal tersedia di semua kota.',
      ],
      en: [
        'The journey begins at altitude: lakes, Mughal gardens and the snow of Gulmarg in Kashmir. Then it descends to the plains for three imperial cities, Delhi, Agra and Jaipur.',
        'Two domestic flights replace two days of travel by road. Late March and April coincide with the flowering of Srinagar’s tulip garden. Vegetarian and halal menus are available in every city.',
      ],
    },
    highlights: {
      id: [
        ['Rumah perahu Danau Dal', 'Bermalam di kayu berukir di atas air.'],
        ['Gondola Gulmarg', 'Salju di ketinggian hampir 4.000 meter.'],
        ['Taj Mahal saat senja', 'Marmer yang berubah warna tiap menit.'],
        ['Benteng Amber', 'Ruang cermin di atas bukit Jaipur.'],
      ],
      en: [
        ['Houseboat on Dal Lake', 'Sleep among carved wood on the water.'],
        ['Gulmarg gondola', 'Snow at almost 4,000 metres.'],
        ['The Taj Mahal at dusk', 'Marble that changes colour by the minute.'],
        ['Amber Fort', 'The hall of mirrors on a hill in Jaipur.'],
      ],
    },
  },
  34: {
    slug: 'uzbekistan-tashkent-samarkand-bukhara',
    seoTitle: {
      id: 'Tour Uzbekistan 8 Hari | Samarkand & Bukhara',
      en: '8-Day Uzbekistan Tour | Samarkand & Bukhara',
    },
    seoDescription: {
      id: 'Registan, makam Imam al-Bukhari, Menara Kalyan, dan kereta Afrosiyob. Delapan hari di Jalur Sutra, bebas visa 30 hari.',
      en: 'The Registan, the tomb of Imam al-Bukhari, the Kalyan Minaret and the Afrosiyob train. Eight days on the Silk Road, visa-free for 30 days.',
    },
    paragraphs: {
      id: [
        'Samarkand dan Bukhara adalah nama yang hidup dalam sejarah ilmu Islam. Perjalanan ini menggabungkan ziarah ke makam Imam al-Bukhari dan Bahauddin Naqshband dengan madrasah biru di Registan.',
        'Kereta cepat menghubungkan ketiga kota, sehingga tidak ada perjalanan bus yang lebih lama dari satu jam. Makanan halal di mana-mana, dan plov menjadi hidangan setiap kota dengan resepnya sendiri.',
      ],
      en: [
        'Samarkand and Bukhara are living names in the history of Islamic scholarship. This journey combines a pilgrimage to the tombs of Imam al-Bukhari and Bahauddin Naqshband with the blue madrasas of the Registan.',
        'A high-speed train connects the three cities, so no bus journey takes longer than an hour. Halal food is everywhere, and plov (a rice dish) is cooked in every city to its own recipe.',
      ],
    },
    highlights: {
      id: [
        ['Registan', 'Tiga madrasah berubin biru dan emas.'],
        ['Makam Imam al-Bukhari', 'Ziarah di luar kota Samarkand.'],
        ['Kereta Afrosiyob', 'Tashkent ke Samarkand dalam dua jam lebih.'],
        ['Bukhara lama', 'Menara Kalyan dan pasar berkubah.'],
      ],
      en: [
        ['The Registan', 'Three madrasas in blue and gold tiles.'],
        ['Tomb of Imam al-Bukhari', 'A pilgrimage outside the city of Samarkand.'],
        ['Afrosiyob train', 'Tashkent to Samarkand in a little over two hours.'],
        ['Old Bukhara', 'The Kalyan Minaret and the domed bazaars.'],
      ],
    },
  },
  35: {
    slug: 'usa-west-coast',
    seoTitle: {
      id: 'Tour USA West Coast 11 Hari | San Francisco – LA',
      en: '11-Day USA West Coast Tour | San Francisco – LA',
    },
    seoDescription: {
      id: 'Golden Gate, Yosemite, Grand Canyon West, Las Vegas, dan Universal Studios dalam sebelas hari. Pendampingan visa Amerika sejak awal.',
      en: 'The Golden Gate, Yosemite, Grand Canyon West, Las Vegas and Universal Studios in eleven days. Help with your US visa from the start.',
    },
    paragraphs: {
      id: [
        'Dari kabut San Francisco ke pantai Santa Monica, perjalanan ini melintasi granit Yosemite, Gurun Mojave, dan tepi Grand Canyon. Delapan malam, empat kota, satu arah.',
        'Visa Amerika memerlukan wawancara; tim kami membantu mengisi DS-160 dan memberi latihan singkat. Mulailah paling lambat empat bulan sebelum tanggal berangkat.',
      ],
      en: [
        'From the fog of San Francisco to the beach of Santa Monica, this journey crosses the granite of Yosemite, the Mojave Desert and the edge of the Grand Canyon. Eight nights, four cities, one direction.',
        'The US visa requires an interview; our team helps you fill in the DS-160 form and gives you a short practice session. Start no later than four months before the departure date.',
      ],
    },
    highlights: {
      id: [
        ['Yosemite', 'El Capitan dan air terjun dari Tunnel View.'],
        ['Grand Canyon West', 'Skywalk berlantai kaca di atas jurang.'],
        ['Universal Studios', 'Sehari penuh di Hollywood.'],
        ['Golden Gate', 'Dari Vista Point sampai Pier 39.'],
      ],
      en: [
        ['Yosemite', 'El Capitan and the waterfalls from Tunnel View.'],
        ['Grand Canyon West', 'The glass-floored Skywalk above the canyon.'],
        ['Universal Studios', 'A full day in Hollywood.'],
        ['Golden Gate', 'From Vista Point to Pier 39.'],
      ],
    },
  },
  36: {
    slug: 'usa-east-coast-niagara',
    seoTitle: {
      id: 'Tour USA East Coast & Niagara 11 Hari',
      en: '11-Day USA East Coast & Niagara Tour',
    },
    seoDescription: {
      id: 'New York, Washington DC, Air Terjun Niagara, dan Toronto dalam sebelas hari. Dua negara, satu arah, dengan kapal ke Horseshoe Falls.',
      en: 'New York, Washington DC, Niagara Falls and Toronto in eleven days. Two countries, one direction, with a boat to Horseshoe Falls.',
    },
    paragraphs: {
      id: [
        'Dua hari di New York, dua hari di ibu kota Amerika, lalu ke utara sampai kabut Niagara dan tepi Danau Ontario. Anda pulang dari Toronto tanpa kembali ke New York.',
        'Perjalanan memerlukan visa Amerika dan Kanada; keduanya kami urus bersama. Hotel di Niagara berada di sisi Kanada, dengan pemandangan air terjun yang lebih lebar.',
      ],
      en: [
        'Two days in New York, two in the American capital, then north to the mist of Niagara and the shore of Lake Ontario. You fly home from Toronto without returning to New York.',
        'The journey requires visas for the United States and Canada; we handle both together. The hotel in Niagara is on the Canadian side, with the wider view of the falls.',
      ],
    },
    highlights: {
      id: [
        ['Patung Liberty', 'Feri dari Battery Park, melewati Ellis Island.'],
        ['Kapal Niagara', 'Masuk ke kabut Horseshoe Falls.'],
        ['Museum Smithsonian', 'Setengah hari bebas memilih di Washington.'],
        ['Menara CN', 'Dek kaca di atas Toronto.'],
      ],
      en: [
        ['Statue of Liberty', 'The ferry from Battery Park, past Ellis Island.'],
        ['Niagara boat', 'Into the mist of Horseshoe Falls.'],
        ['Smithsonian museums', 'Half a day in Washington to choose for yourself.'],
        ['CN Tower', 'A glass deck above Toronto.'],
      ],
    },
  },
};

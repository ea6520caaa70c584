import type { TourDescription } from '../tour/row.ts';

export const australiaDescriptions: Readonly<Record<number, TourDescription>> = {
  30: {
    slug: 'sydney-melbourne-gold-coast',
    seoTitle: {
      id: 'Tour Australia 8 Hari | Sydney, Gold Coast, Melbourne',
      en: '8-Day Australia Tour | Sydney, Gold Coast, Melbourne',
    },
    seoDescription: {
      id: 'Pelabuhan Sydney, Blue Mountains, Sea World, dan Great Ocean Road dalam delapan hari. Dua penerbangan domestik sudah termasuk.',
      en: 'Sydney Harbour, the Blue Mountains, Sea World and the Great Ocean Road in eight days. Two domestic flights are included.',
    },
    paragraphs: {
      id: [
        'Tiga kota pantai timur yang saling melengkapi: pelabuhan, pantai, dan lorong kopi. Dua penerbangan domestik sudah termasuk, sehingga Anda tidak menghabiskan hari di jalan raya.',
        'Anak-anak bertemu kanguru dan koala pada hari ketiga dan bermain di taman tema pada hari kelima. Great Ocean Road menjadi penutup yang paling diingat.',
      ],
      en: [
        'Three cities of the east coast that complement one another: harbour, beach and coffee laneways. Two domestic flights are included, so you spend no days on the motorway.',
        'Children meet kangaroos and koalas on the third day and play in a theme park on the fifth. The Great Ocean Road is the closing day that stays in the memory.',
      ],
    },
    highlights: {
      id: [
        ['Makan siang di pelabuhan', 'Kapal berkeliling di depan Gedung Opera.'],
        ['Dua Belas Rasul', 'Sehari di Great Ocean Road.'],
        ['Blue Mountains', 'Tiga Saudari dan kereta Scenic World.'],
        ['Sea World', 'Satu hari penuh di Gold Coast.'],
      ],
      en: [
        ['Lunch on the harbour', 'The boat circles in front of the Opera House.'],
        ['Twelve Apostles', 'A day on the Great Ocean Road.'],
        ['Blue Mountains', 'The Three Sisters and the Scenic World railway.'],
        ['Sea World', 'A full day on the Gold Coast.'],
      ],
    },
  },
  31: {
    slug: 'selandia-baru-pulau-selatan-milford',
    seoTitle: {
      id: 'Tour Selandia Baru 9 Hari | Queenstown, Milford',
      en: '9-Day New Zealand Tour | Queenstown, Milford',
    },
    seoDescription: {
      id: 'Danau Tekapo, Gunung Cook, Milford Sound, dan Queenstown. Sembilan hari di Pulau Selatan dengan satu hari bebas, grup maksimal 24 orang.',
      en: 'Lake Tekapo, Mount Cook, Milford Sound and Queenstown. Nine days on the South Island with one free day, in a group of at most 24 people.',
    },
    paragraphs: {
      id: [
        'Pulau Selatan adalah perjalanan tentang jalan itu sendiri: dataran Canterbury, danau berwarna pirus, celah pegunungan, dan fjord. Bus berhenti sesering pemandangannya meminta.',
        'Anda menginap di Te Anau sesudah Milford Sound, sehingga tidak perlu pulang-pergi dua belas jam dari Queenstown. Satu hari bebas di Queenstown disimpan untuk petualangan pilihan sendiri.',
      ],
      en: [
        'On the South Island, the journey is about the road itself: the Canterbury Plains, turquoise lakes, mountain passes and fjords. The bus stops as often as the view asks for it.',
        'You stay in Te Anau after Milford Sound, so there is no twelve-hour round trip from Queenstown. One free day in Queenstown is kept for an adventure of your own choice.',
      ],
    },
    highlights: {
      id: [
        ['Milford Sound', 'Kapal sampai Laut Tasman di kaki Mitre Peak.'],
        ['Langit Tekapo', 'Salah satu langit malam tergelap di dunia.'],
        ['Aoraki/Gunung Cook', 'Jalan ringan di Lembah Hooker.'],
        ['TSS Earnslaw', 'Kapal uap 1912 ke peternakan Walter Peak.'],
      ],
      en: [
        ['Milford Sound', 'By boat as far as the Tasman Sea, below Mitre Peak.'],
        ['Tekapo sky', 'One of the darkest night skies in the world.'],
        ['Aoraki/Mount Cook', 'An easy walk in the Hooker Valley.'],
        ['TSS Earnslaw', 'A 1912 steamship to Walter Peak farm.'],
      ],
    },
  },
  32: {
    slug: 'perth-wildflower',
    seoTitle: {
      id: 'Tour Perth & Wildflower 6 Hari',
      en: '6-Day Perth & Wildflowers Tour',
    },
    seoDescription: {
      id: 'Bunga liar Kings Park, gurun Pinnacles, quokka di Rottnest, dan Lembah Swan. Enam hari di Australia Barat setiap Agustus dan September.',
      en: 'Wildflowers in Kings Park, the Pinnacles desert, quokkas on Rottnest and the Swan Valley. Six days in Western Australia every August and September.',
    },
    paragraphs: {
      id: [
        'Antara Agustus dan September, Australia Barat ditutupi bunga liar, salah satu hamparan alami terluas di dunia. Perth hanya empat setengah jam dari Jakarta dan berbeda satu jam saja.',
        'Program ini menggabungkan padang bunga dengan gurun Pinnacles, satwa di Caversham, dan quokka di Pulau Rottnest. Jadwal musim berikutnya diumumkan setelah prakiraan mekar keluar.',
      ],
      en: [
        'Between August and September, Western Australia is covered in wildflowers, one of the largest natural displays in the world. Perth is only four and a half hours from Jakarta, and the time difference is just one hour.',
        'This programme combines fields of flowers with the Pinnacles desert, the animals of Caversham and the quokkas of Rottnest Island. Dates for the next season are announced once the flowering forecast is out.',
      ],
    },
    highlights: {
      id: [
        ['Bunga liar Lesueur', 'Everlasting dan cakar kanguru di tepi jalan.'],
        ['Quokka Rottnest', 'Satwa kecil yang selalu tampak tersenyum.'],
        ['Gurun Pinnacles', 'Ribuan tiang kapur di pasir kuning.'],
        ['Lembah Swan', 'Cokelat, madu, dan nougat buatan lokal.'],
      ],
      en: [
        ['The wildflowers of Lesueur', 'Everlastings and kangaroo paws along the road.'],
        ['Quokkas on Rottnest', 'Small animals that always seem to smile.'],
        ['Pinnacles desert', 'Thousands of limestone pillars in yellow sand.'],
        ['Swan Valley', 'Locally made chocolate, honey and nougat.'],
      ],
    },
  },
};

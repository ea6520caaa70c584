import type { TourDescription } from '../tour/row.ts';

export const southeastAsiaDescriptions: Readonly<Record<number, TourDescription>> = {
  22: {
    slug: 'bangkok-pattaya-keluarga',
    seoTitle: {
      id: 'Tour Bangkok – Pattaya 4 Hari untuk Keluarga',
      en: '4-Day Bangkok – Pattaya Tour for Families',
    },
    seoDescription: {
      id: 'Koh Larn, Nong Nooch, Wat Arun, dan belanja di Pratunam. Empat hari di Thailand, berangkat hampir setiap bulan mulai Rp 7,9 juta.',
      en: 'Koh Larn, Nong Nooch, Wat Arun and shopping in Pratunam. Four days in Thailand, departing almost every month, from Rp 7.9 million.',
    },
    paragraphs: {
      id: [
        'Empat hari yang mudah untuk keluarga dengan anak: penerbangan tiga setengah jam, dua malam di pantai, satu malam di kota. Berangkat hampir setiap bulan, jadi cuti pendek pun cukup.',
        'Makan memakai restoran halal di Pattaya dan Bangkok. Malam terakhir bebas, dan pagi sebelum pulang disediakan untuk belanja grosir di Pratunam.',
      ],
      en: [
        'Four easy days for families with children: a flight of three and a half hours, two nights at the beach, one night in the city. There is a departure almost every month, so a short break from work is enough.',
        'Meals are in halal restaurants in Pattaya and Bangkok. The last evening is free, and the morning before the flight home is kept for wholesale shopping in Pratunam.',
      ],
    },
    highlights: {
      id: [
        ['Koh Larn', 'Pulau berpasir putih dan laut tenang, dua puluh menit dari Pattaya.'],
        ['Nong Nooch', 'Kebun raya dengan lembah dinosaurus untuk anak.'],
        ['Wat Arun dari sungai', 'Perahu di Chao Phraya menjelang sore.'],
        ['Belanja di Platinum', 'Waktu cukup sebelum ke bandara.'],
      ],
      en: [
        ['Koh Larn', 'An island of white sand and calm sea, twenty minutes from Pattaya.'],
        ['Nong Nooch', 'A botanical garden with a dinosaur valley for children.'],
        ['Wat Arun from the river', 'By boat on the Chao Phraya in the late afternoon.'],
        ['Shopping at Platinum', 'There is enough time before the airport.'],
      ],
    },
  },
  23: {
    slug: 'vietnam-hanoi-ha-long-sapa',
    seoTitle: {
      id: 'Tour Vietnam Utara 6 Hari | Hanoi, Ha Long, Sapa',
      en: '6-Day Northern Vietnam Tour | Hanoi, Ha Long, Sapa',
    },
    seoDescription: {
      id: 'Berlayar di Teluk Ha Long, puncak Fansipan, desa Cat Cat, dan Kota Tua Hanoi. Enam hari mulai Rp 11,9 juta, bebas visa.',
      en: 'A cruise on Ha Long Bay, the summit of Fansipan, Cat Cat village and Hanoi’s Old Quarter. Six days from Rp 11.9 million, visa-free.',
    },
    paragraphs: {
      id: [
        'Vietnam utara punya tiga pemandangan yang sangat berbeda: kota tua yang ramai, teluk dengan ribuan pulau batu, dan pegunungan bertangga sawah. Enam hari cukup untuk ketiganya berkat jalan tol baru.',
        'September adalah musim padi menguning di Sapa, sedangkan Maret dan November membawa udara sejuk. Perjalanan Ha Long – Sapa memakan waktu sekitar tujuh jam dengan dua perhentian.',
      ],
      en: [
        'Northern Vietnam has three very different landscapes: a lively old quarter, a bay with thousands of rock islands, and mountains terraced with rice fields. Thanks to the new motorway, six days are enough for all three.',
        'In September the rice turns golden in Sapa, while March and November bring cool air. The drive from Ha Long to Sapa takes about seven hours with two stops.',
      ],
    },
    highlights: {
      id: [
        ['Teluk Ha Long', 'Kapal siang dengan makan hasil laut di dek.'],
        ['Fansipan, 3.143 meter', 'Kereta gantung ke atap Indochina.'],
        ['Desa Cat Cat', 'Kincir air dan tenun indigo suku Hmong.'],
        ['Kopi telur Hanoi', 'Dicicipi di Kota Tua setelah naik becak.'],
      ],
      en: [
        ['Ha Long Bay', 'A daytime cruise with seafood on deck.'],
        ['Fansipan, 3,143 metres', 'By cable car to the roof of Indochina.'],
        ['Cat Cat village', 'Water wheels and the indigo weaving of the Hmong.'],
        ['Hanoi egg coffee', 'Tasted in the Old Quarter after a cyclo ride.'],
      ],
    },
  },
  24: {
    slug: 'singapura-malaysia-liburan-sekolah',
    seoTitle: {
      id: 'Tour Singapura – Malaysia 4 Hari Liburan Sekolah',
      en: '4-Day Singapore – Malaysia Tour in the School Holidays',
    },
    seoDescription: {
      id: 'Universal Studios, Gardens by the Bay, Melaka, dan Kuala Lumpur. Empat hari khusus musim liburan sekolah, mulai Rp 8,5 juta.',
      en: 'Universal Studios, Gardens by the Bay, Melaka and Kuala Lumpur. Four days made for the school holidays, from Rp 8.5 million.',
    },
    paragraphs: {
      id: [
        'Jadwalnya mengikuti kalender sekolah: Juni, Juli, dan Desember. Anak mendapat satu hari penuh di Universal Studios, orang tua mendapat Melaka dan Kuala Lumpur.',
        'Pergi lewat Changi dan pulang lewat KLIA membuat perjalanan searah. Bangku bus di depan disediakan untuk keluarga dengan anak di bawah enam tahun.',
      ],
      en: [
        'The dates follow the school calendar: June, July and December. Children get a full day at Universal Studios, parents get Melaka and Kuala Lumpur.',
        'Flying out through Changi and home through KLIA keeps the journey in one direction. The front seats of the bus are reserved for families with children under six.',
      ],
    },
    highlights: {
      id: [
        ['Universal Studios', 'Tiket satu hari sudah termasuk.'],
        ['Gardens by the Bay', 'Pertunjukan cahaya Supertree di malam pertama.'],
        ['Melaka', 'Kota tua warisan dunia di tengah perjalanan.'],
        ['Batu Caves', '272 anak tangga berwarna sebelum pulang.'],
      ],
      en: [
        ['Universal Studios', 'A one-day ticket is included.'],
        ['Gardens by the Bay', 'The Supertree light show on the first evening.'],
        ['Melaka', 'A World Heritage old town halfway through the journey.'],
        ['Batu Caves', '272 coloured steps before you fly home.'],
      ],
    },
  },
  25: {
    slug: 'ho-chi-minh-da-nang-hoi-an',
    seoTitle: {
      id: 'Tour Ho Chi Minh – Da Nang – Hoi An 6 Hari',
      en: '6-Day Ho Chi Minh – Da Nang – Hoi An Tour',
    },
    seoDescription: {
      id: 'Delta Mekong, lampion Hoi An, dan Jembatan Emas Ba Na Hills. Enam hari dari selatan ke tengah Vietnam, bebas visa, mulai Rp 12,5 juta.',
      en: 'The Mekong Delta, Hoi An’s lanterns and the Golden Bridge at Ba Na Hills. Six days from southern to central Vietnam, visa-free, from Rp 12.5 million.',
    },
    paragraphs: {
      id: [
        'Dari Saigon yang sibuk ke kota lampion Hoi An, perjalanan ini menunjukkan Vietnam yang hangat. Satu penerbangan domestik memindahkan Anda dari delta sungai ke pantai tengah.',
        'Ba Na Hills dikunjungi pagi-pagi agar Jembatan Emas dapat dilihat sebelum ramai. Malam di Hoi An diterangi ratusan lampion; bulan purnama adalah saat terindah.',
      ],
      en: [
        'From busy Saigon to the lantern town of Hoi An, this journey shows the warm side of Vietnam. One domestic flight takes you from the river delta to the central coast.',
        'We visit Ba Na Hills early in the morning, so that you see the Golden Bridge before it gets busy. The evening in Hoi An is lit by hundreds of lanterns; it is especially lovely at full moon.',
      ],
    },
    highlights: {
      id: [
        ['Jembatan Emas', 'Sepasang tangan batu di atas awan Ba Na.'],
        ['Malam Hoi An', 'Lampion dan lentera kertas di Sungai Thu Bon.'],
        ['Delta Mekong', 'Sampan di kanal nipah Ben Tre.'],
        ['Pantai My Khe', 'Pagi terakhir di pasir Da Nang.'],
      ],
      en: [
        ['Golden Bridge', 'A pair of stone hands above the clouds of Ba Na.'],
        ['Evening in Hoi An', 'Lanterns, also afloat on the Thu Bon River.'],
        ['Mekong Delta', 'A sampan along the nipa palm canals of Ben Tre.'],
        ['My Khe Beach', 'The last morning on the sands of Da Nang.'],
      ],
    },
  },
};

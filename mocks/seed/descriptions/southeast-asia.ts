import type { TourDescription } from '../tour-row.ts';

export const southeastAsiaDescriptions: Readonly<Record<number, TourDescription>> = {
  22: {
    slug: 'bangkok-pattaya-keluarga',
    seoTitle: 'Tour Bangkok – Pattaya 4 Hari untuk Keluarga',
    seoDescription:
      'Koh Larn, Nong Nooch, Wat Arun, dan belanja di Pratunam. Empat hari di Thailand, berangkat hampir setiap bulan mulai Rp 7,9 juta.',
    paragraphs: [
      'Empat hari yang mudah untuk keluarga dengan anak: penerbangan tiga setengah jam, dua malam di pantai, satu malam di kota. Berangkat hampir setiap bulan, jadi cuti pendek pun cukup.',
      'Makan memakai restoran halal di Pattaya dan Bangkok. Malam terakhir bebas, dan pagi sebelum pulang disediakan untuk belanja grosir di Pratunam.',
    ],
    highlights: [
      ['Pulau Koh Larn', 'Pasir putih dan laut tenang, dua puluh menit dari Pattaya.'],
      ['Nong Nooch', 'Kebun raya dengan lembah dinosaurus untuk anak.'],
      ['Wat Arun dari sungai', 'Perahu di Chao Phraya menjelang sore.'],
      ['Belanja di Platinum', 'Waktu cukup sebelum ke bandara.'],
    ],
  },
  23: {
    slug: 'vietnam-hanoi-ha-long-sapa',
    seoTitle: 'Tour Vietnam Utara 6 Hari | Hanoi, Ha Long, Sapa',
    seoDescription:
      'Berlayar di Teluk Ha Long, puncak Fansipan, desa Cat Cat, dan Kota Tua Hanoi. Enam hari mulai Rp 11,9 juta, bebas visa.',
    paragraphs: [
      'Vietnam utara punya tiga pemandangan yang sangat berbeda: kota tua yang ramai, teluk dengan ribuan pulau batu, dan pegunungan bertangga sawah. Enam hari cukup untuk ketiganya berkat jalan tol baru.',
      'September adalah musim padi menguning di Sapa, sedangkan Maret dan November membawa udara sejuk. Perjalanan Ha Long – Sapa memakan waktu sekitar tujuh jam dengan dua perhentian.',
    ],
    highlights: [
      ['Teluk Ha Long', 'Kapal siang dengan makan hasil laut di dek.'],
      ['Fansipan, 3.143 meter', 'Kereta gantung ke atap Indochina.'],
      ['Desa Cat Cat', 'Kincir air dan tenun indigo suku Hmong.'],
      ['Kopi telur Hanoi', 'Dicicipi di Kota Tua setelah naik becak.'],
    ],
  },
  24: {
    slug: 'singapura-malaysia-liburan-sekolah',
    seoTitle: 'Tour Singapura – Malaysia 4 Hari Liburan Sekolah',
    seoDescription:
      'Universal Studios, Gardens by the Bay, Melaka, dan Kuala Lumpur. Empat hari khusus musim liburan sekolah, mulai Rp 8,5 juta.',
    paragraphs: [
      'Jadwalnya mengikuti kalender sekolah: Juni, Juli, dan Desember. Anak mendapat satu hari penuh di Universal Studios, orang tua mendapat Melaka dan Kuala Lumpur.',
      'Pergi lewat Changi dan pulang lewat KLIA membuat perjalanan searah. Bangku bus di depan disediakan untuk keluarga dengan anak di bawah enam tahun.',
    ],
    highlights: [
      ['Universal Studios', 'Tiket satu hari sudah termasuk.'],
      ['Gardens by the Bay', 'Pertunjukan cahaya Supertree di malam pertama.'],
      ['Melaka', 'Kota tua warisan dunia di tengah perjalanan.'],
      ['Batu Caves', '272 anak tangga berwarna sebelum pulang.'],
    ],
  },
  25: {
    slug: 'ho-chi-minh-da-nang-hoi-an',
    seoTitle: 'Tour Ho Chi Minh – Da Nang – Hoi An 6 Hari',
    seoDescription:
      'Delta Mekong, lampion Hoi An, dan Jembatan Emas Ba Na Hills. Enam hari dari selatan ke tengah Vietnam, bebas visa, mulai Rp 12,5 juta.',
    paragraphs: [
      'Dari Saigon yang sibuk ke kota lampion Hoi An, perjalanan ini menunjukkan Vietnam yang hangat. Satu penerbangan domestik memindahkan Anda dari delta sungai ke pantai tengah.',
      'Ba Na Hills dikunjungi pagi-pagi agar Jembatan Emas dapat dilihat sebelum ramai. Malam di Hoi An bertepatan dengan lampu ribuan lampion; bulan purnama adalah saat terindah.',
    ],
    highlights: [
      ['Jembatan Emas', 'Sepasang tangan batu di atas awan Ba Na.'],
      ['Malam Hoi An', 'Lampion dan perahu kertas di Sungai Thu Bon.'],
      ['Delta Mekong', 'Sampan di kanal nipah Ben Tre.'],
      ['Pantai My Khe', 'Pagi terakhir di pasir Da Nang.'],
    ],
  },
};

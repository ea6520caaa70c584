import type { TourDescription } from '../tour-row.ts';

export const eastEuropeDescriptions: Readonly<Record<number, TourDescription>> = {
  26: {
    slug: 'aurora-skandinavia-4-negara',
    seoTitle: 'Tour Aurora Skandinavia 11 Hari 4 Negara',
    seoDescription:
      'Tromsø, Rovaniemi, kapal malam ke Stockholm, dan Kopenhagen. Empat malam di utara Lingkar Arktik untuk peluang aurora yang lebih baik.',
    paragraphs: [
      'Aurora tidak dapat dijadwalkan, tetapi peluangnya dapat diperbesar. Karena itu perjalanan ini menyediakan empat malam di sekitar Lingkar Arktik, dua di Tromsø dan dua di Rovaniemi, dengan bus kecil yang mengikuti langit cerah.',
      'Siang harinya diisi fjord, rusa kutub, dan Desa Santa Claus. Sesudahnya, kapal malam dari Helsinki membawa Anda di antara pulau beku ke Stockholm, lalu kereta ke Kopenhagen.',
      'Suhu berkisar minus 5 sampai minus 20 derajat. Daftar pakaian berlapis kami kirim sebulan sebelum berangkat.',
    ],
    highlights: [
      ['Empat malam aurora', 'Dua di Tromsø dan dua di Rovaniemi.'],
      ['Kabin berkaca', 'Melihat langit dari tempat tidur di Lapland.'],
      ['Kapal malam Baltik', 'Helsinki ke Stockholm dengan makan malam prasmanan.'],
      ['Fjord Kvaløya', 'Desa nelayan Sommarøy yang sunyi.'],
    ],
  },
  27: {
    slug: 'eropa-timur-praha-budapest-wina',
    seoTitle: 'Tour Eropa Timur 10 Hari | Praha, Budapest, Wina',
    seoDescription:
      'Praha, Bratislava, Budapest, dan Wina dalam sepuluh hari. Kapal di Vltava dan Donau sudah termasuk. Pasar Natal pada Desember.',
    paragraphs: [
      'Empat ibu kota kerajaan yang terletak di dua sungai besar. Jarak antar kota paling jauh empat jam, sehingga setiap hari menyisakan waktu untuk duduk di kafe.',
      'Keberangkatan Desember bertemu pasar Natal di setiap alun-alun, sedangkan April dan September menawarkan udara yang ramah untuk berjalan kaki. Hotel berada di dalam kota, dekat jalur trem.',
    ],
    highlights: [
      ['Kastil Praha', 'Katedral St. Vitus dan Lorong Emas.'],
      ['Kapal malam di Donau', 'Parlemen Budapest saat lampu menyala.'],
      ['Istana Schönbrunn', 'Empat puluh ruangan kediaman musim panas.'],
      ['Jam astronomi', 'Berdentang di Lapangan Kota Tua sejak 1410.'],
    ],
  },
  28: {
    slug: 'balkan-kroasia-bosnia-montenegro-slovenia',
    seoTitle: 'Tour Balkan 11 Hari | Kroasia, Bosnia, Montenegro',
    seoDescription:
      'Danau Bled, Plitvice, Mostar, Dubrovnik, dan Teluk Kotor dalam sebelas hari. Jadwal baru sedang disusun; tanyakan lewat WhatsApp.',
    paragraphs: [
      'Dari kaki Alpen Julia sampai Laut Adriatik, Balkan menyatukan danau, kota bertembok, dan masjid Utsmaniyah dalam jarak yang pendek. Empat negara dilalui dengan satu bus dan satu tour leader.',
      'Kami sedang menyusun jadwal keberangkatan berikutnya. Tinggalkan pesan lewat WhatsApp dan Anda menjadi yang pertama menerima tanggal serta harganya.',
    ],
    highlights: [
      ['Danau Plitvice', 'Enam belas danau bertingkat di jalur papan.'],
      ['Stari Most', 'Jembatan lengkung di atas Sungai Neretva.'],
      ['Tembok Dubrovnik', 'Dua kilometer dengan laut di satu sisi.'],
      ['Teluk Kotor', 'Perast dan pulau gereja di tengah teluk.'],
    ],
  },
  29: {
    slug: 'georgia-azerbaijan',
    seoTitle: 'Tour Georgia & Azerbaijan 9 Hari | Baku, Kazbegi',
    seoDescription:
      'Menara Api Baku, lukisan batu Gobustan, Sighnaghi, dan Gereja Gergeti di kaki Kazbek. Sembilan hari di Kaukasus dengan e-visa.',
    paragraphs: [
      'Kaukasus adalah pertemuan Eropa dan Asia: kota tua berbatu kapur di Baku, api yang keluar dari tanah, lalu gereja di bawah puncak 5.054 meter. Harga makan dan hotelnya masih lebih ramah daripada Eropa Barat.',
      'Baku dan Tbilisi dihubungkan penerbangan satu jam. April dan Mei bertemu bunga liar, September dan Oktober bertepatan dengan panen anggur dan pegunungan yang menguning.',
    ],
    highlights: [
      ['Gereja Gergeti', 'Naik mobil 4x4 ke kaki Gunung Kazbek.'],
      ['Kota Tua Baku', 'Menara Gadis dan Menara Api di kejauhan.'],
      ['Desa Lahij', 'Pandai tembaga di ujung ngarai.'],
      ['Pemandian Tbilisi', 'Kubah belerang Abanotubani dan benteng Narikala.'],
    ],
  },
};

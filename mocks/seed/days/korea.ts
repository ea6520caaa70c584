import type { TourDays } from '../tour-row.ts';

export const koreaDays: Readonly<Record<number, TourDays>> = {
  4: {
    details: [
      'Jakarta – Seoul\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan langsung sekitar tujuh jam menuju Bandara Incheon.',
      'Incheon – Pulau Nami – Gapyeong\nDari bandara, bus langsung menuju dermaga Gapyeong dan feri kecil ke Pulau Nami dengan jalan metasequoia-nya. Singgah di Petite France yang berwarna pastel. Makan malam dakgalbi ayam khas Chuncheon.',
      'Yongin: sehari di Everland\nSatu hari penuh di Everland: kereta kayu T Express, safari Lost Valley, dan Panda World. Taman bunganya berganti tema tiap musim. Bus kembali ke Seoul menjelang parade malam selesai.',
      'Seoul: Gyeongbokgung, Bukchon, Menara Namsan\nAnda mengenakan hanbok dan menyaksikan pergantian penjaga di Istana Gyeongbokgung. Lanjut ke gang rumah kayu Bukchon dan Masjid Pusat Seoul di Itaewon. Sore naik ke Menara N Seoul di Gunung Namsan untuk melihat kota menyala.',
      'Seoul: Myeongdong, Dongdaemun, kelas kimbap\nBelajar menggulung kimbap di dapur halal dekat Hongdae. Sesudahnya bebas berbelanja kosmetik di Myeongdong dan pakaian di Dongdaemun Design Plaza. Tour leader membantu pengembalian pajak.',
      'Seoul – Jakarta\nMampir ke toko swalayan untuk rumput laut dan ginseng, lalu menuju Incheon. Pesawat tiba di Jakarta sore hari.',
    ],
    transport: { 5: 'walk' },
    images: { 4: 'seoul-dawn' },
  },
  5: {
    details: [
      'Jakarta – Incheon\nRombongan bertemu di Soekarno-Hatta pada malam hari. Terbang malam menuju Incheon dengan koper langsung sampai Jeju.',
      'Incheon – Jeju: Yongduam dan Pasar Dongmun\nPindah ke Bandara Gimpo dan terbang satu jam ke Pulau Jeju. Melihat batu Kepala Naga Yongduam di pantai utara dan mencicipi jeruk hallabong di Pasar Dongmun. Makan malam makarel bakar.',
      'Jeju timur: Seongsan Ilchulbong dan Seopjikoji\nNaik pagi ke bibir kawah Seongsan Ilchulbong, lalu menonton penyelam haenyeo memperlihatkan tangkapannya. Ladang kanola kuning di Seopjikoji mekar pada April. Siang di desa adat Seongeup dengan rumah batu dan atap jerami.',
      'Jeju barat: O’sulloc, Taman Hallim, Cheonjiyeon\nBerjalan di kebun teh O’sulloc dan mencicipi es krim teh hijau. Taman Hallim menyimpan gua lava dan kebun palem di satu tempat. Sore hari ke Air Terjun Cheonjiyeon di Seogwipo.',
      'Jeju – Busan: Haedong Yonggungsa dan Gamcheon\nTerbang singkat ke Busan. Kuil Haedong Yonggungsa berdiri di karang tepat di atas ombak, sedangkan rumah warna-warni Gamcheon bertingkat di lereng bukit. Malam bebas di pantai Haeundae.',
      'Busan – Seoul dengan KTX\nKereta cepat KTX menempuh 400 kilometer dalam dua setengah jam. Di Seoul, berjalan di halaman Istana Gyeongbokgung dan tepi kali Cheonggyecheon. Malam perpisahan dengan hidangan bulgogi di Myeongdong.',
      'Seoul – Jakarta\nSarapan, lalu menuju Bandara Incheon. Tiba kembali di Jakarta pada sore hari.',
    ],
    transport: { 2: 'flight', 5: 'flight', 6: 'train' },
    images: { 3: 'jeju-gold', 6: 'seoul-gold' },
  },
};

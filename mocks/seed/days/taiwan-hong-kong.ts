import type { TourDays } from '../tour-row.ts';

export const taiwanHongKongDays: Readonly<Record<number, TourDays>> = {
  9: {
    details: [
      'Jakarta – Taipei\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan sekitar lima setengah jam ke Bandara Taoyuan.',
      'Taipei: Chiang Kai-shek, Taipei 101, Ximending\nMelihat pergantian penjaga di Balai Peringatan Chiang Kai-shek, lalu berfoto di kaki Taipei 101. Makan siang mi sapi halal di dekat Masjid Agung Taipei. Malam menikmati jajanan dan musik jalanan Ximending.',
      'Taichung – Danau Sun Moon\nBus menuju Taiwan tengah untuk berperahu di Danau Sun Moon, dari dermaga Shuishe ke pulau kecil Lalu. Mengunjungi Kuil Wenwu di tepi airnya. Sore di Desa Pelangi Taichung dan pasar malam Fengjia.',
      'Alishan: kereta hutan dan pohon hinoki\nJalan berkelok melewati kebun teh menuju ketinggian 2.200 meter. Kereta hutan Alishan, yang beroperasi sejak 1912, mengantar Anda ke jalur pohon hinoki berumur seribu tahun. Turun ke Kaohsiung, dengan malam bebas di pasar Liuhe.',
      'Kaohsiung – Taipei dengan kereta cepat\nMelihat Pagoda Naga dan Harimau di Kolam Teratai, lalu gudang seni Pier-2. Kereta cepat membawa Anda ke Taipei dalam dua jam. Sore menerbangkan lampion di Shifen bila cuaca baik.',
      'Taipei – Jakarta\nMembeli kue nanas segar dari dapurnya sebelum menuju Taoyuan. Tiba di Jakarta pada sore hari.',
    ],
    transport: { 4: 'train' },
    images: { 2: 'taipei-gold' },
  },
  10: {
    details: [
      'Jakarta – Hong Kong\nTerbang pagi dari Soekarno-Hatta dan tiba di Hong Kong sore hari. Berjalan di Avenue of Stars, menyusuri Pelabuhan Victoria sampai lampu gedung menyala pukul delapan malam.',
      'Hong Kong: The Peak, Repulse Bay, Wong Tai Sin\nTrem tua mendaki ke Victoria Peak untuk pemandangan pelabuhan dari ketinggian. Lanjut ke pantai Repulse Bay dan Kuil Wong Tai Sin. Sore bebas di Pasar Wanita Mong Kok; makan malam dim sum halal di Wan Chai.',
      'Hong Kong – Shenzhen: Window of the World\nMelintasi perbatasan ke Shenzhen dan masuk ke Window of the World dengan puluhan miniatur bangunan dunia. Siang berbelanja di Dongmen. Malam bebas di kawasan seni OCT Loft.',
      'Shenzhen – Makau: Reruntuhan St. Paul dan Cotai\nFeri dari Pelabuhan Shekou menyeberangi muara Sungai Mutiara ke Makau. Berjalan di Lapangan Senado sampai muka gereja St. Paul, lalu mencicipi egg tart di Taipa. Malam melihat kanal dan lampu di Cotai.',
      'Makau – Hong Kong – Jakarta\nBus melewati jembatan laut Hong Kong–Zhuhai–Makau sepanjang 55 kilometer langsung ke bandara. Penerbangan pulang dan tiba di Jakarta pada malam hari.',
    ],
    transport: { 4: 'ferry' },
    images: { 2: 'hongkong-jade' },
  },
};

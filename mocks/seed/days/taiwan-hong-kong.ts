import type { TourDays } from '../tour/row.ts';

export const taiwanHongKongDays: Readonly<Record<number, TourDays>> = {
  9: {
    details: {
      id: [
        'Jakarta – Taipei\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan sekitar lima setengah jam ke Bandara Taoyuan.',
        'Taipei: Chiang Kai-shek, Taipei 101, Ximending\nMelihat pergantian penjaga di Balai Peringatan Chiang Kai-shek, lalu berfoto di kaki Taipei 101. Makan siang mi sapi halal di dekat Masjid Agung Taipei. Malam menikmati jajanan dan musik jalanan Ximending.',
        'Taichung – Danau Sun Moon\nBus menuju Taiwan tengah untuk berperahu di Danau Sun Moon, dari dermaga Shuishe mengitari pulau kecil Lalu. Mengunjungi Kuil Wenwu di tepi airnya. Sore di Desa Pelangi Taichung dan pasar malam Fengjia.',
        'Alishan: kereta hutan dan pohon hinoki\nJalan berkelok melewati kebun teh menuju ketinggian 2.200 meter. Kereta hutan Alishan, yang beroperasi sejak 1912, mengantar Anda ke jalur pohon hinoki berumur seribu tahun. Turun ke Kaohsiung, dengan malam bebas di pasar Liuhe.',
        'Kaohsiung – Taipei dengan kereta cepat\nMelihat Pagoda Naga dan Harimau di Kolam Teratai, lalu gudang seni Pier-2. Kereta cepat membawa Anda ke Taipei dalam dua jam. Sore menerbangkan lampion di Shifen bila cuaca baik.',
        'Taipei – Jakarta\nMembeli kue nanas segar dari dapurnya sebelum menuju Taoyuan. Tiba di Jakarta pada sore hari.',
      ],
      en: [
        'Jakarta – Taipei\nMeet at Terminal 3 of Soekarno-Hatta in the evening. The flight to Taoyuan Airport takes about five and a half hours.',
        'Taipei: Chiang Kai-shek, Taipei 101, Ximending\nWatch the changing of the guard at Chiang Kai-shek Memorial Hall, then take photographs at the foot of Taipei 101. Lunch is halal beef noodles near the Taipei Grand Mosque. In the evening, enjoy the snacks and street music of Ximending.',
        'Taichung – Sun Moon Lake\nThe bus heads to central Taiwan for a boat trip on Sun Moon Lake, from Shuishe pier around the small island of Lalu. Visit Wenwu Temple beside the water. The late afternoon is for Taichung’s Rainbow Village and the Fengjia night market.',
        'Alishan: forest train and hinoki trees\nThe winding road passes tea gardens on its way up to 2,200 metres. The Alishan forest train, in service since 1912, takes you to a trail among hinoki cypresses a thousand years old. You then go down to Kaohsiung, with a free evening at Liuhe market.',
        'Kaohsiung – Taipei by high-speed train\nSee the Dragon and Tiger Pagodas at Lotus Pond, then the art warehouses of Pier-2. The high-speed train takes you to Taipei in two hours. In the late afternoon you release sky lanterns in Shifen if the weather is good.',
        'Taipei – Jakarta\nBuy pineapple cakes fresh from the kitchen before leaving for Taoyuan. You arrive in Jakarta in the afternoon.',
      ],
    },
    transport: { 4: 'train' },
    images: { 2: 'taipei-gold' },
  },
  10: {
    details: {
      id: [
        'Jakarta – Hong Kong\nTerbang pagi dari Soekarno-Hatta dan tiba di Hong Kong sore hari. Berjalan di Avenue of Stars, menyusuri Pelabuhan Victoria sampai lampu gedung menyala pukul delapan malam.',
        'Hong Kong: The Peak, Repulse Bay, Wong Tai Sin\nTrem tua mendaki ke Victoria Peak untuk pemandangan pelabuhan dari ketinggian. Lanjut ke pantai Repulse Bay dan Kuil Wong Tai Sin. Sore bebas di Pasar Wanita Mong Kok; makan malam dim sum halal di Wan Chai.',
        'Hong Kong – Shenzhen: Window of the World\nMelintasi perbatasan ke Shenzhen dan masuk ke Window of the World dengan puluhan miniatur bangunan dunia. Siang berbelanja di Dongmen. Malam bebas di kawasan seni OCT Loft.',
        'Shenzhen – Makau: Reruntuhan St. Paul dan Cotai\nFeri dari Pelabuhan Shekou menyeberangi muara Sungai Mutiara ke Makau. Berjalan di Lapangan Senado sampai muka gereja St. Paul, lalu mencicipi egg tart di Taipa. Malam melihat kanal dan lampu di Cotai.',
        'Makau – Hong Kong – Jakarta\nBus melewati jembatan laut Hong Kong–Zhuhai–Makau sepanjang 55 kilometer langsung ke bandara. Penerbangan pulang dan tiba di Jakarta pada malam hari.',
      ],
      en: [
        'Jakarta – Hong Kong\nTake a morning flight from Soekarno-Hatta and arrive in Hong Kong in the afternoon. Walk the Avenue of Stars along Victoria Harbour until the lights of the buildings come on at eight in the evening.',
        'Hong Kong: The Peak, Repulse Bay, Wong Tai Sin\nThe old tram climbs to Victoria Peak for a view of the harbour from above. Next come the beach of Repulse Bay and Wong Tai Sin Temple. The late afternoon is free at the Ladies’ Market in Mong Kok; dinner is halal dim sum in Wan Chai.',
        'Hong Kong – Shenzhen: Window of the World\nCross the border to Shenzhen and enter Window of the World, with dozens of the world’s buildings in miniature. At midday there is shopping in Dongmen. The evening is free in the OCT Loft art district.',
        'Shenzhen – Macau: Ruins of St Paul’s and Cotai\nA ferry from Shekou port crosses the mouth of the Pearl River to Macau. Walk over Senado Square to the facade of St Paul’s church, then taste egg tarts in Taipa. In the evening, see the canals and lights of Cotai.',
        'Macau – Hong Kong – Jakarta\nThe bus crosses the sea on the 55-kilometre Hong Kong–Zhuhai–Macau bridge, straight to the airport. You fly home and arrive in Jakarta in the evening.',
      ],
    },
    transport: { 4: 'ferry' },
    images: { 2: 'hongkong-jade' },
  },
};

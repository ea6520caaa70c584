import type { TourDays } from '../tour-row.ts';

export const australiaDays: Readonly<Record<number, TourDays>> = {
  30: {
    details: [
      'Jakarta – Sydney\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan langsung sekitar tujuh jam menuju Sydney.',
      'Sydney: Gedung Opera dan pelabuhan\nPagi di kursi batu Mrs Macquarie dengan pemandangan Gedung Opera dan Jembatan Pelabuhan. Makan siang di kapal yang mengelilingi pelabuhan. Sore di kawasan tua The Rocks dan pantai Bondi.',
      'Blue Mountains dan Featherdale\nTiga Saudari berdiri di atas Lembah Jamison; kereta Scenic World turun di lereng 52 derajat. Siang memberi makan kanguru dan berfoto dengan koala di Featherdale. Malam bebas di Darling Harbour.',
      'Sydney – Gold Coast\nTerbang satu setengah jam ke Gold Coast. Naik ke SkyPoint lantai 77 untuk melihat pantai Surfers Paradise dari atas. Makan malam barbeku daging Australia.',
      'Gold Coast: Sea World\nSehari di Sea World dengan pertunjukan lumba-lumba, hiu, dan wahana air. Yang ingin film dapat memilih Movie World. Sore bermain pasir di pantai Broadbeach.',
      'Gold Coast – Melbourne\nTerbang dua jam ke Melbourne. Berjalan di Federation Square, lorong mural Hosier Lane, dan kereta trem lingkar kota. Kopi lorong Degraves menjadi bagian hari ini.',
      'Great Ocean Road: Dua Belas Rasul\nJalan pantai paling terkenal di Australia melewati Torquay dan hutan koala Kennett River. Tiang batu Dua Belas Rasul dan Loch Ard Gorge menjadi tujuan akhirnya. Kembali ke Melbourne pada malam hari.',
      'Melbourne – Jakarta\nPagi berbelanja di Queen Victoria Market, lalu menuju Bandara Tullamarine. Tiba di Jakarta sore hari.',
    ],
    transport: { 6: 'flight', 7: 'bus' },
    meals: { 7: 'BL' },
    images: { 2: 'sydney-coral' },
  },
  31: {
    details: [
      'Jakarta – Christchurch\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang ke Christchurch lewat Sydney.',
      'Christchurch: Sungai Avon dan Kebun Raya\nPerahu punt meluncur pelan di Sungai Avon di bawah pohon dedalu. Berjalan di Kebun Raya dan melihat Katedral Kardus karya Shigeru Ban. Makan malam domba Canterbury.',
      'Dataran Canterbury – Danau Tekapo\nMelewati peternakan dan kota kecil Geraldine menuju Tekapo. Gereja Gembala yang Baik berdiri sendirian di tepi danau berwarna pirus. Malam hari langitnya termasuk yang paling gelap di dunia.',
      'Gunung Cook – Twizel\nDanau Pukaki membuka pemandangan lurus ke Aoraki/Gunung Cook, 3.724 meter. Berjalan ringan di jalur Lembah Hooker sampai jembatan gantung pertama. Makan malam salmon dari peternakan alpin.',
      'Twizel – Wanaka – Arrowtown – Queenstown\nCelah Lindis berwarna emas menuju Danau Wanaka dengan pohon dedalu tunggalnya. Mampir ke Arrowtown, kota penambang emas. Sore tiba di Queenstown, di tepi Danau Wakatipu.',
      'Milford Sound\nJalan melewati Lembah Eglinton, Danau Cermin, dan Terowongan Homer. Kapal menyusuri fjord sampai Laut Tasman, di kaki Mitre Peak dan Air Terjun Stirling. Anjing laut sering berjemur di batu. Bermalam di Te Anau.',
      'Te Anau – Queenstown: gondola dan kapal uap\nKembali ke Queenstown untuk naik gondola Skyline dan meluncur dengan luge. Kapal uap TSS Earnslaw, berlayar sejak 1912, menyeberang ke peternakan Walter Peak untuk melihat cukur domba dan makan malam.',
      'Queenstown: hari bebas\nTour leader membantu memesan jet boat, paralayang, atau sekadar burger di Shotover Street. Yang ingin tenang dapat berjalan di taman kota sampai ujung teluk.',
      'Queenstown – Jakarta\nSarapan terakhir dengan pemandangan pegunungan The Remarkables. Terbang lewat Sydney dan tiba di Jakarta pada malam hari.',
    ],
    transport: { 2: 'cruise', 6: 'cruise', 7: 'cable' },
    images: { 6: 'milford-dawn' },
  },
  32: {
    details: [
      'Jakarta – Perth\nTerbang sore dari Soekarno-Hatta, hanya empat setengah jam, dan tiba di Perth pada malam hari. Bus mengantar ke hotel di pusat kota, yang waktunya hanya satu jam di depan Jakarta.',
      'Perth: Kings Park, Sungai Swan, Fremantle\nBunga liar everlasting dan cakar kanguru mekar di Kings Park dengan latar kota. Kapal menyusuri Sungai Swan ke Fremantle, tempat makan siang ikan dan kentang. Sore di penjara tua dan pasar akhir pekan.',
      'Pinnacles – Lancelin – Cervantes\nRibuan tiang kapur Pinnacles berdiri di gurun kuning. Sepanjang jalan, padang bunga liar Lesueur berhenti sebagai titik foto. Siang berselancar pasir di Lancelin dan mencicipi lobster Cervantes.',
      'Caversham dan Lembah Swan\nMemberi makan kanguru dan bertemu wombat di Taman Satwa Caversham. Lembah Swan menawarkan cokelat, madu, dan nougat buatan lokal. Makan malam di Elizabeth Quay.',
      'Pulau Rottnest\nFeri dari Fremantle menuju Rottnest, rumah quokka yang selalu tampak tersenyum. Bersepeda atau naik bus ke teluk berpasir putih dan mercusuar Wadjemup. Sore kembali ke Perth.',
      'Perth – Jakarta\nBerfoto di rumah perahu biru Crawley sebelum menuju bandara. Tiba di Jakarta sore hari.',
    ],
    transport: { 5: 'ferry' },
  },
};

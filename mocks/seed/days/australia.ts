import type { TourDays } from '../tour/row.ts';

export const australiaDays: Readonly<Record<number, TourDays>> = {
  30: {
    details: {
      id: [
        'Jakarta – Sydney\nBerkumpul di Terminal 3 Soekarno-Hatta pada malam hari. Penerbangan langsung sekitar tujuh jam menuju Sydney.',
        'Sydney: Gedung Opera dan pelabuhan\nPagi di kursi batu Mrs Macquarie dengan pemandangan Gedung Opera dan Jembatan Pelabuhan. Makan siang di kapal yang mengelilingi pelabuhan. Sore di kawasan tua The Rocks dan pantai Bondi.',
        'Blue Mountains dan Featherdale\nTiga Saudari berdiri di atas Lembah Jamison; kereta Scenic World turun di lereng 52 derajat. Siang memberi makan kanguru dan berfoto dengan koala di Featherdale. Malam bebas di Darling Harbour.',
        'Sydney – Gold Coast\nTerbang satu setengah jam ke Gold Coast. Naik ke SkyPoint lantai 77 untuk melihat pantai Surfers Paradise dari atas. Makan malam barbeku daging Australia.',
        'Gold Coast: Sea World\nSehari di Sea World dengan pertunjukan lumba-lumba, hiu, dan wahana air. Yang ingin film dapat memilih Movie World. Sore bermain pasir di pantai Broadbeach.',
        'Gold Coast – Melbourne\nTerbang dua jam ke Melbourne. Berjalan di Federation Square dan lorong mural Hosier Lane, lalu naik trem yang mengelilingi pusat kota. Kopi di lorong Degraves menjadi bagian hari ini.',
        'Great Ocean Road: Dua Belas Rasul\nJalan pantai paling terkenal di Australia melewati Torquay dan hutan koala Kennett River. Tiang batu Dua Belas Rasul dan Loch Ard Gorge menjadi tujuan akhirnya. Kembali ke Melbourne pada malam hari.',
        'Melbourne – Jakarta\nPagi berbelanja di Queen Victoria Market, lalu menuju Bandara Tullamarine. Tiba di Jakarta sore hari.',
      ],
      en: [
        'Jakarta – Sydney\nThe group meets in Terminal 3 of Soekarno-Hatta in the evening. The direct flight to Sydney takes about seven hours.',
        'Sydney: the Opera House and the harbour\nThe morning begins at Mrs Macquarie’s Chair, a stone seat with a view of the Opera House and the Harbour Bridge. Lunch is on a boat that tours the harbour. The late afternoon is for the old quarter of The Rocks and Bondi beach.',
        'Blue Mountains and Featherdale\nThe Three Sisters stand above the Jamison Valley, and the Scenic World railway goes down a slope of 52 degrees. In the early afternoon you feed kangaroos and take photographs with koalas at Featherdale. The evening is free in Darling Harbour.',
        'Sydney – Gold Coast\nA flight of an hour and a half takes you to the Gold Coast. You go up to SkyPoint on floor 77 to see the beach of Surfers Paradise from above. Dinner is a barbecue of Australian meat.',
        'Gold Coast: Sea World\nYou spend the day at Sea World, with its dolphin show, sharks and water rides. Those who prefer films can choose Movie World. The late afternoon is for the sand of Broadbeach.',
        'Gold Coast – Melbourne\nA flight of two hours takes you to Melbourne. You walk through Federation Square and the murals of Hosier Lane, then ride the tram that circles the city centre. Coffee in the lane of Degraves Street is part of the day.',
        'Great Ocean Road: Twelve Apostles\nThe best-known coastal road in Australia passes Torquay and the koala forest of Kennett River. It leads to the stone pillars of the Twelve Apostles and to Loch Ard Gorge. You return to Melbourne in the evening.',
        'Melbourne – Jakarta\nIn the morning you shop at Queen Victoria Market, then go to Tullamarine Airport. You arrive in Jakarta in the late afternoon.',
      ],
    },
    transport: { 6: 'flight', 7: 'bus' },
    meals: { 7: 'BL' },
    images: { 2: 'sydney-coral' },
  },
  31: {
    details: {
      id: [
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
      en: [
        'Jakarta – Christchurch\nThe group meets at Soekarno-Hatta in the evening. You fly to Christchurch via Sydney.',
        'Christchurch: River Avon and Botanic Gardens\nA punt glides slowly along the River Avon beneath the willows. You walk through the Botanic Gardens and see the Cardboard Cathedral by Shigeru Ban. Dinner is Canterbury lamb.',
        'Canterbury Plains – Lake Tekapo\nYou pass farms and the small town of Geraldine on the way to Tekapo. The Church of the Good Shepherd stands alone on the shore of a turquoise lake. At night its sky is among the darkest in the world.',
        'Mount Cook – Twizel\nLake Pukaki opens the view straight to Aoraki/Mount Cook, 3,724 metres. You take an easy walk on the Hooker Valley track as far as the first suspension bridge. Dinner is salmon from an alpine farm.',
        'Twizel – Wanaka – Arrowtown – Queenstown\nThe golden Lindis Pass leads to Lake Wanaka and its lone willow. You call in at Arrowtown, a town of gold miners. In the late afternoon you reach Queenstown on the shore of Lake Wakatipu.',
        'Milford Sound\nThe road passes the Eglinton Valley, the Mirror Lakes and the Homer Tunnel. A boat follows the fjord to the Tasman Sea, below Mitre Peak and the Stirling Falls. Seals often bask on the rocks. The night is spent in Te Anau.',
        'Te Anau – Queenstown: gondola and steamship\nBack in Queenstown you take the Skyline gondola and ride the luge. The steamship TSS Earnslaw, afloat since 1912, crosses to Walter Peak farm for sheep shearing and dinner.',
        'Queenstown: a free day\nThe tour leader helps you book a jet boat, paragliding or simply a burger on Shotover Street. Those who want a quiet day can walk through the town park to the end of the bay.',
        'Queenstown – Jakarta\nThe last breakfast has a view of the mountains of The Remarkables. You fly via Sydney and arrive in Jakarta in the evening.',
      ],
    },
    transport: { 2: 'cruise', 6: 'cruise', 7: 'cable' },
    images: { 6: 'milford-dawn' },
  },
  32: {
    details: {
      id: [
        'Jakarta – Perth\nTerbang sore dari Soekarno-Hatta, hanya empat setengah jam, dan tiba di Perth pada malam hari. Bus mengantar ke hotel di pusat kota; waktu Perth hanya satu jam di depan Jakarta.',
        'Perth: Kings Park, Sungai Swan, Fremantle\nBunga liar everlasting dan cakar kanguru mekar di Kings Park dengan latar kota. Kapal menyusuri Sungai Swan ke Fremantle, tempat makan siang ikan goreng dan kentang. Sore di penjara tua dan pasar akhir pekan.',
        'Pinnacles – Lancelin – Cervantes\nRibuan tiang kapur Pinnacles berdiri di gurun kuning. Dalam perjalanan, bus berhenti di padang bunga liar Lesueur untuk berfoto. Siang berselancar pasir di Lancelin dan mencicipi lobster Cervantes.',
        'Caversham dan Lembah Swan\nMemberi makan kanguru dan bertemu wombat di Taman Satwa Caversham. Lembah Swan menawarkan cokelat, madu, dan nougat buatan lokal. Makan malam di Elizabeth Quay.',
        'Pulau Rottnest\nFeri dari Fremantle menuju Rottnest, rumah quokka yang selalu tampak tersenyum. Bersepeda atau naik bus ke teluk berpasir putih dan mercusuar Wadjemup. Sore kembali ke Perth.',
        'Perth – Jakarta\nBerfoto di rumah perahu biru Crawley sebelum menuju bandara. Tiba di Jakarta sore hari.',
      ],
      en: [
        'Jakarta – Perth\nA late afternoon flight from Soekarno-Hatta, only four and a half hours long, arrives in Perth in the evening. The bus takes you to a hotel in the city centre; Perth is only one hour ahead of Jakarta.',
        'Perth: Kings Park, Swan River, Fremantle\nEverlastings and kangaroo paws flower in Kings Park, with the city behind them. A boat follows the Swan River to Fremantle, where lunch is fish and chips. The late afternoon is for the old prison and the weekend market.',
        'Pinnacles – Lancelin – Cervantes\nThousands of limestone pillars, the Pinnacles, stand in a yellow desert. On the way, the bus stops at the wildflower fields of Lesueur for photographs. In the early afternoon you slide down the sand at Lancelin and taste the lobster of Cervantes.',
        'Caversham and the Swan Valley\nYou feed kangaroos and meet a wombat in Caversham Wildlife Park. The Swan Valley offers chocolate, honey and nougat made locally. Dinner is at Elizabeth Quay.',
        'Rottnest Island\nA ferry from Fremantle takes you to Rottnest, home of the quokka, which always seems to smile. You cycle or take a bus to bays of white sand and the Wadjemup lighthouse. In the late afternoon you return to Perth.',
        'Perth – Jakarta\nYou take photographs at the blue boathouse in Crawley on the way to the airport. The flight arrives in Jakarta in the late afternoon.',
      ],
    },
    transport: { 5: 'ferry' },
    meals: { 2: 'BLD' },
  },
};

import type { TourDays } from '../tour-row.ts';

export const americaDays: Readonly<Record<number, TourDays>> = {
  35: {
    details: [
      'Jakarta – Tokyo – San Francisco\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang lewat Tokyo; karena garis tanggal, Anda tiba pada hari yang hampir sama.',
      'Tiba di San Francisco\nSetelah imigrasi, bus menuju Union Square. Berjalan ringan ke Chinatown tertua di Amerika. Makan malam dekat hotel agar tubuh menyesuaikan waktu.',
      'San Francisco: Golden Gate dan Fisherman’s Wharf\nBerfoto di Vista Point di ujung utara Jembatan Golden Gate. Lanjut ke Lombard Street yang berkelok, Palace of Fine Arts, dan singa laut di Pier 39. Sore naik cable car di Powell Street.',
      'Taman Nasional Yosemite\nLembah Yosemite terbuka dari Tunnel View: El Capitan di kiri, Air Terjun Bridalveil di kanan. Jalur pendek membawa Anda ke kaki Yosemite Falls. Bermalam di Fresno.',
      'Fresno – Calico – Las Vegas\nMelintasi Gurun Mojave dengan perhentian di kota hantu Calico. Malam berjalan di Strip: air mancur Bellagio, kanal Venetian, dan bola raksasa. Anak di bawah umur didampingi orang tua di lobi.',
      'Grand Canyon West\nSetelah Bendungan Hoover, tiba di tepi barat Grand Canyon. Skywalk berlantai kaca menonjol di atas jurang di Eagle Point. Makan siang di Guano Point, lalu kembali ke Las Vegas.',
      'Las Vegas – Barstow – Los Angeles\nBerbelanja di Outlets at Barstow di tengah gurun. Sore masuk ke Los Angeles dan naik ke Griffith Observatory untuk melihat tulisan Hollywood. Waktu bebas makan malam di Koreatown.',
      'Universal Studios Hollywood\nSehari penuh di Universal Studios dengan tur studio, dunia sihir, dan Super Nintendo World. Makan siang memakai voucher di dalam taman. Malam makan bersama di Little Tokyo.',
      'Los Angeles: Beverly Hills dan Santa Monica\nWalk of Fame dan Teater TCL Chinese pada pagi hari. Melewati Rodeo Drive di Beverly Hills, lalu waktu bebas di dermaga Santa Monica, ujung Route 66.',
      'Los Angeles – Jakarta\nMenuju LAX untuk penerbangan pulang lewat Tokyo, kira-kira dua puluh satu jam termasuk transit. Tour leader mendampingi penimbangan koper dan pelaporan bagasi.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta, satu hari kemudian menurut kalender. Perjalanan berakhir di area kedatangan.',
    ],
    transport: { 3: 'bus', 6: 'bus', 7: 'bus', 8: 'bus', 9: 'bus' },
    images: { 3: 'goldengate-gold', 4: 'yosemite-gold' },
  },
  36: {
    details: [
      'Jakarta – New York\nBerkumpul di Soekarno-Hatta pada malam hari. Terbang ke New York JFK dengan satu kali transit.',
      'Tiba di New York\nPagi tiba di JFK dan berkendara ke Manhattan. Siang istirahat, malam berjalan di Times Square yang terang. Makan malam halal cart, jajanan kota yang terkenal.',
      'New York: Patung Liberty dan Lower Manhattan\nFeri ke Liberty Island dan melewati Ellis Island. Lanjut ke Wall Street, Memorial 11 September, dan berjalan di Jembatan Brooklyn sampai tengah. Malam di Top of the Rock bersifat opsional.',
      'New York – Philadelphia – Washington DC\nDi Philadelphia, Anda melihat Liberty Bell dan Independence Hall. Siang mencicipi cheesesteak versi halal. Sore tiba di Washington DC dan melihat Monumen Washington dari luar.',
      'Washington DC: Capitol dan Smithsonian\nGedung Capitol, Gedung Putih, dan Monumen Lincoln terletak di satu poros. Siang bebas memilih museum Smithsonian: Udara dan Antariksa atau Sejarah Alam. Makan malam di Georgetown.',
      'Washington DC – Corning – Niagara\nMelintasi bukit Pennsylvania dengan perhentian di Museum Kaca Corning. Malam tiba di Niagara Falls dan melihat air terjun diterangi lampu warna. Menginap di sisi Kanada.',
      'Air Terjun Niagara\nKapal Niagara City Cruises masuk ke kabut Horseshoe Falls dengan jas hujan merah. Berjalan di Table Rock dan naik Skylon Tower. Sore di kota kecil Niagara-on-the-Lake.',
      'Niagara – Toronto: Menara CN\nDua jam menyusuri Danau Ontario ke Toronto. Menara CN setinggi 553 meter dinaiki sampai dek kaca. Malam makan di Little India.',
      'Toronto: hari bebas\nPagi di bekas pabrik Distillery District dan Pasar St. Lawrence. Selanjutnya bebas di Kensington Market, Museum Ontario, atau belanja di Eaton Centre.',
      'Toronto – Jakarta\nSarapan dan menuju Bandara Pearson untuk penerbangan pulang dengan satu kali transit. Sirup mapel dapat dibeli di bandara setelah pemeriksaan keamanan.',
      'Tiba di Jakarta\nMendarat di Soekarno-Hatta, satu hari kemudian menurut kalender. Tour leader menemani sampai koper terakhir diterima.',
    ],
    transport: { 2: 'flight', 3: 'ferry', 6: 'bus', 7: 'cruise', 8: 'bus' },
    images: { 3: 'newyork-dusk', 7: 'niagara-dawn' },
  },
};

import type { About } from '@sdk';
import { type Localized, same } from './localized.ts';
import { mediaPath } from './media-path.ts';

type LinkText = Omit<About['subsidiaries'][number], 'title'> & { title: Localized };

type AboutText = Pick<About, 'images'> & {
  content: Localized;
  vision: Localized;
  mission: Localized;
  our_services: { service: Localized; description: Localized }[];
  services: Localized[];
  accreditations: LinkText[];
  subsidiaries: LinkText[];
};

export const about: AboutText = {
  content: {
    id: `<p>Kelana berawal dari satu meja di Jakarta Utara dan satu pertanyaan yang terus berulang: mengapa merencanakan
perjalanan keluarga harus serumit ini? Kami menjawabnya dengan tour grup yang harganya tertulis lengkap, dokumennya diperiksa
dua kali, dan rombongannya dipimpin orang yang mengenal jalannya.</p>
<p>Kini tim kami bekerja di enam kantor. Setiap itinerary disusun sendiri, setiap tanggal diperbarui dari sistem pemesanan, dan
setiap peserta memiliki nomor yang dapat dihubungi selama perjalanan.</p>
<h2>Nilai yang kami pegang</h2>
<ul>
<li><strong>Jujur soal harga.</strong> Yang belum termasuk ditulis di samping harga, bukan di halaman terakhir.</li>
<li><strong>Teliti soal dokumen.</strong> Paspor dan visa diperiksa dua orang sebelum diajukan.</li>
<li><strong>Hangat di perjalanan.</strong> Tour leader mengenal nama Anda sejak pertemuan pertama.</li>
</ul>
<p><em>Kelana adalah perusahaan fiksi yang dibuat untuk keperluan demonstrasi situs ini.</em></p>`,
    en: `<p>Kelana began with one desk in North Jakarta and one question that kept coming back: why does planning a family trip
have to be this complicated? Our answer is group tours with the full price in writing, documents that are checked twice, and
groups led by someone who knows the way.</p>
<p>Today our team works in six offices. We plan every itinerary ourselves, every date is updated from the booking system, and
every traveller has a number to call during the trip.</p>
<h2>The values we hold</h2>
<ul>
<li><strong>Honest about prices.</strong> What is not yet included is written next to the price, not on the last page.</li>
<li><strong>Careful with documents.</strong> Passports and visas are checked by two people before they are handed in.</li>
<li><strong>Warm along the way.</strong> The tour leader knows your name from the first meeting.</li>
</ul>
<p><em>Kelana is a fictional company made to demonstrate this website.</em></p>`,
  },
  vision: {
    id: '<p>Membuat perjalanan jauh terasa dekat bagi keluarga Indonesia.</p>',
    en: '<p>To make faraway journeys feel close for Indonesian families.</p>',
  },
  mission: {
    id: `<ol>
<li>Menyusun tour dengan ritme yang nyaman bagi anak, orang tua, dan kakek-nenek dalam satu rombongan.</li>
<li>Menyampaikan harga, sisa kursi, dan aturan pembatalan secara terbuka sebelum peserta membayar.</li>
<li>Mendampingi peserta dari pengurusan dokumen sampai kembali ke rumah.</li>
</ol>`,
    en: `<ol>
<li>To plan tours at a pace that is comfortable for children, parents and grandparents in one group.</li>
<li>To state prices, seats left and cancellation rules openly before travellers pay.</li>
<li>To be at travellers’ side from the paperwork until they are home again.</li>
</ol>`,
  },
  our_services: [
    {
      service: { id: 'Group Tour', en: 'Group Tours' },
      description: {
        id: 'Tour berjadwal ke Asia, Eropa, Australia, Amerika, dan Timur Tengah dengan tour leader dari Indonesia.',
        en: 'Scheduled tours to Asia, Europe, Australia, the Americas and the Middle East with a tour leader from Indonesia.',
      },
    },
    {
      service: { id: 'Private Tour', en: 'Private Tours' },
      description: {
        id: 'Rute, tanggal, dan ritme disusun untuk keluarga atau kelompok Anda sendiri, mulai dari dua orang.',
        en: 'Route, dates and pace planned for your own family or group, from two people.',
      },
    },
    {
      service: same('Corporate Travel'),
      description: {
        id: 'Tiket, hotel, dan visa perjalanan dinas dengan satu penanggung jawab dan tagihan bulanan.',
        en: 'Tickets, hotels and visas for business trips, with one person in charge and a monthly invoice.',
      },
    },
    {
      service: same('MICE'),
      description: {
        id: 'Rapat, perjalanan insentif, konferensi, dan pameran, dari anggaran awal sampai laporan akhir.',
        en: 'Meetings, incentive trips, conferences and exhibitions, from the first budget to the final report.',
      },
    },
    {
      service: { id: 'Visa & Dokumen', en: 'Visas & Documents' },
      description: {
        id: 'Pemeriksaan kelengkapan, pengisian formulir, dan janji temu. Keputusan tetap pada kedutaan.',
        en: 'Checking that nothing is missing, filling in forms and making appointments. The decision remains with the embassy.',
      },
    },
    {
      service: { id: 'Tiket', en: 'Tickets' },
      description: {
        id: 'Tiket pesawat, kereta, dan kapal, sendiri maupun rombongan, termasuk perubahan jadwal.',
        en: 'Plane, train and ship tickets, for one person or a group, including changes of schedule.',
      },
    },
  ],
  services: [
    { id: 'Group Tour', en: 'Group Tours' },
    { id: 'Private Tour', en: 'Private Tours' },
    same('Corporate Travel'),
    same('MICE'),
    { id: 'Visa & Dokumen', en: 'Visas & Documents' },
    { id: 'Tiket', en: 'Tickets' },
  ],
  accreditations: [
    {
      title: {
        id: 'ASITA – asosiasi biro perjalanan wisata (contoh, bukan keanggotaan nyata)',
        en: 'ASITA: association of tour and travel agencies (an example, not a real membership)',
      },
      image_url: null,
      hyperlink: null,
    },
    {
      title: {
        id: 'ASTINDO – asosiasi agen perjalanan (contoh, bukan keanggotaan nyata)',
        en: 'ASTINDO: association of travel agents (an example, not a real membership)',
      },
      image_url: null,
      hyperlink: null,
    },
    {
      title: {
        id: 'IATA – akreditasi agen tiket (contoh, bukan keanggotaan nyata)',
        en: 'IATA: accreditation of ticket agents (an example, not a real membership)',
      },
      image_url: null,
      hyperlink: null,
    },
  ],
  subsidiaries: [
    {
      title: { id: 'Kelana Dokumen', en: 'Kelana Documents' },
      image_url: mediaPath('desk-day'),
      hyperlink: 'https://dokumen.kelana.example',
    },
    {
      title: { id: 'Kelana Acara', en: 'Kelana Events' },
      image_url: mediaPath('gala-gold'),
      hyperlink: 'https://acara.kelana.example',
    },
  ],
  images: {
    vision_mission: mediaPath('bali-jade'),
    building: mediaPath('jakarta-gold'),
    core_values: mediaPath('coach-day'),
    // A picture without a name above the two companies looked like a third one.
    subsidiaries: null,
    accreditation: null,
  },
};

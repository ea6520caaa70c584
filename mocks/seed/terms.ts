import type { TourTerms } from '@sdk';
import { type Localized, same } from './localized.ts';

type TourTermsText = Omit<TourTerms, 'key_points' | 'sections'> & {
  key_points: readonly Localized[];
  sections: readonly { title: Localized; content: Localized }[];
};

/** The terms and conditions of the group tours, in fifteen sections. */
export const tourTerms: TourTermsText = {
  updated_at: '2026-10-01',
  key_points: [
    {
      id: 'Kursi Anda baru pasti setelah uang muka kami terima.',
      en: 'Your seat is certain only once we have received the deposit.',
    },
    {
      id: 'Pelunasan paling lambat 30 hari sebelum berangkat; 14 hari untuk Asia jarak dekat.',
      en: 'The balance is due no later than 30 days before departure; 14 days for nearby Asia.',
    },
    {
      id: 'Tipping, visa, asuransi, dan PPN 1,1% disebut terpisah beserta jumlahnya.',
      en: 'Tipping, visa, insurance and 1.1% VAT are named separately, with their amounts.',
    },
    {
      id: 'Pembatalan dikenai biaya yang bertambah menjelang tanggal berangkat.',
      en: 'Cancelling carries a fee that rises as the departure date comes closer.',
    },
    {
      id: 'Paspor harus berlaku sedikitnya enam bulan setelah tanggal pulang.',
      en: 'Your passport must be valid for at least six months after the day you return.',
    },
    {
      id: 'Keputusan visa ada di tangan kedutaan, bukan di tangan kami.',
      en: 'The decision on a visa is in the hands of the embassy, not in ours.',
    },
  ],
  sections: [
    {
      title: { id: 'Pendaftaran', en: 'Registration' },
      content: {
        id: '<p>Pemesanan lewat situs, telepon, atau kantor kami mencatat permintaan Anda. Pendaftaran menjadi sah setelah uang muka diterima dan kode reservasi dikirim ke email Anda.</p><p>Nama peserta harus sama dengan nama di paspor. Perbaikan nama setelah tiket terbit mengikuti biaya maskapai.</p>',
        en: '<p>A booking on the website, by phone or at one of our offices records your request. The registration becomes valid once the deposit has been received and the reservation code has been sent to your email address.</p><p>The name of each traveller must be the same as in the passport. Correcting a name after the ticket has been issued costs what the airline charges.</p>',
      },
    },
    {
      title: { id: 'Uang muka', en: 'Deposit' },
      content: {
        id: '<p>Uang muka dihitung per orang dan ditambah biaya visa bila diperlukan:</p><ul><li>Asia: Rp 5.000.000</li><li>Eropa, Turki, Timur Tengah, Afrika, Australia, Selandia Baru, dan Amerika: Rp 10.000.000</li></ul><p>Uang muka dibayar paling lambat dua hari setelah pemesanan. Sesudahnya kursi dapat kami lepas.</p>',
        en: '<p>The deposit is counted per person, plus the visa fee where one is needed:</p><ul><li>Asia: Rp 5.000.000</li><li>Europe, Turkey, the Middle East, Africa, Australia, New Zealand and the Americas: Rp 10.000.000</li></ul><p>The deposit is due no later than two days after booking. After that we may release the seat.</p>',
      },
    },
    {
      title: { id: 'Pelunasan', en: 'Balance' },
      content: {
        id: '<p>Sisa pembayaran kami terima paling lambat 30 hari sebelum keberangkatan, atau 14 hari untuk tujuan Asia Tenggara, Hong Kong, dan Taiwan. Bila pelunasan terlambat, kami mengirim satu pengingat sebelum pemesanan dianggap batal.</p>',
        en: '<p>The balance must reach us no later than 30 days before departure, or 14 days for destinations in Southeast Asia, Hong Kong and Taiwan. If it is late, we send one reminder before the booking is treated as cancelled.</p>',
      },
    },
    {
      title: { id: 'Pembatalan oleh peserta', en: 'Cancellation by the traveller' },
      content: {
        id: '<p>Biaya pembatalan per orang dihitung dari hari kami menerima pemberitahuan tertulis:</p><table><thead><tr><th>Sebelum keberangkatan</th><th>Biaya</th></tr></thead><tbody><tr><td>Lebih dari 30 hari</td><td>sebesar uang muka</td></tr><tr><td>30–20 hari</td><td>50% dari harga tour</td></tr><tr><td>19–10 hari</td><td>75% dari harga tour</td></tr><tr><td>9–0 hari</td><td>100% dari harga tour</td></tr></tbody></table><p>Anda boleh menunjuk pengganti sampai 21 hari sebelum berangkat, selama visa dan tiket masih dapat diurus.</p>',
        en: '<p>The cancellation fee per person depends on the day we receive your written notice:</p><table><thead><tr><th>Before departure</th><th>Fee</th></tr></thead><tbody><tr><td>More than 30 days</td><td>the amount of the deposit</td></tr><tr><td>30–20 days</td><td>50% of the tour price</td></tr><tr><td>19–10 days</td><td>75% of the tour price</td></tr><tr><td>9–0 days</td><td>100% of the tour price</td></tr></tbody></table><p>You may name someone to take your place until 21 days before departure, as long as the visa and the ticket can still be arranged.</p>',
      },
    },
    {
      title: { id: 'Jumlah peserta minimum', en: 'Minimum number of travellers' },
      content: {
        id: '<p>Sebuah keberangkatan berjalan dengan 15 sampai 20 peserta dewasa, tergantung tujuan. Bila jumlah itu tidak tercapai, kami memberi tahu paling lambat 14 hari sebelumnya. Anda dapat pindah tanggal, memilih tour lain, atau menerima kembali seluruh pembayaran.</p>',
        en: '<p>A departure goes ahead with 15 to 20 adult travellers, depending on the destination. If that number is not reached, we tell you no later than 14 days before. You can move to another date, choose another tour or receive all your payments back.</p>',
      },
    },
    {
      title: { id: 'Isi harga', en: 'What the price includes' },
      content: {
        id: '<p>Setiap halaman tour memuat daftar yang termasuk dan tidak termasuk. Yang umumnya tidak termasuk adalah tipping, visa, asuransi, tambahan kamar single, PPN 1,1%, dan pengeluaran pribadi; jumlahnya kami cantumkan di halaman yang sama.</p><p>Harga berlaku per orang untuk kamar berdua.</p>',
        en: '<p>Every tour page lists what is included and what is not. Usually not included are tipping, visa, insurance, the single supplement, 1.1% VAT and personal expenses; we give the amounts on the same page.</p><p>Prices are per person, sharing a twin room.</p>',
      },
    },
    {
      title: { id: 'Perubahan kurs dan biaya maskapai', en: 'Changes in exchange rates and airline charges' },
      content: {
        id: '<p>Bila kurs bergerak lebih dari 5% atau maskapai menaikkan pajak dan biaya bahan bakar sesudah harga diumumkan, selisihnya dapat kami tagihkan sampai hari pelunasan. Setelah lunas, harga Anda tidak berubah lagi.</p>',
        en: '<p>If the exchange rate moves by more than 5%, or the airline raises its taxes and fuel charges after the price has been announced, we may charge you the difference until the day the balance is paid. Once you have paid in full, your price no longer changes.</p>',
      },
    },
    {
      title: { id: 'Paspor', en: 'Passport' },
      content: {
        id: '<p>Paspor harus berlaku sedikitnya enam bulan setelah tanggal pulang, memiliki dua halaman kosong, dan tidak rusak. Peserta yang ditolak berangkat karena paspor menanggung biayanya sendiri.</p>',
        en: '<p>A passport must be valid for at least six months after the day of return, have two blank pages and be undamaged. Travellers who are refused departure because of their passport bear the cost themselves.</p>',
      },
    },
    {
      title: same('Visa'),
      content: {
        id: '<p>Kami memeriksa kelengkapan dokumen dan mengurus pengajuan. Keputusan, lama proses, dan permintaan wawancara sepenuhnya menjadi wewenang kedutaan. Biaya visa tidak dikembalikan bila permohonan ditolak.</p><p>Bila visa ditolak sebelum tiket terbit, biaya pembatalan hanya sebesar pengeluaran yang sudah terjadi.</p>',
        en: '<p>We check that your documents are complete and handle the application. The decision, the processing time and any request for an interview are entirely up to the embassy. Visa fees are not returned if the application is refused.</p><p>If a visa is refused before the ticket has been issued, the cancellation fee is only what has already been spent.</p>',
      },
    },
    {
      title: { id: 'Anak dan peserta lanjut usia', en: 'Children and older travellers' },
      content: {
        id: '<p>Anak di bawah 18 tahun berangkat bersama orang tua atau wali dengan surat persetujuan. Peserta di atas 70 tahun kami sarankan membawa pendamping dan surat keterangan sehat. Sampaikan kebutuhan kursi roda paling lambat 14 hari sebelum berangkat.</p>',
        en: '<p>Children under 18 travel with a parent or guardian and a letter of consent. We advise travellers over 70 to bring a companion and a health certificate. Tell us about the need for a wheelchair no later than 14 days before departure.</p>',
      },
    },
    {
      title: { id: 'Perubahan itinerary', en: 'Changes to the itinerary' },
      content: {
        id: '<p>Urutan kunjungan dapat berubah karena cuaca, jadwal penerbangan, atau penutupan tempat. Tour leader memilih pengganti yang setara. Bagian yang tidak diikuti atas kemauan sendiri tidak dapat diuangkan.</p>',
        en: '<p>The order of visits may change because of the weather, flight schedules or closures. The tour leader chooses a replacement of equal value. Parts that you leave out by your own choice cannot be exchanged for money.</p>',
      },
    },
    {
      title: { id: 'Keadaan kahar', en: 'Force majeure' },
      content: {
        id: '<p>Bencana alam, wabah, perang, pemogokan, dan keputusan pemerintah berada di luar kuasa kami. Dalam keadaan itu kami mengembalikan bagian yang dapat ditarik dari maskapai dan hotel, atau memindahkannya ke perjalanan lain tanpa biaya administrasi.</p>',
        en: '<p>Natural disasters, epidemics, war, strikes and government decisions are beyond our control. In such cases we return the part that can be recovered from the airlines and hotels, or move it to another trip without an administration fee.</p>',
      },
    },
    {
      title: { id: 'Asuransi', en: 'Insurance' },
      content: {
        id: '<p>Asuransi perjalanan wajib untuk wilayah Schengen dan kami anjurkan untuk semua tujuan. Klaim diajukan kepada perusahaan asuransi; kami membantu menyiapkan surat keterangan yang diperlukan.</p>',
        en: '<p>Travel insurance is compulsory for the Schengen area and we recommend it for every destination. Claims are made to the insurance company; we help to prepare the letters it needs.</p>',
      },
    },
    {
      title: { id: 'Data pribadi', en: 'Personal data' },
      content: {
        id: '<p>Data paspor dan kontak dipakai untuk tiket, hotel, visa, dan keadaan darurat saja. Kami meneruskannya hanya kepada pihak yang menjalankan perjalanan Anda. Anda dapat meminta salinan atau penghapusan setelah perjalanan selesai.</p>',
        en: '<p>Passport and contact data are used only for tickets, hotels, visas and emergencies. We pass them on only to those who carry out your trip. You may ask for a copy or for deletion once the trip is over.</p>',
      },
    },
    {
      title: { id: 'Keluhan', en: 'Complaints' },
      content: {
        id: '<p>Sampaikan masalah kepada tour leader saat itu juga agar dapat diperbaiki. Keluhan tertulis kami terima sampai 14 hari setelah kepulangan dan kami jawab dalam 10 hari kerja.</p>',
        en: '<p>Tell the tour leader about a problem straight away, so that it can be put right. We accept written complaints until 14 days after your return and answer them within 10 working days.</p>',
      },
    },
  ],
};

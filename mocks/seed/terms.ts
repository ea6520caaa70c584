import type { TourTerms } from '@sdk';

/** The terms and conditions of the group tours, in fifteen sections. */
export const tourTerms: TourTerms = {
  updated_at: '2026-10-01',
  key_points: [
    'Kursi Anda baru pasti setelah uang muka kami terima.',
    'Pelunasan paling lambat 30 hari sebelum berangkat; 14 hari untuk Asia jarak dekat.',
    'Tipping, visa, asuransi, dan PPN 1,1% disebut terpisah beserta jumlahnya.',
    'Pembatalan dikenai biaya yang bertambah menjelang tanggal berangkat.',
    'Paspor harus berlaku sedikitnya enam bulan setelah tanggal pulang.',
    'Keputusan visa ada di tangan kedutaan, bukan di tangan kami.',
  ],
  sections: [
    {
      title: 'Pendaftaran',
      content:
        '<p>Pemesanan lewat situs, telepon, atau kantor kami mencatat permintaan Anda. Pendaftaran menjadi sah setelah uang muka diterima dan kode reservasi dikirim ke email Anda.</p><p>Nama peserta harus sama dengan nama di paspor. Perbaikan nama setelah tiket terbit mengikuti biaya maskapai.</p>',
    },
    {
      title: 'Uang muka',
      content:
        '<p>Uang muka dihitung per orang dan ditambah biaya visa bila diperlukan:</p><ul><li>Asia: Rp 5.000.000</li><li>Eropa, Turki, Timur Tengah, Afrika, Australia, Selandia Baru, dan Amerika: Rp 10.000.000</li></ul><p>Uang muka dibayar paling lambat dua hari setelah pemesanan. Sesudahnya kursi dapat kami lepas.</p>',
    },
    {
      title: 'Pelunasan',
      content:
        '<p>Sisa pembayaran kami terima paling lambat 30 hari sebelum keberangkatan, atau 14 hari untuk tujuan Asia Tenggara, Hong Kong, dan Taiwan. Bila pelunasan terlambat, kami mengirim satu pengingat sebelum pemesanan dianggap batal.</p>',
    },
    {
      title: 'Pembatalan oleh peserta',
      content:
        '<p>Biaya pembatalan per orang dihitung dari hari kami menerima pemberitahuan tertulis:</p><table><thead><tr><th>Sebelum keberangkatan</th><th>Biaya</th></tr></thead><tbody><tr><td>Lebih dari 30 hari</td><td>sebesar uang muka</td></tr><tr><td>30–20 hari</td><td>50% dari harga tour</td></tr><tr><td>19–10 hari</td><td>75% dari harga tour</td></tr><tr><td>9–0 hari</td><td>100% dari harga tour</td></tr></tbody></table><p>Anda boleh menunjuk pengganti sampai 21 hari sebelum berangkat, selama visa dan tiket masih dapat diurus.</p>',
    },
    {
      title: 'Jumlah peserta minimum',
      content:
        '<p>Sebuah keberangkatan berjalan dengan 15 sampai 20 peserta dewasa, tergantung tujuan. Bila jumlah itu tidak tercapai, kami memberi tahu paling lambat 14 hari sebelumnya. Anda dapat pindah tanggal, memilih tour lain, atau menerima kembali seluruh pembayaran.</p>',
    },
    {
      title: 'Isi harga',
      content:
        '<p>Setiap halaman tour memuat daftar yang termasuk dan tidak termasuk. Yang umumnya tidak termasuk adalah tipping, visa, asuransi, tambahan kamar single, PPN 1,1%, dan pengeluaran pribadi; jumlahnya kami cantumkan di halaman yang sama.</p><p>Harga berlaku per orang untuk kamar berdua.</p>',
    },
    {
      title: 'Perubahan kurs dan biaya maskapai',
      content:
        '<p>Bila kurs bergerak lebih dari 5% atau maskapai menaikkan pajak dan biaya bahan bakar sesudah harga diumumkan, selisihnya dapat kami tagihkan sampai hari pelunasan. Setelah lunas, harga Anda tidak berubah lagi.</p>',
    },
    {
      title: 'Paspor',
      content:
        '<p>Paspor harus berlaku sedikitnya enam bulan setelah tanggal pulang, memiliki dua halaman kosong, dan tidak rusak. Peserta yang ditolak berangkat karena paspor menanggung biayanya sendiri.</p>',
    },
    {
      title: 'Visa',
      content:
        '<p>Kami memeriksa kelengkapan dokumen dan mengurus pengajuan. Keputusan, lama proses, dan permintaan wawancara sepenuhnya menjadi wewenang kedutaan. Biaya visa tidak dikembalikan bila permohonan ditolak.</p><p>Bila visa ditolak sebelum tiket terbit, biaya pembatalan hanya sebesar pengeluaran yang sudah terjadi.</p>',
    },
    {
      title: 'Anak dan peserta lanjut usia',
      content:
        '<p>Anak di bawah 18 tahun berangkat bersama orang tua atau wali dengan surat persetujuan. Peserta di atas 70 tahun kami sarankan membawa pendamping dan surat keterangan sehat. Sampaikan kebutuhan kursi roda paling lambat 14 hari sebelum berangkat.</p>',
    },
    {
      title: 'Perubahan itinerary',
      content:
        '<p>Urutan kunjungan dapat berubah karena cuaca, jadwal penerbangan, atau penutupan tempat. Tour leader memilih pengganti yang setara. Bagian yang tidak diikuti atas kemauan sendiri tidak dapat diuangkan.</p>',
    },
    {
      title: 'Keadaan kahar',
      content:
        '<p>Bencana alam, wabah, perang, pemogokan, dan keputusan pemerintah berada di luar kuasa kami. Dalam keadaan itu kami mengembalikan bagian yang dapat ditarik dari maskapai dan hotel, atau memindahkannya ke perjalanan lain tanpa biaya administrasi.</p>',
    },
    {
      title: 'Asuransi',
      content:
        '<p>Asuransi perjalanan wajib untuk wilayah Schengen dan kami anjurkan untuk semua tujuan. Klaim diajukan kepada perusahaan asuransi; kami membantu menyiapkan surat keterangan yang diperlukan.</p>',
    },
    {
      title: 'Data pribadi',
      content:
        '<p>Data paspor dan kontak dipakai untuk tiket, hotel, visa, dan keadaan darurat saja. Kami meneruskannya hanya kepada pihak yang menjalankan perjalanan Anda. Anda dapat meminta salinan atau penghapusan setelah perjalanan selesai.</p>',
    },
    {
      title: 'Keluhan',
      content:
        '<p>Sampaikan masalah kepada tour leader saat itu juga agar dapat diperbaiki. Keluhan tertulis kami terima sampai 14 hari setelah kepulangan dan kami jawab dalam 10 hari kerja.</p>',
    },
  ],
};

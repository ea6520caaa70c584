import type { About } from '@sdk';
import { mediaPath } from './media-path.ts';

export const about: About = {
  content: `<p>Kelana berawal dari satu meja di Jakarta Utara dan satu pertanyaan yang terus berulang: mengapa merencanakan
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
  vision: '<p>Membuat perjalanan jauh terasa dekat bagi keluarga Indonesia.</p>',
  mission: `<ol>
<li>Menyusun tour dengan ritme yang nyaman bagi anak, orang tua, dan kakek-nenek dalam satu rombongan.</li>
<li>Menyampaikan harga, sisa kursi, dan aturan pembatalan secara terbuka sebelum peserta membayar.</li>
<li>Mendampingi peserta dari pengurusan dokumen sampai kembali ke rumah.</li>
</ol>`,
  our_services: [
    {
      service: 'Group Tour',
      description:
        'Tour berjadwal ke Asia, Eropa, Australia, Amerika, dan Timur Tengah dengan tour leader dari Indonesia.',
    },
    {
      service: 'Private Tour',
      description: 'Rute, tanggal, dan ritme disusun untuk keluarga atau kelompok Anda sendiri, mulai dari dua orang.',
    },
    {
      service: 'Corporate Travel',
      description: 'Tiket, hotel, dan visa perjalanan dinas dengan satu penanggung jawab dan tagihan bulanan.',
    },
    {
      service: 'MICE',
      description: 'Rapat, perjalanan insentif, konferensi, dan pameran, dari anggaran awal sampai laporan akhir.',
    },
    {
      service: 'Visa & Dokumen',
      description: 'Pemeriksaan kelengkapan, pengisian formulir, dan janji temu. Keputusan tetap pada kedutaan.',
    },
    {
      service: 'Tiket',
      description: 'Tiket pesawat, kereta, dan kapal, sendiri maupun rombongan, termasuk perubahan jadwal.',
    },
  ],
  services: ['Group Tour', 'Private Tour', 'Corporate Travel', 'MICE', 'Visa & Dokumen', 'Tiket'],
  accreditations: [
    {
      title: 'ASITA – asosiasi biro perjalanan wisata (contoh, bukan keanggotaan nyata)',
      image_url: null,
      hyperlink: null,
    },
    { title: 'ASTINDO – asosiasi agen perjalanan (contoh, bukan keanggotaan nyata)', image_url: null, hyperlink: null },
    { title: 'IATA – akreditasi agen tiket (contoh, bukan keanggotaan nyata)', image_url: null, hyperlink: null },
  ],
  subsidiaries: [
    { title: 'Kelana Dokumen', image_url: mediaPath('desk-day'), hyperlink: 'https://dokumen.kelana.example' },
    { title: 'Kelana Acara', image_url: mediaPath('gala-gold'), hyperlink: 'https://acara.kelana.example' },
  ],
  images: {
    vision_mission: mediaPath('bali-jade'),
    building: mediaPath('jakarta-gold'),
    core_values: mediaPath('coach-day'),
    subsidiaries: mediaPath('borobudur-gold'),
    accreditation: null,
  },
};

import { EMBASSY_DECIDES, PASSPORT_SIX_MONTHS, type VisaText } from './visa-text.ts';

export const eastAsia: VisaText[] = [
  {
    id: 1,
    name: 'Jepang',
    country_code: 'JP',
    type: 'e_visa',
    summary: 'Pemegang e-paspor cukup registrasi daring JAVES tanpa biaya. Pemegang paspor biasa memerlukan visa.',
    picture: 'torii-fuji-dawn',
    checkedDaysAgo: 9,
    documents: [
      {
        title: 'E-paspor: registrasi JAVES',
        items: [PASSPORT_SIX_MONTHS, 'Pindai halaman data diri yang jelas', 'Foto terbaru', 'Alamat email aktif'],
      },
      {
        title: 'Paspor biasa: pengajuan visa',
        items: [
          PASSPORT_SIX_MONTHS,
          'Formulir permohonan yang sudah diisi',
          'Foto terbaru berlatar putih',
          'Bukti keuangan',
          'Rencana perjalanan harian dan bukti hotel',
        ],
      },
    ],
    processing_time: 'Registrasi e-paspor beberapa hari kerja; visa sekitar 5–10 hari kerja',
    fee: 'Registrasi e-paspor tanpa biaya; biaya visa mengikuti kedutaan',
    stay: '15 hari setiap kunjungan dengan registrasi e-paspor',
    notes: `<p>Registrasi berlaku 3 tahun atau sampai paspor habis masa berlakunya, mana yang lebih dahulu. Ganti paspor berarti
registrasi ulang.</p><p>Panduan lengkap: <a href="/blog/cara-daftar-visa-waiver-jepang-e-paspor">cara daftar visa waiver
Jepang</a>.</p>`,
    official_url: 'https://www.id.emb-japan.go.jp',
  },
  {
    id: 2,
    name: 'Korea Selatan',
    country_code: 'KR',
    type: 'visa_required',
    summary: 'Visa diperlukan. Rombongan minimal 3 orang dapat memakai e-visa grup (C-3-2) melalui agen yang ditunjuk.',
    picture: 'seoul-gold',
    checkedDaysAgo: 16,
    documents: [
      { title: 'Identitas', items: [PASSPORT_SIX_MONTHS, 'Foto 3,5 × 4,5 cm berlatar putih', 'Kartu keluarga (KK)'] },
      {
        title: 'Pekerjaan dan keuangan',
        items: ['Surat keterangan kerja, usaha, atau sekolah', 'Rekening koran 3 bulan terakhir'],
      },
    ],
    processing_time:
      'E-visa grup diajukan minimal 5 hari kerja sebelum berangkat; visa perorangan perlu waktu lebih lama',
    fee: 'Mengikuti ketentuan terbaru. Pembebasan biaya e-visa grup pernah diperpanjang sampai akhir Juni 2026; periksa kembali.',
    stay: 'Sesuai visa yang diberikan',
    notes: `<p>E-visa grup mengharuskan seluruh anggota masuk dan keluar bersama rombongan.</p>${EMBASSY_DECIDES}`,
    official_url: 'https://www.visa.go.kr',
  },
  {
    id: 3,
    name: 'China',
    country_code: 'CN',
    type: 'visa_required',
    summary: 'Visa diperlukan untuk perjalanan pulang-pergi. Transit ke negara ketiga dapat bebas visa sampai 240 jam.',
    picture: 'shanghai-gold',
    checkedDaysAgo: 21,
    documents: [
      { title: 'Identitas', items: [PASSPORT_SIX_MONTHS, 'Foto berlatar putih', 'Formulir permohonan daring'] },
      { title: 'Perjalanan', items: ['Tiket pulang-pergi', 'Bukti hotel untuk seluruh malam'] },
    ],
    processing_time: 'Sekitar 4–7 hari kerja setelah dokumen lengkap',
    fee: 'Mengikuti pusat layanan visa; visa grup dihitung bersama tour',
    stay: 'Sesuai visa yang diberikan',
    notes: `<p>Bebas visa transit 240 jam berlaku bagi warga Indonesia sejak 12 Juni 2025, dengan syarat melanjutkan ke
<strong>negara ketiga</strong> dan melalui bandara atau pelabuhan yang ditentukan. Jakarta – China – Jakarta tidak termasuk
transit.</p>${EMBASSY_DECIDES}`,
    official_url: 'https://www.visaforchina.cn',
  },
  {
    id: 4,
    name: 'Taiwan',
    country_code: 'TW',
    type: 'visa_required',
    summary: 'Visa diperlukan. Sebagian pemohon dapat memakai sertifikat izin perjalanan yang diajukan daring.',
    picture: 'taipei-gold',
    checkedDaysAgo: 34,
    documents: [
      { title: 'Identitas', items: [PASSPORT_SIX_MONTHS, 'Foto berlatar putih', 'Salinan KTP dan kartu keluarga'] },
      { title: 'Pekerjaan', items: ['Surat keterangan kerja, usaha, atau sekolah', 'Bukti keuangan'] },
    ],
    processing_time: 'Sekitar 5–10 hari kerja; sertifikat daring biasanya lebih cepat',
    fee: null,
    stay: 'Sesuai visa atau sertifikat yang diberikan',
    notes: `<p>Syarat sertifikat berkaitan dengan visa atau izin tinggal dari negara tertentu yang pernah Anda miliki. Tanyakan
kepada kami sebelum memilih jalur.</p>${EMBASSY_DECIDES}`,
    official_url: 'https://www.boca.gov.tw',
  },
];

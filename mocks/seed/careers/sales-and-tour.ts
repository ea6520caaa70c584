import { northJakarta, southJakarta } from '../addresses.ts';
import { same } from '../localized.ts';
import type { CareerText } from './career-text.ts';

export const tourConsultant: CareerText = {
  id: 1,
  position: same('Tour Consultant'),
  slug: 'tour-consultant',
  type: same('Full time'),
  contract: { id: 'Tetap', en: 'Permanent' },
  location: { id: 'Jakarta Utara', en: 'North Jakarta' },
  address: northJakarta,
  postedDaysAgo: 6,
  closesInDays: 45,
  description: {
    id: `<p>Anda adalah orang pertama yang ditemui calon peserta: di kantor, lewat WhatsApp, dan di travel fair. Tugas
Anda bukan menjual tour termahal, melainkan menemukan tanggal dan rute yang benar-benar cocok, lalu menjelaskan biayanya
tanpa ada yang disembunyikan.</p>`,
    en: `<p>You are the first person our future travellers meet: at the office, on WhatsApp and at travel fairs. Your task is
not to sell the dearest tour but to find the date and the route that really suit them, and then to explain the cost with
nothing hidden.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Menjawab pertanyaan calon peserta lewat WhatsApp, telepon, dan tatap muka pada hari yang sama.</li>
<li>Menyusun penawaran lengkap: harga per tanggal, yang termasuk, dan yang belum termasuk.</li>
<li>Memeriksa masa berlaku paspor dan meneruskan kebutuhan visa kepada tim dokumen.</li>
<li>Mencatat pemesanan, uang muka, dan pelunasan dengan rapi.</li>
<li>Menghubungi peserta setelah pulang untuk mendengar kesan dan keluhan.</li>
</ul>`,
    en: `<ul>
<li>Answer questions from future travellers on WhatsApp, by phone and in person, on the same day.</li>
<li>Prepare complete offers: the price of each date, what is included and what is not.</li>
<li>Check how long passports are valid and pass visa needs on to the document team.</li>
<li>Keep tidy records of bookings, deposits and balances.</li>
<li>Contact travellers after their return to hear their impressions and complaints.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pengalaman melayani pelanggan minimal satu tahun; pengalaman di biro perjalanan menjadi nilai tambah.</li>
<li>Berbahasa Inggris lisan dan tulis; bahasa Mandarin atau Jepang menjadi nilai tambah.</li>
<li>Berdomisili di Jabodetabek atau bersedia pindah.</li>
<li>Bersedia bekerja saat travel fair, termasuk akhir pekan, dengan hari pengganti.</li>
</ul>`,
    en: `<ul>
<li>At least a D3 (three-year diploma), any subject.</li>
<li>At least one year of experience in serving customers; experience at a travel agency is a plus.</li>
<li>Spoken and written English; Mandarin or Japanese is a plus.</li>
<li>Living in Greater Jakarta (Jabodetabek) or willing to move.</li>
<li>Willing to work at travel fairs, including weekends, with days off in return.</li>
</ul>`,
  },
};

export const tourLeader: CareerText = {
  id: 2,
  position: { id: 'Tour Leader (Jepang/Korea)', en: 'Tour Leader (Japan/Korea)' },
  slug: 'tour-leader-jepang-korea',
  type: same('Freelance'),
  contract: { id: 'Kontrak per tour', en: 'Contract per tour' },
  location: same('Jakarta'),
  address: { locality: same('Jakarta'), region: same('DKI Jakarta'), country_code: 'ID' },
  postedDaysAgo: 14,
  description: {
    id: `<p>Anda memimpin rombongan 20 sampai 28 orang dari bandara Jakarta sampai kembali lagi. Anda yang memastikan
orang tua mendapat kursi depan, permintaan makanan sampai ke restoran, dan hari yang hujan tetap punya cerita.</p>`,
    en: `<p>You lead groups of 20 to 28 people from the airport in Jakarta until they are back there. You are the one who makes
sure that older travellers get the front seats, that meal requests reach the restaurant and that a rainy day still has a
story to tell.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Memimpin pertemuan sebelum berangkat dan membagikan dokumen perjalanan.</li>
<li>Mendampingi peserta selama penerbangan, imigrasi, dan seluruh program.</li>
<li>Bekerja sama dengan pemandu lokal dan pengemudi mengenai waktu dan pemberhentian.</li>
<li>Mengambil keputusan saat cuaca atau jadwal berubah, lalu melaporkannya kepada kantor.</li>
<li>Menyusun laporan perjalanan paling lambat tiga hari setelah pulang.</li>
</ul>`,
    en: `<ul>
<li>Lead the meeting before departure and hand out the travel documents.</li>
<li>Accompany travellers on flights, at immigration and throughout the programme.</li>
<li>Work with local guides and drivers on timing and stops.</li>
<li>Make decisions when the weather or the schedule changes, then report them to the office.</li>
<li>Write the trip report no later than three days after the return.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Pendidikan minimal D3, semua jurusan.</li>
<li>Pernah memimpin sedikitnya lima rombongan ke luar negeri.</li>
<li>Berbahasa Inggris lancar; bahasa Jepang atau Korea tingkat percakapan menjadi nilai tambah besar.</li>
<li>Memiliki sertifikat tour leader yang masih berlaku atau bersedia mengikuti sertifikasi.</li>
<li>Memiliki paspor dengan masa berlaku minimal satu tahun.</li>
<li>Bersedia bertugas pada musim sakura dan libur sekolah.</li>
</ul>`,
    en: `<ul>
<li>At least a D3 (three-year diploma), any subject.</li>
<li>Experience of leading at least five groups abroad.</li>
<li>Fluent English; conversational Japanese or Korean is a big plus.</li>
<li>A valid tour leader certificate, or the willingness to become certified.</li>
<li>A passport valid for at least one year.</li>
<li>Willing to work in the cherry blossom season and the school holidays.</li>
</ul>`,
  },
};

export const miceAccountManager: CareerText = {
  id: 4,
  position: same('MICE Account Manager'),
  slug: 'mice-account-manager',
  type: same('Full time'),
  contract: { id: 'Tetap', en: 'Permanent' },
  location: { id: 'Jakarta Selatan', en: 'South Jakarta' },
  address: southJakarta,
  postedDaysAgo: 33,
  closesInDays: 12,
  description: {
    id: `<p>Anda memegang hubungan dengan perusahaan yang mengadakan rapat, perjalanan insentif, dan konferensi. Anda
mengubah permintaan singkat menjadi program, anggaran, dan jadwal kerja yang dapat dipegang semua pihak.</p>`,
    en: `<p>You look after our relations with companies that hold meetings, incentive trips and conferences. You turn a short
request into a programme, a budget and a work schedule that everyone can rely on.</p>`,
  },
  job_description: {
    id: `<ul>
<li>Menggali kebutuhan klien: tujuan acara, jumlah peserta, tanggal, dan anggaran.</li>
<li>Menyusun proposal bersama tim produk dan mempresentasikannya.</li>
<li>Mengelola kontrak, pembayaran bertahap, dan perubahan jumlah peserta.</li>
<li>Hadir pada hari acara untuk rombongan di atas 100 orang.</li>
<li>Mengevaluasi hasil bersama klien dan mencatat pelajaran untuk acara berikutnya.</li>
</ul>`,
    en: `<ul>
<li>Find out what the client needs: the purpose of the event, the number of people, the dates and the budget.</li>
<li>Prepare proposals with the product team and present them.</li>
<li>Manage contracts, payments in stages and changes in the number of people.</li>
<li>Be there on the day of the event for groups of more than 100 people.</li>
<li>Review the results with the client and record the lessons for the next event.</li>
</ul>`,
  },
  requirements: {
    id: `<ul>
<li>Pendidikan minimal S1, semua jurusan.</li>
<li>Pengalaman tiga tahun di MICE, acara perusahaan, atau penjualan kepada perusahaan.</li>
<li>Berbahasa Inggris lancar untuk presentasi dan surat-menyurat.</li>
<li>Terbiasa menyusun anggaran di lembar kerja.</li>
<li>Bersedia bepergian dan bekerja saat travel fair atau hari acara.</li>
</ul>`,
    en: `<ul>
<li>At least an S1 (bachelor’s degree), any subject.</li>
<li>Three years of experience in MICE, company events or sales to companies.</li>
<li>Fluent English for presentations and correspondence.</li>
<li>Used to drawing up budgets in spreadsheets.</li>
<li>Willing to travel and to work at travel fairs or on event days.</li>
</ul>`,
  },
};

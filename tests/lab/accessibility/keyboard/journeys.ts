import { newMember, roomyDeparture } from '../../../e2e/support/service-host.ts';
import { asMember } from '../visit.ts';
import { formJourneys } from './form-journeys.ts';
import type { Journey } from './journey.ts';
import type { Walk } from './walk.ts';

/** The main journeys of visitors and members, by keyboard alone and in Indonesian. */
export const journeys: Journey[] = [
  {
    name: 'find a tour',
    async go(walk) {
      await walk.open('/');
      await walk.to('Langsung ke isi');
      await walk.press('Enter');
      await walk.to(/^(combobox|searchbox) "Tujuan/);
      await walk.type('Turki Lengkap');
      await walk.press('Enter');
      await walk.arrives(/Tour [Gg]rup/);
      await walk.to(/^link "Turki Lengkap/);
      await walk.press('Enter');
      await walk.arrives(/Turki/);
    },
  },
  {
    name: 'filter the tours of a small screen',
    width: 360,
    async go(walk) {
      await walk.open('/group-tour');
      await walk.to(/^button "Filter"/);
      await walk.press('Enter');
      await walk.lands(/^button "Tutup"|^dialog/);
      await walk.to(/^radio "Semua wilayah/);
      await walk.press('ArrowDown');
      await walk.look();
      await walk.announces(/\d+ tour/);
      await walk.to(/^button "Tampilkan \d+ tour/);
      await walk.press('Enter');
      await walk.lands(/^button "Filter \(/);
      await walk.to(/^button "Hapus/);
      await walk.press('Enter');
      await walk.announces(/\d+ tour/);
      await walk.lands(/tour/);
    },
  },
  {
    name: 'choose a departure',
    async go(walk) {
      await walk.open('/group-tour/17');
      await walk.to(/^link "Jadwal & Harga"/);
      await walk.press('Enter');
      await walk.to(/^radio /);
      await walk.press('ArrowDown');
      await walk.look();
      await walk.to(/^button "Tambah peserta"/);
      await walk.press('Enter');
      await walk.announces(/^2/);
      await walk.to(/^link "Pesan Sekarang/);
      await walk.press('Enter');
      await walk.arrives(/^Pemesanan/);
    },
  },
  { name: 'book', go: book },
  { name: 'book on a small screen', width: 360, go: book },
  {
    name: 'change the language',
    async go(walk) {
      await walk.open('/contact');
      await walk.to(/^link "Bahasa: Indonesia/);
      await walk.press('Enter');
      await walk.page.waitForURL('**/en/contact');
      await walk.page.waitForFunction(() => document.documentElement.lang === 'en');
      await walk.to(/^link "Language: English/);
    },
  },
  {
    name: 'read the visa rules of a country',
    async go(walk) {
      await walk.open('/visa-and-passport');
      await walk.to(/^searchbox "Cari negara"/);
      await walk.type('jep');
      await walk.announces(/^1 negara/);
      await walk.to(/^link "Jepang"/);
      await walk.press('Enter');
      await walk.lands(/^heading "Visa Jepang"/);
      await walk.to(/^checkbox "Foto terbaru"/);
      await walk.press('Space');
      await walk.announces(/^1 dari/);
      await walk.to(/^link "Semua negara"/, 'Shift+Tab');
      await walk.press('Enter');
      await walk.lands(/^link "Jepang"/);
    },
  },
  {
    name: 'log out',
    async go(walk) {
      await asMember(walk.page, await newMember('keys'));
      await walk.open('/account');
      await walk.to(/^button "Keluar"/);
      await walk.press('Enter');
      await walk.lands(/^button "Batal"|^alertdialog/);
      await walk.press('Escape');
      await walk.lands(/^button "Keluar"/);
      await walk.press('Enter');
      await walk.to(/^button "Ya, keluar"/);
      await walk.press('Enter');
      await walk.arrives(/Kelana/);
    },
  },
  ...formJourneys,
];

async function book(walk: Walk): Promise<void> {
  const departure = await roomyDeparture();
  await asMember(walk.page, await newMember('keys'));
  await walk.open(`/booking/17?itinerary=${departure.id}&pax=1`);
  await walk.to(/^button "Ubah tanggal dan peserta/);
  await walk.to(/^combobox "Sapaan/);
  await walk.press('ArrowDown');
  await walk.to(/^button "(Lanjut ke|Isi) peserta/);
  await walk.press('Enter');
  await walk.lands(/^heading "Siapa yang berangkat/);
  await walk.to(/^button "(Lanjut ke tinjauan|Tinjau)/);
  await walk.press('Enter');
  await walk.lands(/^heading "Periksa, lalu kirim/);
  await walk.to(/^checkbox "Saya setuju/);
  await walk.press('Space');
  await walk.to(/^button "Kirim pesanan/);
  await walk.press('Enter');
  await walk.lands(/^heading "Terima kasih/);
}

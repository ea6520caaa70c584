import { departureWithSeats, newMember } from '../../../e2e/support/service-host.ts';
import { signInAsMember } from '../open-page.ts';
import { formJourneys } from './form-journeys.ts';
import type { Journey } from './journey.ts';
import type { KeyboardVisit } from './keyboard-visit.ts';

/** The main journeys of visitors and members, by keyboard alone and in Indonesian. */
export const journeys: Journey[] = [
  {
    name: 'find a tour',
    async run(visit) {
      await visit.open('/');
      await visit.tabTo('Langsung ke isi');
      await visit.press('Enter');
      await visit.tabTo(/^textbox "Tujuan/);
      await visit.type('Turki Lengkap');
      await visit.expectFocus(/^combobox "Negara/);
      await visit.press('Enter');
      await visit.expectPage(/Tour [Gg]rup/);
      await visit.tabTo(/^link "Turki Lengkap/);
      await visit.press('Enter');
      await visit.expectPage(/Turki/);
    },
  },
  {
    name: 'filter the tours of a small screen',
    width: 360,
    async run(visit) {
      await visit.open('/group-tour');
      await visit.tabTo(/^button "Filter"/);
      await visit.press('Enter');
      await visit.expectFocus(/^button "Tutup"|^dialog/);
      await visit.tabTo(/^radio "Semua wilayah/);
      await visit.press('ArrowDown');
      await visit.checkFocus();
      await visit.expectAnnouncement(/\d+ tour/);
      await visit.tabTo(/^button "Tampilkan \d+ tour/);
      await visit.press('Enter');
      await visit.expectFocus(/^button "Filter \(/);
      await visit.tabTo(/^button "Hapus/);
      await visit.press('Enter');
      await visit.expectAnnouncement(/\d+ tour/);
      await visit.expectFocus(/tour/);
    },
  },
  {
    name: 'choose a departure',
    async run(visit) {
      await visit.open('/group-tour/17');
      await visit.tabTo(/^link "Jadwal & Harga"/);
      await visit.press('Enter');
      await visit.tabTo(/^radio /);
      await visit.press('ArrowDown');
      await visit.checkFocus();
      await visit.tabTo(/^button "Tambah peserta"/);
      await visit.press('Enter');
      await visit.expectAnnouncement(/^2/);
      await visit.tabTo(/^link "Pesan Sekarang/);
      await visit.press('Enter');
      await visit.expectPage(/^Pemesanan/);
    },
  },
  { name: 'book', run: book },
  { name: 'book on a small screen', width: 360, run: book },
  {
    name: 'change the language',
    async run(visit) {
      await visit.open('/contact');
      await visit.tabTo(/^link "Bahasa: Indonesia/);
      await visit.press('Enter');
      await visit.page.waitForURL('**/en/contact');
      await visit.page.waitForFunction(() => document.documentElement.lang === 'en');
      await visit.tabTo(/^link "Language: English/);
    },
  },
  {
    name: 'read the visa rules of a country',
    async run(visit) {
      await visit.open('/visa-and-passport');
      await visit.tabTo(/^searchbox "Cari negara"/);
      await visit.type('jep');
      await visit.expectAnnouncement(/^1 negara/);
      await visit.tabTo(/^link "Jepang"/);
      await visit.press('Enter');
      await visit.expectFocus(/^heading "Visa Jepang"/);
      await visit.tabTo(/^checkbox "Foto terbaru"/);
      await visit.press('Space');
      await visit.expectAnnouncement(/^1 dari/);
      await visit.tabTo(/^link "Semua negara"/, 'Shift+Tab');
      await visit.press('Enter');
      await visit.expectFocus(/^link "Jepang"/);
    },
  },
  {
    name: 'log out',
    async run(visit) {
      await signInAsMember(visit.page, await newMember('keys'));
      await visit.open('/account');
      await visit.tabTo(/^button "Keluar"/);
      await visit.press('Enter');
      await visit.expectFocus(/^button "Batal"|^alertdialog/);
      await visit.press('Escape');
      await visit.expectFocus(/^button "Keluar"/);
      await visit.press('Enter');
      await visit.tabTo(/^button "Ya, keluar"/);
      await visit.press('Enter');
      await visit.expectPage(/Kelana/);
    },
  },
  ...formJourneys,
];

async function book(visit: KeyboardVisit): Promise<void> {
  const departure = await departureWithSeats();
  await signInAsMember(visit.page, await newMember('keys'));
  await visit.open(`/booking/17?itinerary=${departure.id}&pax=1`);
  await visit.tabTo(/^button "Ubah tanggal dan peserta/);
  await visit.tabTo(/^combobox "Sapaan/);
  await visit.press('ArrowDown');
  await visit.tabTo(/^button "(Lanjut ke|Isi) peserta/);
  await visit.press('Enter');
  await visit.expectFocus(/^heading "Siapa yang berangkat/);
  await visit.tabTo(/^button "(Lanjut ke tinjauan|Tinjau)/);
  await visit.press('Enter');
  await visit.expectFocus(/^heading "Periksa, lalu kirim/);
  await visit.tabTo(/^checkbox "Saya setuju/);
  await visit.press('Space');
  await visit.tabTo(/^button "Kirim pesanan/);
  await visit.press('Enter');
  await visit.expectFocus(/^heading "Terima kasih/);
}

import { fileURLToPath } from 'node:url';
import { departureWithSeats, newMember } from '../../../e2e/support/service-host.ts';
import { signInAsMember } from '../open-page.ts';
import type { KeyboardVisit } from './keyboard-visit.ts';

const photo = fileURLToPath(new URL('../../../../mocks/media/bali-dawn.jpg', import.meta.url));
const password = 'Perjalanan2027';

/** The steps of a visit by keyboard alone, at a viewport width of 1280 px unless another width is given. */
type Journey = { name: string; width?: number; run: (visit: KeyboardVisit) => Promise<void> };

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
  {
    name: 'sign up',
    async run(visit) {
      await visit.open('/auth/sign-up');
      // Submits an incomplete form first, so that the transcript has its errors.
      await visit.tabTo(/^button "Buat akun"/);
      await visit.press('Enter');
      await visit.expectFocus(/^alert/);
      await visit.tabTo(/^link /);
      await visit.press('Enter');
      await visit.expectFocus(/^textbox "Nama depan/);
      await visit.type('Dewi');
      await fillIn(visit, [
        [/^textbox "Alamat email/, `keys.${crypto.randomUUID().slice(0, 8)}@kelana.example`],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Kata sandi/, password],
        [/^textbox "Ulangi kata sandi/, password],
        [/^checkbox "Saya setuju/, { press: 'Space' }],
        [/^button "Buat akun"/, { press: 'Enter' }],
      ]);
      await visit.expectPage(/Kelana/);
    },
  },
  {
    name: 'edit the profile and its photo',
    async run(visit) {
      await signInAsMember(visit.page, await newMember('keys'));
      await visit.open('/account/edit-profile');
      await visit.tabTo(/^button "Pilih atau tarik foto/);
      const chooser = visit.page.waitForEvent('filechooser');
      await visit.press('Enter');
      await (await chooser).setFiles(photo);
      await visit.expectAnnouncement(/Foto sudah dibuka/);
      await visit.page.getByRole('slider', { name: 'Perbesar' }).waitFor();
      await visit.tabTo(/^group "Bagian foto/);
      await visit.press('ArrowLeft', 'ArrowLeft');
      await visit.tabTo(/^slider "Perbesar"/);
      await visit.press('ArrowRight');
      await visit.tabTo(/^button "Simpan foto"/);
      await visit.press('Enter');
      await visit.tabTo(/^button "Ya"/);
      await visit.press('Enter');
      await visit.expectAnnouncement(/Foto profil diperbarui/);
      await visit.tabTo(/^textbox "Nama depan/);
      await visit.press('Control+a');
      await visit.type('Sekar');
      await visit.tabTo(/^button "Simpan"/);
      await visit.press('Enter');
      await visit.tabTo(/^button "Ya"/);
      await visit.press('Enter');
      await visit.expectFocus(/Perubahan disimpan/);
    },
  },
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

/** Moves to each field by Tab, and types the text into it or presses the key. */
async function fillIn(visit: KeyboardVisit, entries: [RegExp, string | { press: string }][]): Promise<void> {
  for (const [field, entry] of entries) {
    await visit.tabTo(field);
    if (typeof entry === 'string') await visit.type(entry);
    else await visit.press(entry.press);
  }
}

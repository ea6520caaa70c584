import { fileURLToPath } from 'node:url';
import { departureWithSeats, newMember } from '../../e2e/support/service-host.ts';
import { setViewport } from './check-page.ts';
import { KeyboardVisit } from './keyboard/keyboard-visit.ts';
import { signInAsMember } from './open-page.ts';
import { expect, expectNone, goalTags, test } from './test.ts';

const photo = fileURLToPath(new URL('../../../mocks/media/bali-dawn.jpg', import.meta.url));
const password = 'Perjalanan2027';

/** The main journeys of visitors and members, by keyboard alone and in Indonesian. */
const journeys: Record<string, (visit: KeyboardVisit) => Promise<void>> = {
  async 'find a tour'(visit) {
    await visit.open('/');
    await visit.activate(/Langsung ke isi/);
    await visit.fill(/^textbox "Tujuan/, 'Turki Lengkap');
    await visit.expectFocus(/^combobox "Negara/);
    await visit.press('Enter');
    await visit.expectPage(/Tour [Gg]rup/);
    await visit.activate(/^link "Turki Lengkap/);
    await visit.expectPage(/Turki/);
  },
  async 'filter the tours of a small screen'(visit) {
    await setViewport(visit.page, 360);
    await visit.open('/group-tour');
    await visit.activate(/^button "Filter"/);
    await visit.expectFocus(/^button "Tutup"|^dialog/);
    await visit.tabTo(/^radio "Semua wilayah/);
    await visit.press('ArrowDown');
    await visit.checkFocus();
    await visit.expectAnnouncement(/\d+ tour/);
    await visit.activate(/^button "Tampilkan \d+ tour/);
    await visit.expectFocus(/^button "Filter \(/);
    await visit.activate(/^button "Hapus/);
    await visit.expectAnnouncement(/\d+ tour/);
    await visit.expectFocus(/tour/);
  },
  async 'choose a departure'(visit) {
    await visit.open('/group-tour/17');
    await visit.activate(/^link "Jadwal & Harga"/);
    await visit.tabTo(/^radio /);
    await visit.press('ArrowDown');
    await visit.checkFocus();
    await visit.activate(/^button "Peserta 1 dewasa"/);
    // The dialog loads with its first use.
    await visit.expectFocus(/^button "Kurangi dewasa/);
    await visit.activate(/^button "Tambah dewasa"/);
    await visit.expectAnnouncement(/^2/);
    await visit.activate(/^button "Terapkan"/);
    await visit.expectFocus(/^button "Peserta 2 dewasa"/);
    await visit.activate(/^link "Pesan Sekarang/);
    await visit.expectPage(/^Pemesanan/);
  },
  async book(visit) {
    const departure = await departureWithSeats();
    await signInAsMember(visit.page, await newMember('keys'));
    await visit.open(`/booking/17?itinerary=${departure.id}&pax=1`);
    await visit.tabTo(/^button "Ubah tanggal dan peserta/);
    await visit.tabTo(/^combobox "Sapaan/);
    await visit.press('ArrowDown');
    await visit.activate(/^button "(Lanjut ke|Isi) peserta/);
    await visit.expectFocus(/^heading "Siapa yang berangkat/);
    await visit.activate(/^button "(Lanjut ke tinjauan|Tinjau)/);
    await visit.expectFocus(/^heading "Periksa, lalu kirim/);
    await visit.activate(/^checkbox "Saya setuju/, 'Space');
    await visit.activate(/^button "Kirim pesanan/);
    await visit.expectFocus(/^heading "Terima kasih/);
  },
  async 'log out'(visit) {
    await signInAsMember(visit.page, await newMember('keys'));
    await visit.open('/account');
    await visit.activate(/^button "Keluar"/);
    await visit.expectFocus(/^button "Batal"|^alertdialog/);
    await visit.press('Escape');
    await visit.expectFocus(/^button "Keluar"/);
    await visit.press('Enter');
    await visit.activate(/^button "Ya, keluar"/);
    await visit.expectPage(/Kelana/);
  },
  async 'sign up'(visit) {
    await visit.open('/auth/sign-up');
    // Submits an incomplete form first, so that the transcript has its errors.
    await visit.activate(/^button "Buat akun"/);
    await visit.expectFocus(/^alert/);
    await visit.activate(/^link /);
    await visit.expectFocus(/^textbox "Nama depan/);
    await visit.type('Dewi');
    await visit.fill(/^textbox "Alamat email/, `keys.${crypto.randomUUID().slice(0, 8)}@kelana.example`);
    await visit.fill(/^textbox "Nomor WhatsApp/, '081234567890');
    await visit.fill(/^textbox "Kata sandi/, password);
    await visit.fill(/^textbox "Ulangi kata sandi/, password);
    await visit.activate(/^checkbox "Saya setuju/, 'Space');
    await visit.activate(/^button "Buat akun"/);
    await visit.expectPage(/Kelana/);
  },
  async 'edit the profile and its photo'(visit) {
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
    await visit.activate(/^button "Simpan foto"/);
    await visit.activate(/^button "Ya"/);
    await visit.expectAnnouncement(/Foto profil diperbarui/);
    await visit.tabTo(/^textbox "Nama depan/);
    await visit.press('Control+a');
    await visit.type('Sekar');
    await visit.activate(/^button "Simpan"/);
    await visit.activate(/^button "Ya"/);
    await visit.expectFocus(/Perubahan disimpan/);
  },
};

for (const [name, run] of Object.entries(journeys)) {
  test(`works by keyboard alone: ${name}`, goalTags('A3', 'A8'), async ({ page }) => {
    await setViewport(page, 1280);
    const visit = new KeyboardVisit(page);
    await run(visit);
    expectNone(name, visit.findings);
    expect(visit.transcript()).toMatchSnapshot(`${name.replaceAll(' ', '-').toLowerCase()}.txt`);
  });
}

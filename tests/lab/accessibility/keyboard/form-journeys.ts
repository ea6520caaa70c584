import { fileURLToPath } from 'node:url';
import { newMember } from '../../../e2e/support/service-host.ts';
import { cvFile } from '../../../support/uploads/letters.ts';
import { signInAsMember } from '../open-page.ts';
import type { Journey } from './journey.ts';
import type { KeyboardVisit } from './keyboard-visit.ts';

const photo = fileURLToPath(new URL('../../../../mocks/media/bali-dawn.jpg', import.meta.url));

const password = 'Perjalanan2027';
const newEmail = () => `keys.${crypto.randomUUID().slice(0, 8)}@kelana.example`;

/** Moves to each field by Tab, and types the text into it or presses the key. */
async function fillIn(visit: KeyboardVisit, entries: [RegExp, string | { press: string }][]): Promise<void> {
  for (const [field, entry] of entries) {
    await visit.tabTo(field);
    if (typeof entry === 'string') await visit.type(entry);
    else await visit.press(entry.press);
  }
}

/** Opens the file chooser with Enter and chooses the file. */
async function chooseFile(visit: KeyboardVisit, file: string | typeof cvFile): Promise<void> {
  const chooser = visit.page.waitForEvent('filechooser');
  await visit.press('Enter');
  await (await chooser).setFiles(file);
}

/** The journeys through forms, by keyboard alone. */
export const formJourneys: Journey[] = [
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
        [/^textbox "Alamat email/, newEmail()],
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
    name: 'sign in',
    async run(visit) {
      const member = await newMember('keys');
      await visit.open('/about-us');
      await visit.tabTo(/^link "Masuk"/);
      await visit.press('Enter');
      await visit.expectPage(/Masuk/);
      await fillIn(visit, [
        [/^textbox "Alamat email/, member.email],
        [/^textbox "Kata sandi/, member.password],
        [/^button "Masuk"/, { press: 'Enter' }],
      ]);
      await visit.expectPage(/Tentang/);
    },
  },
  {
    name: 'edit the profile and its photo',
    async run(visit) {
      await signInAsMember(visit.page, await newMember('keys'));
      await visit.open('/account/edit-profile');
      await visit.tabTo(/^button "Pilih atau tarik foto/);
      await chooseFile(visit, photo);
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
  {
    name: 'send a MICE enquiry',
    async run(visit) {
      await visit.open('/mice');
      await fillIn(visit, [[/^checkbox /, { press: 'Space' }]]);
      await visit.expectAnnouncement(/1/);
      await fillIn(visit, [
        [/^textbox "Kota atau negara/, 'Istanbul'],
        [/^textbox "Tanggal mulai/, '14 5 2028'],
        [/^textbox "Jumlah peserta/, '120'],
        [/^textbox "Nama penanggung jawab/, 'Dewi Lestari'],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Alamat email/, newEmail()],
        [/^button "Kirim permintaan"/, { press: 'Enter' }],
      ]);
      await visit.expectFocus(/^heading "Permintaan kami terima"/);
    },
  },
  {
    name: 'apply for a job',
    async run(visit) {
      await visit.open('/career');
      await visit.tabTo(/^link "Visa Officer/);
      await visit.press('Enter');
      await visit.expectPage(/Visa Officer/);
      await visit.tabTo(/^link "Lamar/);
      await visit.press('Enter');
      await visit.expectPage(/Visa Officer|Lamar/);
      await fillIn(visit, [
        [/^textbox "Nama lengkap/, 'Dewi Lestari'],
        [/^textbox "Alamat email/, newEmail()],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Kota domisili/, 'Bekasi'],
        [/^textbox "Lama pengalaman/, '3'],
        [/^textbox "Pendidikan/, 'S1 Sastra Jepang'],
        [/^textbox "Harapan gaji/, '7500000'],
      ]);
      await visit.tabTo(/^button "CV/);
      await chooseFile(visit, cvFile);
      await visit.tabTo(/^checkbox "Saya setuju/);
      await visit.press('Space');
      await visit.tabTo(/^button "Kirim lamaran"/);
      await visit.press('Enter');
      await visit.expectFocus(/^heading "Lamaran Anda sudah kami terima"/);
    },
  },
];

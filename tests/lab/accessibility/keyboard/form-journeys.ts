import { fileURLToPath } from 'node:url';
import { newMember } from '../../../e2e/support/service-host.ts';
import { cvFile } from '../../../support/uploads/letters.ts';
import { asMember } from '../visit.ts';
import type { Journey } from './journey.ts';
import type { Walk } from './walk.ts';

const photo = fileURLToPath(new URL('../../../../mocks/media/bali-dawn.jpg', import.meta.url));

const password = 'Perjalanan2027';
const somebody = () => `keys.${crypto.randomUUID().slice(0, 8)}@kelana.example`;

/** Moves through fields by Tab and types into each, or presses a key where there is nothing to type. */
async function fillIn(walk: Walk, entries: [RegExp, string | { press: string }][]): Promise<void> {
  for (const [field, entry] of entries) {
    await walk.to(field);
    if (typeof entry === 'string') await walk.type(entry);
    else await walk.press(entry.press);
  }
}

/** Opens the file chooser by key and chooses the file. */
async function chooseFile(walk: Walk, file: string | typeof cvFile): Promise<void> {
  const chooser = walk.page.waitForEvent('filechooser');
  // The test must be listening before the browser opens the chooser.
  await walk.page.waitForTimeout(200);
  await walk.press('Enter');
  await (await chooser).setFiles(file);
}

/** The journeys through forms, by keyboard alone. */
export const formJourneys: Journey[] = [
  {
    name: 'sign up',
    async go(walk) {
      await walk.open('/auth/sign-up');
      // Sends an incomplete form first, to hear its errors.
      await walk.to(/^button "Buat akun"/);
      await walk.press('Enter');
      await walk.lands(/^alert/);
      await walk.to(/^link /);
      await walk.press('Enter');
      await walk.lands(/^textbox "Nama depan/);
      await walk.type('Dewi');
      await fillIn(walk, [
        [/^textbox "Alamat email/, somebody()],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Kata sandi/, password],
        [/^textbox "Ulangi kata sandi/, password],
        [/^checkbox "Saya setuju/, { press: 'Space' }],
        [/^button "Buat akun"/, { press: 'Enter' }],
      ]);
      await walk.arrives(/Kelana/);
    },
  },
  {
    name: 'sign in',
    async go(walk) {
      const member = await newMember('keys');
      await walk.open('/about-us');
      await walk.to(/^link "Masuk"/);
      await walk.press('Enter');
      await walk.arrives(/Masuk/);
      await fillIn(walk, [
        [/^textbox "Alamat email/, member.email],
        [/^textbox "Kata sandi/, member.password],
        [/^button "Masuk"/, { press: 'Enter' }],
      ]);
      await walk.arrives(/Tentang/);
    },
  },
  {
    name: 'edit the profile and its photo',
    async go(walk) {
      await asMember(walk.page, await newMember('keys'));
      await walk.open('/account/edit-profile');
      await walk.to(/^button "Pilih atau tarik foto/);
      await chooseFile(walk, photo);
      await walk.announces(/Foto sudah dibuka/);
      await walk.page.getByRole('slider', { name: 'Perbesar' }).waitFor();
      await walk.to(/^group "Bagian foto/);
      await walk.press('ArrowLeft', 'ArrowLeft');
      await walk.to(/^slider "Perbesar"/);
      await walk.press('ArrowRight');
      await walk.to(/^button "Simpan foto"/);
      await walk.press('Enter');
      await walk.to(/^button "Ya"/);
      await walk.press('Enter');
      await walk.announces(/Foto profil diperbarui/);
      await walk.to(/^textbox "Nama depan/);
      await walk.press('Control+a');
      await walk.type('Sekar');
      await walk.to(/^button "Simpan"/);
      await walk.press('Enter');
      await walk.to(/^button "Ya"/);
      await walk.press('Enter');
      await walk.lands(/Perubahan disimpan/);
    },
  },
  {
    name: 'send a MICE enquiry',
    async go(walk) {
      await walk.open('/mice');
      await fillIn(walk, [[/^checkbox /, { press: 'Space' }]]);
      await walk.announces(/1/);
      await fillIn(walk, [
        [/^combobox "Jenis acara/, { press: 'ArrowDown' }],
        [/^textbox "Kota atau negara/, 'Istanbul'],
        [/^textbox "Tanggal mulai/, '14 5 2028'],
        [/^textbox "Tanggal selesai/, '16 5 2028'],
        [/^textbox "Jumlah peserta/, '120'],
        [/^combobox "Perkiraan anggaran/, { press: 'ArrowDown' }],
        [/^textbox "Nama perusahaan/, 'PT Samudra Contoh'],
        [/^textbox "Nama penanggung jawab/, 'Dewi Lestari'],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Alamat email/, somebody()],
        [/^button "Kirim permintaan"/, { press: 'Enter' }],
      ]);
      await walk.lands(/^heading "Permintaan kami terima"/);
    },
  },
  {
    name: 'apply for a job',
    async go(walk) {
      await walk.open('/career');
      await walk.to(/^link "Visa Officer/);
      await walk.press('Enter');
      await walk.arrives(/Visa Officer/);
      await walk.to(/^link "Lamar/);
      await walk.press('Enter');
      await walk.arrives(/Visa Officer|Lamar/);
      await fillIn(walk, [
        [/^textbox "Nama lengkap/, 'Dewi Lestari'],
        [/^textbox "Alamat email/, somebody()],
        [/^textbox "Nomor WhatsApp/, '081234567890'],
        [/^textbox "Kota domisili/, 'Bekasi'],
        [/^textbox "Lama pengalaman/, '3'],
        [/^textbox "Pendidikan/, 'S1 Sastra Jepang'],
        [/^textbox "Harapan gaji/, '7500000'],
      ]);
      await walk.to(/^button "CV/);
      await chooseFile(walk, cvFile);
      await walk.to(/^checkbox "Saya setuju/);
      await walk.press('Space');
      await walk.to(/^button "Kirim lamaran"/);
      await walk.press('Enter');
      await walk.lands(/^heading "Lamaran Anda sudah kami terima"/);
    },
  },
];

import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const contactCall = `${host}/v2/modules/page/contact`;

const messages = {
  id: {
    title: 'Hubungi kami',
    name: 'Nama lengkap',
    email: 'Alamat email',
    topic: 'Topik',
    visa: 'Visa dan dokumen',
    message: 'Pesan',
    send: 'Kirim pesan',
    again: 'Isi lagi',
    empty: 'Kosongkan isian',
    done: 'Pesan Anda sudah sampai',
    thanks: 'Terima kasih, Dewi Lestari.',
    summary: 'Ada 4 isian yang perlu diperbaiki.',
    missing: 'Nama lengkap wajib diisi.',
    badEmail: 'Masukkan alamat email yang valid, contoh nama@email.com.',
    offline: /Koneksi terputus, jadi isian ini belum terkirim/,
    broken: /Terjadi kesalahan di server kami, jadi isian ini belum terkirim/,
    map: 'Buka di Maps, Bandung (membuka tab baru)',
    phone: 'Telepon (022) 0000-0104, Bandung',
  },
  en: {
    title: 'Contact us',
    name: 'Full name',
    email: 'Email',
    topic: 'Topic',
    visa: 'Visas and documents',
    message: 'Message',
    send: 'Send message',
    again: 'Fill in another',
    empty: 'Empty the form',
    done: 'Your message has arrived',
    thanks: 'Thank you, Dewi Lestari.',
    summary: '4 fields need to be corrected.',
    missing: 'Full name is required.',
    badEmail: 'Enter a valid email address, such as name@email.com.',
    offline: /The connection was lost, so this has not been sent/,
    broken: /Something went wrong on our server, so this has not been sent/,
    map: 'Open in Maps, Bandung (opens a new tab)',
    phone: 'Phone (022) 0000-0104, Bandung',
  },
};

const question = 'Berapa lama visa Jepang untuk empat orang?';

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const open = (page: Page) => page.goto(inLanguage(language, '/contact'));
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  const send = (page: Page) => page.getByRole('button', { name: t.send }).click();

  async function fillIn(page: Page) {
    await field(page, t.name).fill('Dewi Lestari');
    await field(page, t.email).fill('dewi@kelana.example');
    await field(page, t.topic).selectOption({ label: t.visa });
    await field(page, t.message).fill(question);
  }

  async function expectKept(page: Page) {
    await expect(field(page, t.name)).toHaveValue('Dewi Lestari');
    await expect(field(page, t.topic)).toHaveValue('visa');
    await expect(field(page, t.message)).toHaveValue(question);
  }

  test(`${language}: a visitor finds an office and calls it, writes to it or opens its map`, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('link', { name: t.phone })).toHaveAttribute('href', 'tel:+622200000104');
    await expect(page.getByRole('link', { name: t.map })).toHaveAttribute('href', /google\.com\/maps\/search/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: a message is sent once, answered beside the form and not kept afterwards`, async ({ page }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.url() === contactCall && request.method() === 'POST') sent += 1;
    });
    await open(page);
    await fillIn(page);
    await page.getByRole('button', { name: t.send }).dblclick();
    await expect(page.getByRole('heading', { name: t.done })).toBeFocused();
    await expect(page.locator('main').getByText(t.thanks)).toBeVisible();
    expect(sent).toBe(1);
    await page.getByRole('button', { name: t.again }).click();
    await expect(field(page, t.message)).toHaveValue('');
    await page.reload();
    await expect(field(page, t.name)).toHaveValue('');
  });

  test(`${language}: what is missing or wrong is listed and led to`, async ({ page }) => {
    await open(page);
    await field(page, t.email).fill('dewi@kelana');
    await field(page, t.message).focus();
    await expect(page.getByText(t.badEmail)).toBeVisible();
    await send(page);
    await expect(page.getByText(t.summary)).toBeVisible();
    await page.getByRole('link', { name: t.missing }).click();
    await expect(field(page, t.name)).toBeFocused();
  });

  test(`${language}: what was typed survives a reload until it is thrown away`, async ({ page }) => {
    await open(page);
    await fillIn(page);
    await page.reload();
    await expectKept(page);
    await page.getByRole('button', { name: t.empty }).click();
    await expect(field(page, t.message)).toHaveValue('');
    await page.reload();
    await expect(field(page, t.name)).toHaveValue('');
  });

  test.describe('when it goes wrong', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a broken service loses nothing and the next press sends`, async ({ page, faults }) => {
      await faults.add({ operationId: 'sendContactMessage', status: 500, message: 'Gangguan.' });
      await open(page);
      await fillIn(page);
      await send(page);
      await expect(page.locator('main').getByText(t.broken)).toBeVisible();
      await page.reload();
      await expectKept(page);
      await faults.clear();
      await send(page);
      await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    });

    test(`${language}: a refusal of the service stands beside its field`, async ({ page, faults }) => {
      // Of the documented refusal.
      const sentence = 'Alamat email belum benar.';
      await faults.add({ operationId: 'sendContactMessage', status: 422 });
      await open(page);
      await fillIn(page);
      await send(page);
      await expect(page.locator('#field-email-error')).toHaveText(sentence);
      await page.getByRole('link', { name: sentence }).click();
      await expect(field(page, t.email)).toBeFocused();
      await expectKept(page);
    });

    test(`${language}: offline says so and keeps everything, and it is sent once connected`, async ({
      page,
      context,
    }) => {
      await open(page);
      await fillIn(page);
      await context.setOffline(true);
      await send(page);
      await expect(page.locator('main').getByText(t.offline)).toBeVisible();
      await expectKept(page);
      await context.setOffline(false);
      await send(page);
      await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
    });
  });
}

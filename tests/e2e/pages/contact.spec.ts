import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    title: 'Hubungi kami',
    name: 'Nama lengkap',
    email: 'Alamat email',
    topic: 'Topik',
    visa: 'Visa dan dokumen',
    message: 'Pesan',
    emptyForm: 'Kosongkan isian',
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
    emptyForm: 'Empty the form',
    map: 'Open in Maps, Bandung (opens a new tab)',
    phone: 'Phone (022) 0000-0104, Bandung',
  },
};

const messageText = 'Berapa lama visa Jepang untuk empat orang?';

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const openPage = (page: Page) => page.goto(inLanguage(language, '/contact'));
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

  async function fillForm(page: Page) {
    await field(page, t.name).fill('Dewi Lestari');
    await field(page, t.email).fill('dewi@kelana.example');
    await field(page, t.topic).selectOption({ label: t.visa });
    await field(page, t.message).fill(messageText);
  }

  async function expectFormValues(page: Page) {
    await expect(field(page, t.name)).toHaveValue('Dewi Lestari');
    await expect(field(page, t.topic)).toHaveValue('visa');
    await expect(field(page, t.message)).toHaveValue(messageText);
  }

  test(`${language}: the offices have links to their phone numbers and maps`, async ({ page }) => {
    await openPage(page);
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('link', { name: t.phone })).toHaveAttribute('href', 'tel:+622200000104');
    await expect(page.getByRole('link', { name: t.map })).toHaveAttribute('href', /google\.com\/maps\/search/);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: the form values survive a reload until the visitor clears the form`, async ({ page }) => {
    await openPage(page);
    await fillForm(page);
    await page.reload();
    await expectFormValues(page);
    await page.getByRole('button', { name: t.emptyForm }).click();
    await expect(field(page, t.message)).toHaveValue('');
    await page.reload();
    await expect(field(page, t.name)).toHaveValue('');
  });
}

import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    visaService: 'Visa & Dokumen',
    register: 'Daftarkan perusahaan',
    formTitle: 'Daftarkan perusahaan Anda',
    company: 'Nama perusahaan',
    npwp: /^NPWP/,
    city: 'Kota',
    name: 'Nama lengkap',
    email: 'Email kantor',
    phone: 'Nomor WhatsApp',
    hotel: 'Hotel',
    travellers: 'Jumlah orang yang bepergian per bulan',
    consent: /Saya setuju/,
    send: 'Kirim pendaftaran',
    privateEmailHint: /tampaknya email pribadi/,
    more: 'Tambah rincian (opsional)',
    received: 'Pendaftaran kami terima',
    confirmation:
      'Terima kasih, Dewi Lestari. Tim korporat kami akan menghubungi PT Samudra Contoh dalam 2 hari kerja.',
  },
  en: {
    visaService: 'Visas & Documents',
    register: 'Register your company',
    formTitle: 'Register your company',
    company: 'Company name',
    npwp: /^Tax number/,
    city: 'City',
    name: 'Full name',
    email: 'Office email',
    phone: 'WhatsApp number',
    hotel: 'Hotels',
    travellers: 'People travelling in a usual month',
    consent: /I agree/,
    send: 'Send registration',
    privateEmailHint: /looks like a private address/,
    more: 'Add details (optional)',
    received: 'We have your registration',
    confirmation: 'Thank you, Dewi Lestari. Our corporate team will contact PT Samudra Contoh within 2 working days.',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a company reads about the services and registers`, async ({ page }) => {
    await page.goto(inLanguage(language, '/corporate'));
    await expect(page.getByRole('heading', { name: t.visaService })).toBeVisible();
    await page.locator('main').getByRole('link', { name: t.register }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.formTitle })).toBeVisible();
    await page.getByLabel(t.company).fill('PT Samudra Contoh');
    await page.getByLabel(t.city, { exact: true }).fill('Jakarta');
    await page.getByLabel(t.name).fill('Dewi Lestari');
    await page.getByLabel(t.email).fill('dewi@gmail.com');
    await expect(page.getByText(t.privateEmailHint)).toBeVisible();
    await page.getByLabel(t.email).fill('dewi@samudra.example');
    await expect(page.getByText(t.privateEmailHint)).toBeHidden();
    await page.getByLabel(t.phone).fill('0812 3456 7890');
    await page.getByLabel(t.hotel, { exact: true }).check();
    await page.getByLabel(t.travellers).selectOption('11_50');
    await page.getByLabel(t.consent).check();
    await page.getByText(t.more).click();
    await page.getByLabel(t.npwp).fill('01.234');
    await page.getByText(t.more).click();
    await page.getByRole('button', { name: t.send }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /NPWP|Tax number/ })
      .click();
    await expect(page.getByLabel(t.npwp)).toBeFocused();
    await page.getByLabel(t.npwp).fill('01.234.567.8-901.000');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.received })).toBeFocused();
    await expect(page.locator('main').getByText(t.confirmation)).toBeVisible();
  });
}

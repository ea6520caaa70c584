import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    formLink: 'Ceritakan acaranya',
    twoChosen: '2 layanan dipilih',
    noneChosen: 'Belum ada layanan yang dipilih.',
    eventType: 'Jenis acara',
    location: 'Kota atau negara',
    start: 'Tanggal mulai',
    end: 'Tanggal selesai',
    pax: 'Jumlah peserta',
    formattedPax: '1.500',
    budget: 'Perkiraan anggaran',
    more: 'Tambah rincian (opsional)',
    contactName: 'Nama penanggung jawab',
    phone: 'Nomor WhatsApp',
    email: 'Alamat email',
    send: 'Kirim permintaan',
    endBeforeStart: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    received: 'Permintaan kami terima',
    confirmation: 'Terima kasih, Dimas Prakoso. Tim MICE kami akan menghubungi Anda dalam 1 hari kerja.',
  },
  en: {
    formLink: 'Tell us about it',
    twoChosen: '2 services chosen',
    noneChosen: 'No service chosen yet.',
    eventType: 'Kind of event',
    location: 'City or country',
    start: 'Start date',
    end: 'End date',
    pax: 'Number of people',
    formattedPax: '1,500',
    budget: 'Estimated budget',
    more: 'Add details (optional)',
    contactName: 'Contact person',
    phone: 'WhatsApp number',
    email: 'Email',
    send: 'Send enquiry',
    endBeforeStart: 'The end date cannot be before the start date.',
    received: 'We have your enquiry',
    confirmation: 'Thank you, Dimas Prakoso. Our MICE team will contact you within 1 working day.',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a company selects services, corrects a date and sends the enquiry`, async ({ page }) => {
    await page.goto(inLanguage(language, '/mice'));
    await page.getByRole('link', { name: t.formLink }).click();
    await expect(page.getByText(t.noneChosen).filter({ visible: true })).toBeVisible();
    await page.getByLabel('Incentive Trip').check();
    await page.getByLabel('Gala Dinner').check();
    await expect(page.getByText(t.twoChosen).filter({ visible: true })).toBeVisible();
    await page.getByLabel(t.location).fill('Istanbul');
    await page.getByLabel(t.start).fill('14 5 2028');
    await page.getByLabel(t.pax).fill('1500');
    await page.getByLabel(t.pax).blur();
    await expect(page.getByLabel(t.pax)).toHaveValue(t.formattedPax);
    await page.getByLabel(t.pax).fill('120');
    await page.getByLabel(t.contactName).fill('Dimas Prakoso');
    await page.getByLabel(t.phone).fill('0812 3456 7890');
    await page.getByLabel(t.email).fill('dimas@samudra.example');
    await page.getByText(t.more).click();
    await page.getByLabel(t.eventType).selectOption('incentive');
    await page.getByLabel(t.budget).selectOption('undecided');
    await page.getByLabel(t.end).fill('12 5 2028');
    await page.getByText(t.more).click();
    await expect(page.getByLabel(t.end)).toBeHidden();
    await page.getByRole('button', { name: t.send }).click();
    await page.getByRole('link', { name: t.endBeforeStart }).click();
    await expect(page.getByLabel(t.end)).toBeFocused();
    await page.getByLabel(t.end).fill('16 5 2028');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.received })).toBeFocused();
    await expect(page.locator('main').getByText(t.confirmation)).toBeVisible();
  });
}

import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    ask: 'Ceritakan acaranya',
    chosen: '2 layanan dipilih',
    none: 'Belum ada layanan yang dipilih.',
    type: 'Jenis acara',
    place: 'Kota atau negara',
    start: 'Tanggal mulai',
    end: 'Tanggal selesai',
    pax: 'Jumlah peserta',
    manyPeople: '1.500',
    budget: 'Perkiraan anggaran',
    company: 'Nama perusahaan',
    name: 'Nama penanggung jawab',
    phone: 'Nomor WhatsApp',
    email: 'Alamat email',
    send: 'Kirim permintaan',
    order: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    done: 'Permintaan kami terima',
    answer: 'Terima kasih, Dimas Prakoso. Tim MICE kami akan menghubungi Anda dalam 1 hari kerja.',
    restored: 'Isian Anda yang belum terkirim kami tampilkan lagi.',
  },
  en: {
    ask: 'Tell us about it',
    chosen: '2 services chosen',
    none: 'No service chosen yet.',
    type: 'Kind of event',
    place: 'City or country',
    start: 'Start date',
    end: 'End date',
    pax: 'Number of people',
    manyPeople: '1,500',
    budget: 'Estimated budget',
    company: 'Company name',
    name: 'Contact person',
    phone: 'WhatsApp number',
    email: 'Email',
    send: 'Send enquiry',
    order: 'The end date cannot be before the start date.',
    done: 'We have your enquiry',
    answer: 'Thank you, Dimas Prakoso. Our MICE team will contact you within 1 working day.',
    restored: 'We have put back what you had not sent yet.',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a company ticks what it needs, mends a date and sends the enquiry`, async ({ page }) => {
    await page.goto(inLanguage(language, '/mice'));
    await page.getByRole('link', { name: t.ask }).click();
    await expect(page.getByText(t.none).filter({ visible: true })).toBeVisible();
    await page.getByLabel('Incentive Trip').check();
    await page.getByLabel('Gala Dinner').check();
    await expect(page.getByText(t.chosen).filter({ visible: true })).toBeVisible();
    await page.getByLabel(t.type).selectOption('incentive');
    await page.getByLabel(t.place).fill('Istanbul');
    await page.getByLabel(t.start).fill('14 5 2028');
    await page.getByLabel(t.end).fill('12 5 2028');
    await page.getByLabel(t.pax).fill('1500');
    await page.getByLabel(t.pax).blur();
    await expect(page.getByLabel(t.pax)).toHaveValue(t.manyPeople);
    await page.getByLabel(t.pax).fill('120');
    await page.getByLabel(t.budget).selectOption('undecided');
    await page.getByLabel(t.company).fill('PT Samudra Tekstil Nusantara');
    await page.getByLabel(t.name).fill('Dimas Prakoso');
    await page.getByLabel(t.phone).fill('0812 3456 7890');
    await page.getByLabel(t.email).fill('dimas@samudra.example');
    await page.getByRole('button', { name: t.send }).click();
    await page.getByRole('link', { name: t.order }).click();
    await expect(page.getByLabel(t.end)).toBeFocused();
    await page.getByLabel(t.end).fill('16 5 2028');
    await page.getByRole('button', { name: t.send }).click();
    await expect(page.getByRole('heading', { name: t.done })).toBeFocused();
    await expect(page.locator('main').getByText(t.answer)).toBeVisible();
  });

  test(`${language}: what was typed survives a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/mice'));
    await page.getByLabel('Study Tour').check();
    await page.getByLabel(t.company).fill('PT Samudra Tekstil Nusantara');
    await page.reload();
    await expect(page.getByText(t.restored)).toBeVisible();
    await expect(page.getByLabel('Study Tour')).toBeChecked();
    await expect(page.getByLabel(t.company)).toHaveValue('PT Samudra Tekstil Nusantara');
  });
}

test('the page for events does not scroll sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/mice', '/en/mice']) {
    await page.goto(path);
    await expect(page.getByLabel('Gala Dinner')).toBeVisible();
    await expectNoSideways(page);
  }
});

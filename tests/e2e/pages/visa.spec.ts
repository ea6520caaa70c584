import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    search: 'Cari negara',
    typed: 'jep',
    country: 'Jepang',
    one: '1 negara, untuk pemegang paspor biasa Indonesia',
    free: 'Bebas visa · 9',
    freeCount: '9 negara, untuk pemegang paspor biasa Indonesia',
    noMatch: 'Negara itu belum ada di daftar',
    showAll: 'Tampilkan semua negara',
    detail: 'Visa Jepang',
    progress: (done: number) => `${done} dari 9 siap`,
    embassy: /Persetujuan visa sepenuhnya wewenang kedutaan/,
    help: 'Bantu urus visa',
    tours: 'Lihat 3 tour ke Jepang',
    toursTitle: /group-tour\?search=Jepang$/,
    back: 'Semua negara',
    passport: 'Paspor',
    fees: 'Biaya paspor',
    expiry: 'Paspor berlaku sampai',
    returnDate: 'Tanggal kembali dari tour',
    submit: 'Hitung',
    missing: 'Isi tanggal habis berlaku, seperti tertulis di paspor.',
    short: 'Masa berlakunya kurang.',
    needed: '12 Sep 2030',
    enough: 'Masa berlakunya cukup.',
    failed: 'Syarat negara ini belum bisa dimuat',
    retry: 'Coba lagi',
  },
  en: {
    search: 'Search countries',
    typed: 'jap',
    country: 'Japan',
    one: '1 country, for holders of an ordinary Indonesian passport',
    free: 'Visa-free · 9',
    freeCount: '9 countries, for holders of an ordinary Indonesian passport',
    noMatch: 'That country is not on the list yet',
    showAll: 'Show all countries',
    detail: 'Visa: Japan',
    progress: (done: number) => `${done} of 9 ready`,
    embassy: /Visa approval is entirely up to the embassy/,
    help: 'Help with my visa',
    tours: 'See 3 tours: Japan',
    toursTitle: /en\/group-tour\?search=Jepang$/,
    back: 'All countries',
    passport: 'Passport',
    fees: 'Passport fees',
    expiry: 'Passport valid until',
    returnDate: 'Return date of the tour',
    submit: 'Calculate',
    missing: 'Enter the expiry date printed in your passport.',
    short: 'It does not last long enough.',
    needed: '12 Sep 2030',
    enough: 'It lasts long enough.',
    failed: "This country's rules could not be loaded",
    retry: 'Try again',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const page1 = inLanguage(language, '/visa-and-passport');

  test(`${language}: a visitor finds a country, ticks a document and finds it ticked next time`, async ({ page }) => {
    await page.goto(page1);
    await page.getByRole('searchbox', { name: t.search }).fill(t.typed);
    await expect(page.getByText(t.one)).toBeVisible();
    await page.getByRole('link', { name: t.country }).click();
    await expect(page).toHaveURL(new RegExp(`${page1}\\?country=1$`));
    await expect(page.getByRole('heading', { level: 2, name: t.detail })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Foto terbaru', exact: true }).check();
    await expect(page.getByText(t.progress(1))).toBeVisible();
    await expect(page.getByText(t.embassy)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Foto terbaru', exact: true })).toBeChecked();
  });

  test(`${language}: a country leads to help, to its tours and back to its place in the list`, async ({ page }) => {
    await page.goto(`${page1}?country=1`);
    await expect(page.getByRole('link', { name: t.help })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(page.getByRole('link', { name: t.tours })).toHaveAttribute('href', t.toursTitle);
    await page.getByRole('link', { name: t.back }).click();
    await expect(page).toHaveURL(new RegExp(`${page1}$`));
    await expect(page.getByRole('link', { name: t.country, exact: true })).toBeFocused();
  });

  test(`${language}: after a country that the server wrote, another one opens with its own requirements`, async ({
    page,
  }) => {
    await page.goto(`${page1}?country=2`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('link', { name: t.back }).click();
    await page.getByRole('link', { name: t.country, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: t.detail })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Foto terbaru', exact: true })).toBeVisible();
  });

  test(`${language}: countries narrow down by type, and a search without results leads out`, async ({ page }) => {
    await page.goto(page1);
    await page.getByRole('button', { name: t.free }).click();
    await expect(page.getByText(t.freeCount)).toBeVisible();
    await page.getByRole('searchbox', { name: t.search }).fill('zzzz');
    await expect(page.getByRole('heading', { name: t.noMatch })).toBeVisible();
    await page.getByRole('button', { name: t.showAll }).click();
    await expect(page.getByRole('article')).toHaveCount(23);
  });

  test(`${language}: somebody learns whether the passport lasts long enough`, async ({ page }) => {
    await page.goto(page1);
    await page.getByRole('link', { name: t.passport, exact: true }).click();
    await expect(page).toHaveURL(/\?tab=passport$/);
    await expect(page.getByRole('heading', { name: t.fees })).toBeVisible();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByLabel(t.expiry)).toBeFocused();
    await expect(page.getByText(t.missing)).toBeVisible();
    await page.getByLabel(t.expiry).fill('2030-09-11');
    await page.getByLabel(t.returnDate).fill('2030-03-12');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.short)).toBeVisible();
    await expect(page.getByText(t.needed)).toBeVisible();
    await page.getByLabel(t.expiry).fill('2030-09-12');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.enough)).toBeVisible();
  });
}

test('nothing sticks out of the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ['', '?country=5', '?tab=passport']) {
    await page.goto(`/visa-and-passport${query}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSideways(page);
  }
});

test.describe('while the service does not answer', () => {
  test.use({ expectsFailures: true });

  for (const language of languagesOfRun('id')) {
    test(`${language}: an opened country says so and can be asked again`, async ({ page, faults }) => {
      const t = messages[language];
      await page.goto(inLanguage(language, '/visa-and-passport'));
      await faults.add({ operationId: 'getVisaCountry', network: true });
      await page.getByRole('link', { name: t.country, exact: true }).click();
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible({ timeout: 20_000 });
      await faults.clear();
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByText(t.progress(0))).toBeVisible();
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the countries, the passport documents and the fees can be read', async ({ page }) => {
    await page.goto('/visa-and-passport');
    await expect(page.getByRole('article')).toHaveCount(23);
    await expect(page.getByRole('heading', { name: 'Biaya paspor' })).toBeVisible();
  });
});

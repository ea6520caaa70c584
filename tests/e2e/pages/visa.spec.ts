import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    search: 'Cari negara',
    searchText: 'jep',
    country: 'Jepang',
    photo: 'Foto terbaru',
    oneCountry: '1 negara, untuk pemegang paspor biasa Indonesia',
    countryTitle: 'Visa Jepang',
    progress: (done: number) => `${done} dari 9 siap`,
    embassy: /Persetujuan visa sepenuhnya wewenang kedutaan/,
    help: 'Bantu urus visa',
    tours: 'Lihat 3 tour ke Jepang',
    toursUrl: /group-tour\?search=Jepang$/,
    allCountries: 'Semua negara',
    passport: 'Paspor',
    fees: 'Biaya paspor',
    expiry: 'Paspor berlaku sampai',
    returnDate: 'Tanggal kembali dari tour',
    submit: 'Hitung',
    expiryMissing: 'Isi tanggal habis berlaku, seperti tertulis di paspor.',
    tooShort: 'Masa berlakunya kurang.',
    requiredDate: '12 Sep 2030',
    longEnough: 'Masa berlakunya cukup.',
  },
  en: {
    search: 'Search countries',
    searchText: 'jap',
    country: 'Japan',
    photo: 'Recent photo',
    oneCountry: '1 country, for holders of an ordinary Indonesian passport',
    countryTitle: 'Visa: Japan',
    progress: (done: number) => `${done} of 9 ready`,
    embassy: /Visa approval is entirely up to the embassy/,
    help: 'Help with my visa',
    tours: 'See 3 tours: Japan',
    toursUrl: /en\/group-tour\?search=Japan$/,
    allCountries: 'All countries',
    passport: 'Passport',
    fees: 'Passport fees',
    expiry: 'Passport valid until',
    returnDate: 'Return date of the tour',
    submit: 'Calculate',
    expiryMissing: 'Enter the expiry date printed in your passport.',
    tooShort: 'It does not last long enough.',
    requiredDate: '12 Sep 2030',
    longEnough: 'It lasts long enough.',
  },
};

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const visaPath = inLanguage(language, '/visa-and-passport');

  test(`${language}: a visitor finds a country and ticks a document, which survives a reload`, async ({ page }) => {
    await page.goto(visaPath);
    await page.getByRole('searchbox', { name: t.search }).fill(t.searchText);
    await expect(page.getByText(t.oneCountry)).toBeVisible();
    await page.getByRole('link', { name: t.country }).click();
    await expect(page).toHaveURL(new RegExp(`${visaPath}\\?country=1$`));
    await expect(page.getByRole('heading', { level: 2, name: t.countryTitle })).toBeFocused();
    await page.getByRole('checkbox', { name: t.photo, exact: true }).check();
    await expect(page.getByText(t.progress(1))).toBeVisible();
    await expect(page.getByText(t.embassy)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: t.photo, exact: true })).toBeChecked();
  });

  test(`${language}: a country links to help, to its tours and back to its entry in the list`, async ({ page }) => {
    await page.goto(`${visaPath}?country=1`);
    await expect(page.getByRole('link', { name: t.help })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await expect(page.getByRole('link', { name: t.tours })).toHaveAttribute('href', t.toursUrl);
    await page.getByRole('link', { name: t.allCountries }).click();
    await expect(page).toHaveURL(new RegExp(`${visaPath}$`));
    await expect(page.getByRole('link', { name: t.country, exact: true })).toBeFocused();
  });

  test(`${language}: after a server-rendered country, another country opens with its requirements`, async ({
    page,
  }) => {
    await page.goto(`${visaPath}?country=2`);
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.getByRole('link', { name: t.allCountries }).click();
    await page.getByRole('link', { name: t.country, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: t.countryTitle })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: t.photo, exact: true })).toBeVisible();
  });

  test(`${language}: a visitor checks whether a passport is valid long enough`, async ({ page }) => {
    await page.goto(visaPath);
    await page.getByRole('link', { name: t.passport, exact: true }).click();
    await expect(page).toHaveURL(/\?tab=passport$/);
    await expect(page.getByRole('heading', { name: t.fees })).toBeVisible();
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByLabel(t.expiry)).toBeFocused();
    await expect(page.getByText(t.expiryMissing)).toBeVisible();
    await page.getByLabel(t.expiry).fill('2030-09-11');
    await page.getByLabel(t.returnDate).fill('2030-03-12');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.tooShort)).toBeVisible();
    await expect(page.getByText(t.requiredDate)).toBeVisible();
    await page.getByLabel(t.expiry).fill('2030-09-12');
    await page.getByRole('button', { name: t.submit }).click();
    await expect(page.getByText(t.longEnough)).toBeVisible();
  });
}

import { waitForDeferredParts } from '../support/loaded-page.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    dates: 'Jadwal & Harga',
    openAll: 'Buka semua 10 hari',
    closeAll: 'Tutup semua hari',
    visaRules: 'Syarat visa Turki',
    visaPageTitle: 'Visa Turki',
    visaFree: 'Bebas visa',
    passportValidity: /^Paspor perlu berlaku sampai \d+\s\w+\s\d{4}/,
    question: 'Bisa ikut sendirian?',
    answer: /kamar sendiri menambah Rp\s7\.900\.000/,
    deposit: /^Uang muka Rp\u00a010\.000\.000/,
    similar: 'Tour serupa',
    noNewDates: 'Belum ada jadwal baru',
    noDates: 'Jadwal belum tersedia',
    notify: 'Beri tahu saya via WhatsApp',
  },
  en: {
    dates: 'Dates & Prices',
    openAll: 'Open all 10 days',
    closeAll: 'Close all days',
    visaRules: 'Visa rules: Turkey',
    visaPageTitle: /^Visa: Türkiye|^Visa: Turkey/,
    visaFree: 'Visa-free',
    passportValidity: /^Your passport must be valid until \d+\s\w+\s\d{4}/,
    question: 'Can I come on my own?',
    answer: /a room to yourself adds Rp\s7\.900\.000/,
    deposit: /^Deposit Rp\u00a010\.000\.000/,
    similar: 'Similar tours',
    noNewDates: 'No new dates yet',
    noDates: 'No dates yet',
    notify: 'Tell me on WhatsApp',
  },
} as const;

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const tourPath = inLanguage(language, '/group-tour/17');

  test(`${language}: the URL names the chosen departure, and the itinerary shows its dates`, {
    tag: '@translated',
  }, async ({ page }) => {
    const { id, periode } = await departureWithSeats(language);
    await page.goto(`${tourPath}?itinerary=${id}`);
    const dates = page.getByRole('region', { name: t.dates });
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', String(id));
    await expect(page.locator('#itinerary')).toContainText(periode.slice(0, 6).replace(/^0/, ''));
    const otherDeparture = dates.getByRole('radio', { checked: false, disabled: false }).first();
    const otherId = await otherDeparture.getAttribute('value');
    await otherDeparture.check();
    await expect(page).toHaveURL(new RegExp(`\\?itinerary=${otherId}$`));
    await expect(page.locator('#itinerary')).not.toContainText(periode.slice(0, 6).replace(/^0/, ''));
    await page.reload();
    await expect(dates.getByRole('radio', { checked: true })).toHaveAttribute('value', otherId ?? '');
  });

  test(`${language}: a month chosen with the keyboard shows only its departures`, async ({ page }) => {
    await page.goto(tourPath);
    await waitForDeferredParts(page);
    const departures = page.getByRole('region', { name: t.dates }).getByRole('radio');
    await expect(departures).toHaveCount(5);
    await page
      .getByRole('button', { name: /^\w{3} \d{4}$/ })
      .last()
      .press('Enter');
    await expect(departures).toHaveCount(1);
  });

  test(`${language}: all days open and close at once`, async ({ page }) => {
    await page.goto(tourPath);
    await waitForDeferredParts(page);
    const openDays = page.locator('#itinerary details[open]');
    await expect(openDays).toHaveCount(1);
    await page.getByRole('button', { name: t.openAll }).click();
    await expect(openDays).toHaveCount(10);
    await page.getByRole('button', { name: t.closeAll }).click();
    await expect(openDays).toHaveCount(0);
  });

  test(`${language}: visa, passport, payment and questions are about this tour`, async ({ page }) => {
    await page.goto(tourPath);
    await expect(page.locator('#visa').getByText(t.visaFree)).toBeVisible();
    await expect(page.getByText(t.passportValidity)).toBeVisible();
    await expect(page.getByText(t.deposit)).toBeVisible();
    await page.getByText(t.question).click();
    await expect(page.getByText(t.answer)).toBeVisible();
    expect(await page.locator('#faq details').count()).toBeGreaterThanOrEqual(5);
    await page.getByRole('link', { name: t.visaRules }).click();
    await expect(page).toHaveURL(/\/visa-and-passport\?country=7$/);
    await expect(page.getByRole('heading', { level: 2, name: t.visaPageTitle })).toBeVisible();
  });

  test(`${language}: a tour without new dates offers similar tours or a notification`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/32'));
    await expect(page.getByRole('heading', { name: t.noNewDates }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: t.similar })).toBeVisible();
    await page.goto(inLanguage(language, '/group-tour/28'));
    await expect(page.getByRole('heading', { name: t.noDates }).first()).toBeVisible();
    const notify = page.getByRole('link', { name: t.notify }).first();
    await expect(notify).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*group-tour%2F28$/);
  });
}

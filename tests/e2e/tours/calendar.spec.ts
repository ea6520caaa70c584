import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { calendarMonth } from './departures.ts';

const messages = {
  id: {
    calendar: 'Kalender',
    cards: 'Kartu',
    departures: (count: number) => `${count} keberangkatan`,
    next: /^Bulan berikutnya/,
    only: 'Tampilkan bulan ini saja',
    every: 'Semua bulan',
    whole: /^Seluruh/,
    months: 'Bulan keberangkatan',
    failed: 'Bagian ini belum bisa dimuat',
    retry: 'Coba lagi',
    none: 'Tidak ada tour yang cocok',
  },
  en: {
    calendar: 'Calendar',
    cards: 'Cards',
    departures: (count: number) => (count === 1 ? '1 departure' : `${count} departures`),
    next: /^Next month/,
    only: 'Show only this month',
    every: 'Any month',
    whole: /^All of/,
    months: 'Departure month',
    failed: 'This part could not be loaded',
    retry: 'Try again',
    none: 'No matching tours',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a visitor finds a departure in the calendar and opens its tour on that date`, async ({ page }) => {
    const { month, monthName, day, dayName, onDay, inMonth } = await calendarMonth(language);
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t.calendar, exact: true }).click();
    await expect(page).toHaveURL(/\?view=calendar$/);
    await expect(page.getByRole('link', { name: t.calendar, exact: true })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: `${monthName}, ${t.departures(inMonth)}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=calendar&at=${month}$`));
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    await page
      .getByRole('table')
      .getByRole('link', { name: `${dayName}, ${t.departures(onDay.length)}`, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`at=${month}&day=${day}$`));
    const list = page.getByRole('heading', { level: 3, name: `${dayName}, ${t.departures(onDay.length)}` });
    await expect(list).toBeFocused();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(onDay.length);
    await page.reload();
    await expect(list).toBeVisible();
    await page.locator('main').getByRole('heading', { level: 4 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/group-tour\/\d+\?itinerary=\d+$/);
    expect(onDay).toContain(Number(new URL(page.url()).searchParams.get('itinerary')));
  });

  test(`${language}: a month of the calendar becomes the filter of the cards and is let go again`, async ({ page }) => {
    const { month, monthName } = await calendarMonth(language);
    await page.goto(inLanguage(language, `/group-tour?view=calendar&at=${month}`));
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    await page.getByRole('link', { name: t.only }).click();
    await expect(page).toHaveURL(new RegExp(`month=${month}&view=calendar&at=${month}$`));
    await expect(page.getByRole('navigation', { name: t.months }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: t.cards, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?month=${month}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: t.every }).click();
    await expect(page).toHaveURL(new RegExp(`\\?view=calendar&at=${month}$`));
  });

  test(`${language}: the next month is a link and a chosen day is let go for the whole month`, async ({ page }) => {
    const { month, monthName, day } = await calendarMonth(language);
    await page.goto(inLanguage(language, `/group-tour?view=calendar&day=${day}`));
    await page.getByRole('link', { name: t.whole }).click();
    await expect(page).toHaveURL(new RegExp(`at=${month}$`));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).not.toHaveURL(new RegExp(`at=${month}`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
  });

  test(`${language}: filters narrow the calendar, and none that matches says so`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?view=calendar&search=zzzz'));
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  });

  test.describe('without a connection', () => {
    test.use({ expectsFailures: true });

    test(`${language}: the calendar says that it could not come and comes with the connection`, async ({
      page,
      context,
    }) => {
      await page.goto(inLanguage(language, '/group-tour?view=calendar&regional_id=1'));
      await expect(page.getByRole('table')).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('radio', { name: /Eropa Barat/ }).click();
      await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Eropa Barat/ })).toBeChecked();
      await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
}

test('the calendar fits a narrow screen', async ({ page }) => {
  const { month, day } = await calendarMonth('id');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/group-tour?view=calendar&at=${month}&day=${day}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoSideways(page);
});

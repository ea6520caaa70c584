import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';
import { findBusiestDay } from './busiest-day.ts';

const messages = {
  id: {
    westernEurope: /Eropa Barat/,
    calendar: 'Kalender',
    cards: 'Kartu',
    departures: (count: number) => `${count} keberangkatan`,
    from: 'mulai Rp',
    nextMonth: /^Bulan berikutnya/,
    wholeMonth: /^Seluruh/,
    onlyThisMonth: 'Tampilkan bulan ini saja',
    allMonths: 'Semua bulan',
    months: 'Bulan keberangkatan',
    loadFailed: 'Bagian ini belum bisa dimuat',
    retry: 'Coba lagi',
  },
  en: {
    westernEurope: /Western Europe/,
    calendar: 'Calendar',
    cards: 'Cards',
    from: 'from Rp',
    departures: (count: number) => (count === 1 ? '1 departure' : `${count} departures`),
    nextMonth: /^Next month/,
    wholeMonth: /^All of/,
    onlyThisMonth: 'Show only this month',
    allMonths: 'Any month',
    months: 'Departure month',
    loadFailed: 'This part could not be loaded',
    retry: 'Try again',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a visitor finds a departure in the calendar and opens its tour on that date`, async ({ page }) => {
    const { month, monthName, day, dayName, departureIds, monthCount } = await findBusiestDay(language);
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t.calendar, exact: true }).click();
    await expect(page).toHaveURL(/\?view=calendar$/);
    await expect(page.getByRole('link', { name: t.calendar, exact: true })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: `${monthName}, ${t.departures(monthCount)}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=calendar&at=${month}$`));
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    await page
      .getByRole('table')
      .getByRole('link', { name: `${dayName}, ${t.departures(departureIds.length)}, ${t.from}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`at=${month}&day=${day}$`));
    const list = page.getByRole('heading', { level: 3, name: `${dayName}, ${t.departures(departureIds.length)}` });
    await expect(list).toBeFocused();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(departureIds.length);
    await page.reload();
    await expect(list).toBeVisible();
    await page.locator('main').getByRole('heading', { level: 4 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/group-tour\/\d+\?itinerary=\d+$/);
    expect(departureIds).toContain(Number(new URL(page.url()).searchParams.get('itinerary')));
  });

  test(`${language}: a month of the calendar filters the cards, and the filter can be removed`, async ({ page }) => {
    const { month, monthName } = await findBusiestDay(language);
    await page.goto(inLanguage(language, `/group-tour?view=calendar&at=${month}`));
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    await page.getByRole('link', { name: t.onlyThisMonth }).click();
    await expect(page).toHaveURL(new RegExp(`month=${month}&view=calendar&at=${month}$`));
    await expect(page.getByRole('navigation', { name: t.months }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: t.cards, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?month=${month}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: t.allMonths }).click();
    await expect(page).toHaveURL(new RegExp(`\\?view=calendar&at=${month}$`));
  });

  test(`${language}: links open the next month and the whole month of a chosen day`, async ({ page }) => {
    const { month, monthName, day } = await findBusiestDay(language);
    await page.goto(inLanguage(language, `/group-tour?view=calendar&day=${day}`));
    await page.getByRole('link', { name: t.wholeMonth }).click();
    await expect(page).toHaveURL(new RegExp(`at=${month}$`));
    await page.getByRole('link', { name: t.nextMonth }).click();
    await expect(page).not.toHaveURL(new RegExp(`at=${month}`));
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a calendar that failed to load offers a retry and loads once connected`, async ({
      page,
      context,
    }) => {
      await page.goto(inLanguage(language, '/group-tour?view=calendar&regional_id=1'));
      await expect(page.getByRole('table')).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('radio', { name: t.westernEurope }).click();
      await expect(page.getByRole('heading', { name: t.loadFailed })).toBeVisible();
      await expect(page.getByRole('radio', { name: t.westernEurope })).toBeChecked();
      await expect(page.getByRole('button', { name: t.retry })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('table')).toBeVisible();
    });
  });
}

test('the calendar does not scroll sideways on a narrow screen', async ({ page }) => {
  const { month, day } = await findBusiestDay('id');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/group-tour?view=calendar&at=${month}&day=${day}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoHorizontalScroll(page);
});

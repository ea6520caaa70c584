import type { Page } from '@playwright/test';
import { todayInJakarta } from '../../../src/domain/dates.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, type Language, test } from '../support/test.ts';

type Departure = { id: number; departure_date: string; status_deleted: boolean };

/**
 * Returns the day with the most departures after the current month, the earliest of several, with its month, their
 * names in the language, the ids of its departures and the number of departures of the month. It asks the service,
 * because the dates of the tours move with the current date.
 */
async function findBusiestDay(language: Language) {
  const tours = await readData<{ id: number }[]>('/v1/modules/tour/tours/regional?limit=100');
  const itineraries = await Promise.all(
    tours.map(({ id }) => readData<Departure[]>(`/v1/modules/tour/${id}/itineraries`)),
  );
  const today = todayInJakarta();
  const upcoming = itineraries.flat().filter((row) => !row.status_deleted && row.departure_date >= today);
  const departuresIn = (period: string) => upcoming.filter((row) => row.departure_date.startsWith(period));
  const futureDates = upcoming.map((row) => row.departure_date).filter((date) => date.slice(0, 7) > today.slice(0, 7));
  // The last month is left out, because the tests also open the month after the returned one.
  const lastMonth = futureDates.toSorted().at(-1)?.slice(0, 7) ?? '';
  const [day = ''] = futureDates
    .filter((date) => !date.startsWith(lastMonth))
    .toSorted((a, b) => departuresIn(b).length - departuresIn(a).length || a.localeCompare(b));
  const month = day.slice(0, 7);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  return {
    month,
    monthName: `${name} ${day.slice(0, 4)}`,
    day,
    dayName: `${Number(day.slice(8))} ${name} ${day.slice(0, 4)}`,
    departureIds: departuresIn(day).map(({ id }) => id),
    monthCount: departuresIn(month).length,
  };
}

async function readData<Data>(path: string): Promise<Data> {
  return ((await (await fetch(host + path)).json()) as { data: Data }).data;
}

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a visitor finds a departure in the calendar and opens its tour on that date`, async ({ page }) => {
    const { month, monthName, day, dayName, departureIds, monthCount } = await findBusiestDay(language);
    const dayCount = t('tour:calendar.dateCount', { date: dayName, count: departureIds.length });
    await page.goto(inLanguage(language, '/group-tour'));
    await page.getByRole('link', { name: t('tour:list.view.calendar'), exact: true }).click();
    await expect(page).toHaveURL(/\?view=calendar$/);
    await expect(page.getByRole('link', { name: t('tour:list.view.calendar'), exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page
      .getByRole('link', { name: t('tour:calendar.dateCount', { date: monthName, count: monthCount }), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`view=calendar&at=${month}$`));
    await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    await page
      .getByRole('table')
      .getByRole('link', { name: `${dayCount}, ${{ id: 'mulai Rp', en: 'from Rp' }[language]}` })
      .click();
    await expect(page).toHaveURL(new RegExp(`at=${month}&day=${day}$`));
    const list = page.getByRole('heading', { level: 3, name: dayCount });
    await expect(list).toBeFocused();
    await expect(page.getByRole('heading', { level: 4 })).toHaveCount(departureIds.length);
    await page.reload();
    await expect(list).toBeVisible();
    await page.locator('main').getByRole('heading', { level: 4 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/group-tour\/\d+\?itinerary=\d+$/);
    expect(departureIds).toContain(Number(new URL(page.url()).searchParams.get('itinerary')));
  });

  test(`${language}: a month of the calendar filters the cards, and links lead out of a day`, async ({ page }) => {
    const { month, monthName, day } = await findBusiestDay(language);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(inLanguage(language, `/group-tour?view=calendar&day=${day}`));
    await expect(page.getByRole('table')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await test.step('links open the whole month of the day, and the next month', async () => {
      await page.getByRole('link', { name: t.like('tour:calendar.wholeMonth') }).click();
      await expect(page).toHaveURL(new RegExp(`at=${month}$`));
      await page.getByRole('link', { name: t.like('tour:calendar.next') }).click();
      await expect(page).not.toHaveURL(new RegExp(`at=${month}`));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: monthName })).toBeVisible();
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('link', { name: t('tour:calendar.onlyThis') }).click();
    await expect(page).toHaveURL(new RegExp(`month=${month}&view=calendar&at=${month}$`));
    await expect(page.getByRole('navigation', { name: t('tour:filters.month') }).getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: t('tour:list.view.cards'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`\\?month=${month}$`));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: t('tour:drop.month') }).click();
    await expect(page).toHaveURL(new RegExp(`\\?view=calendar&at=${month}$`));
  });
}

const RANGE = /\d{2} \w{3} \d{4} - \d{2} \w{3} \d{4}/g;

/** Returns the dates that the content offers. */
async function datesOn(page: Page): Promise<string[]> {
  const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  return text.match(RANGE) ?? [];
}

for (const path of ['/group-tour/17', '/group-tour?view=calendar', '/booking/17?step=1']) {
  test(`${path} offers the same dates when the device's clock is years off`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(async () => (await datesOn(page)).length).toBeGreaterThan(0);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const dates = await datesOn(page);
    for (const time of ['2036-05-01T05:00:00Z', '2019-05-01T05:00:00Z']) {
      await page.clock.setFixedTime(time);
      // The page of the server has the dates too; the service is asked after hydration.
      const answer = page.waitForResponse(/\/v1\/modules\/tour\//);
      await page.reload();
      await answer;
      await expect.poll(() => datesOn(page)).toEqual(dates);
    }
  });
}

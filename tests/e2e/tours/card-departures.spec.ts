import type { Locator } from '@playwright/test';
import type { Itinerary } from '@sdk';
import { rupiahPattern } from '../booking/party-amounts.ts';
import { callHost } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const MONTH = '2027-03';

/** The cheapest departure of a tour in the month, one with free seats before a full one. */
async function cheapestInMonth(tourId: string): Promise<Itinerary> {
  const { data } = await (await callHost(`/v1/modules/tour/${tourId}/itineraries`)).json();
  const [cheapest] = (data as Itinerary[])
    .filter(({ departure_date, status_deleted }) => departure_date.startsWith(MONTH) && !status_deleted)
    .sort((a, b) => Number(a.seat === 0) - Number(b.seat === 0) || Number(a.price) - Number(b.price));
  if (!cheapest) throw new Error(`Tour ${tourId} does not depart in ${MONTH}.`);
  return cheapest;
}

/** Expects that an element names the day and price of the cheapest departure in the month of the tour it links to. */
async function expectCheapest(element: Locator, link: Locator): Promise<Itinerary> {
  const href = (await link.getAttribute('href')) ?? '';
  const [, tourId = '', id] = /group-tour\/(\d+)(?:\?itinerary=(\d+))?/.exec(href) ?? [];
  const departure = await cheapestInMonth(tourId);
  // The page of a tour cannot open with a full departure.
  if (departure.seat !== 0) expect(id).toBe(String(departure.id));
  await expect(element).toContainText(new RegExp(`(?<!\\d)${Number(departure.departure_date.slice(8))}\\sMar\\s2027`));
  await expect(element).toContainText(departure.price === null ? 'Hubungi kami' : rupiahPattern(departure.price));
  return departure;
}

for (const path of [`/group-tour?month=${MONTH}`, `/group-tour/destination/1?month=${MONTH}&sort=price_asc`]) {
  test(`${path} shows date and price of one departure on each card of a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.goto(path);
    const cards = page.locator('#results').getByRole('article');
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      await expect(card.getByRole('listitem')).toHaveCount(1);
      await expectCheapest(card, card.getByRole('link'));
    }
  });
}

test('tours that the search suggests for a month show date and price of a departure in it, which they open', async ({
  page,
}) => {
  await page.goto('/group-tour');
  await page.getByRole('main').getByRole('searchbox').first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('maret');
  const tours = page.getByRole('option').filter({ hasText: 'Rp' });
  await expect(tours.first()).toBeVisible();
  for (const tour of await tours.all()) await expectCheapest(tour, tour);
  const { price } = await expectCheapest(tours.first(), tours.first());
  await tours.first().click();
  await expect(page.getByRole('radio', { checked: true }).first()).toHaveAccessibleName(rupiahPattern(Number(price)));
});

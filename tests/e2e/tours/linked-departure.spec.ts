import type { Page } from '@playwright/test';
import { todayInJakarta } from '../../../src/domain/dates.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host, roomyDeparture } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    full: /^Keberangkatan di tautan ini sudah penuh\. Yang tampil: \d+ \w+ \d{4}\.$/,
    past: /^Keberangkatan di tautan ini sudah berangkat\. Yang tampil: \d+ \w+ \d{4}\.$/,
    gone: /^Keberangkatan di tautan ini tidak ditawarkan\. Yang tampil: \d+ \w+ \d{4}\.$/,
    any: /Keberangkatan di tautan ini/,
  },
  en: {
    full: /^The departure in this link is fully booked\. Shown instead: \d+ \w+ \d{4}\.$/,
    past: /^The departure in this link has already left\. Shown instead: \d+ \w+ \d{4}\.$/,
    gone: /^The departure in this link is not offered\. Shown instead: \d+ \w+ \d{4}\.$/,
    any: /The departure in this link/,
  },
} as const;

declare global {
  interface Window {
    shiftSum: number;
  }
}

type Departure = { id: number; departure_date: string; seat: number | null; status_deleted: boolean };

async function departureOf(tourId: number, isWanted: (row: Departure, today: string) => boolean): Promise<number> {
  const answer = await fetch(`${host}/v1/modules/tour/${tourId}/itineraries`);
  const { data } = (await answer.json()) as { data: Departure[] };
  const found = data.find((row) => !row.status_deleted && isWanted(row, todayInJakarta()));
  if (!found) throw new Error(`Tour ${tourId} has no such departure.`);
  return found.id;
}

const fullLink = async () => `/group-tour/22?itinerary=${await departureOf(22, ({ seat }) => seat === 0)}`;
const links = [
  { name: 'sold out', text: 'full', linkOf: fullLink },
  {
    name: 'already left',
    text: 'past',
    linkOf: async () => {
      const id = await departureOf(17, ({ departure_date }, today) => departure_date < today);
      return `/group-tour/17?itinerary=${id}`;
    },
  },
  { name: 'unknown', text: 'gone', linkOf: async () => '/group-tour/1?itinerary=999' },
  { name: 'unreadable', text: 'gone', linkOf: async () => '/group-tour/1?itinerary=abc' },
] as const;

const notes = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  for (const { name, text, linkOf } of links) {
    test(`${language}: a link to a departure that cannot be booked says so, ${name}`, async ({ page }) => {
      await page.goto(inLanguage(language, await linkOf()));
      await expect(notes(page, t.any)).toHaveText(t[text]);
    });
  }

  test(`${language}: the note about a link goes as soon as a date is chosen, and a good link has none`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, '/group-tour/17?itinerary=999'));
    await expect(notes(page, t.any)).toBeVisible();
    await page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first().check();
    await expect(notes(page, t.any)).toHaveCount(0);
    const { id } = await roomyDeparture();
    await page.goto(inLanguage(language, `/group-tour/17?itinerary=${id}`));
    await expect(page.locator(`#dates input[value="${id}"]`)).toBeChecked();
    await expect(notes(page, t.any)).toHaveCount(0);
  });
}

for (const width of [360, 768, 1280]) {
  test(`the note about a link moves nothing and covers no button, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      window.shiftSum = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shiftSum += shift.toJSON().value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(await fullLink());
    await expect(notes(page, messages.id.full)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Lihat \d+ foto$/ }).click({ trial: true });
    expect(await page.evaluate(() => window.shiftSum)).toBe(0);
  });
}

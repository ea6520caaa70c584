import type { Page } from '@playwright/test';
import { todayInJakarta } from '../../../src/domain/dates.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats, host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    soldOut: /^Keberangkatan di tautan ini sudah penuh\. Yang tampil: \d+\s\w+\s\d{4}\.$/,
    anyNotice: /Keberangkatan di tautan ini/,
  },
  en: {
    soldOut: /^The departure in this link is fully booked\. Shown instead: \d+\s\w+\s\d{4}\.$/,
    anyNotice: /The departure in this link/,
  },
} as const;

declare global {
  interface Window {
    layoutShift: number;
  }
}

type Departure = { id: number; departure_date: string; seat: number | null; status_deleted: boolean };

async function findDepartureId(
  tourId: number,
  matches: (departure: Departure, today: string) => boolean,
): Promise<number> {
  const response = await fetch(`${host}/v1/modules/tour/${tourId}/itineraries`);
  const { data } = (await response.json()) as { data: Departure[] };
  const departure = data.find((row) => !row.status_deleted && matches(row, todayInJakarta()));
  if (!departure) throw new Error(`Tour ${tourId} has no departure that matches.`);
  return departure.id;
}

const soldOutPath = async () => `/group-tour/17?itinerary=${await findDepartureId(17, ({ seat }) => seat === 0)}`;
const notices = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: the notice disappears when a date is chosen, and a link to an open departure has none`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, '/group-tour/17?itinerary=999'));
    await expect(notices(page, t.anyNotice)).toBeVisible();
    await page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first().check();
    await expect(notices(page, t.anyNotice)).toHaveCount(0);
    const { id } = await departureWithSeats();
    await page.goto(inLanguage(language, `/group-tour/17?itinerary=${id}`));
    await expect(page.locator(`#dates input[value="${id}"]`)).toBeChecked();
    await expect(notices(page, t.anyNotice)).toHaveCount(0);
  });
}

for (const width of [360, 1280]) {
  test(`the notice causes no layout shift and covers no button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.layoutShift += shift.toJSON().value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(await soldOutPath());
    await expect(notices(page, messages.id.soldOut)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Lihat \d+ gambar$/ }).click({ trial: true });
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  });
}

import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { departureWithSeats, host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const SOLD_OUT = /^Keberangkatan di tautan ini sudah penuh\. Yang tampil: \d+\s\w+\s\d{4}\.$/;
const anyNotices = { id: /Keberangkatan di tautan ini/, en: /The departure in this link/ };

declare global {
  interface Window {
    layoutShift: number;
  }
}

type Departure = { id: number; seat: number | null; status_deleted: boolean };

async function soldOutPath(): Promise<string> {
  const response = await fetch(`${host}/v1/modules/tour/17/itineraries`);
  const { data } = (await response.json()) as { data: Departure[] };
  const departure = data.find(({ seat, status_deleted }) => seat === 0 && !status_deleted);
  if (!departure) throw new Error('Tour 17 has no full departure.');
  return `/group-tour/17?itinerary=${departure.id}`;
}

const notices = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

for (const language of languagesOfRun('en')) {
  const anyNotice = anyNotices[language];

  test(`${language}: the notice disappears when a date is chosen, and a link to an open departure has none`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, '/group-tour/17?itinerary=999'));
    await expect(notices(page, anyNotice)).toBeVisible();
    await page.locator('#dates').getByRole('radio', { checked: false, disabled: false }).first().check();
    await expect(notices(page, anyNotice)).toHaveCount(0);
    const { id } = await departureWithSeats();
    await page.goto(inLanguage(language, `/group-tour/17?itinerary=${id}`));
    await expect(page.locator(`#dates input[value="${id}"]`)).toBeChecked();
    await expect(notices(page, anyNotice)).toHaveCount(0);
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
    await expect(notices(page, SOLD_OUT)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Lihat \d+ gambar$/ }).click({ trial: true });
    expect(await page.evaluate(() => window.layoutShift)).toBe(0);
  });
}

import type { Locator } from '@playwright/test';
import { completeDraft, prepareDeparture, storeDraft } from '../booking/booking-drafts.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

/** Returns the top of each element, in whole pixels. */
const topsOf = async (fields: Locator) => {
  const boxes = await Promise.all((await fields.all()).map((field) => field.boundingBox()));
  return boxes.map((box) => Math.round(box?.y ?? -1));
};

test('the birth date of a child is level with the nationality beside it', async ({ page }) => {
  const departure = await prepareDeparture(21);
  const draft = completeDraft(departure);
  draft.values.pax = { adult: 1, child: 1, infant: 0 };
  Object.assign(draft.values.passengers[1] ?? {}, { type: 'child', dob: '14 05 2019' });
  await storeDraft(page, null, draft);
  await page.goto(`/booking/${departure.tourId}?itinerary=${departure.id}&step=3`);
  await expect(page.getByText(/^2–11 tahun pada hari pulang/)).toBeVisible();
  const [birth, nationality] = await topsOf(
    page.locator('[name="passengers.1.dob"], [name="passengers.1.nationality"]'),
  );
  expect(birth).toBe(nationality);
});

test('a field with a hint is level with one beside it that has none', async ({ page }) => {
  await page.goto('/mice');
  await page.locator('main summary').last().click();
  const [type, budget] = await topsOf(page.locator('[name="event_type"], [name="budget"]'));
  expect(type).toBe(budget);
});

test('the button to compare ends where the content ends', async ({ page }) => {
  await page.goto('/group-tour');
  for (const index of [0, 1]) {
    await page
      .getByRole('button', { name: /^Bandingkan/ })
      .nth(index)
      .click();
  }
  await page.goto('/group-tour/17');
  const chip = await page.getByRole('button', { name: 'Bandingkan 2 tour' }).boundingBox();
  const card = await page.locator('main aside').first().boundingBox();
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeCloseTo((card?.x ?? 0) + (card?.width ?? 0), 0);
});

test('seats and prices of the counter stand in one column each', async ({ page }) => {
  await page.goto('/obs');
  const rows = page.locator('main article a').filter({ hasText: 'Pesan' });
  await expect(rows.first()).toBeVisible();
  const columns = await rows.evaluateAll((elements) =>
    elements.map((row) => [...row.children].slice(1, 3).map((cell) => Math.round(cell.getBoundingClientRect().x))),
  );
  expect(columns.length).toBeGreaterThan(3);
  expect(new Set(columns.map(([seats]) => seats)).size).toBe(1);
  expect(new Set(columns.map(([, price]) => price)).size).toBe(1);
});

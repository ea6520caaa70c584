import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { visibleButton } from '../support/actions.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { noteSecret } from '../support/secrets.ts';
import { host, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words as common } from '../support/words.ts';
import { memberAtReview, ownDeparture } from './booking-drafts.ts';
import { bookingWords } from './booking-words.ts';

// A page of A4 within the margins browsers print with, in pixels of the screen.
const SHEET = { width: 718, height: 1047 };

for (const [index, language] of languagesOfRun('id').entries()) {
  const w = bookingWords[language];
  const shownCode = (page: Page) => page.getByText(/^KLN-[A-Z0-9]{6}$/).first();

  /** A member whose booking for a whole group was just taken. */
  async function booked(page: Page, tour: number) {
    const departure = await ownDeparture(tour + index);
    await memberAtReview(page, language, departure, 8);
    await visibleButton(page, common[language].send).click();
    await expect(page.getByRole('heading', { level: 1, name: common[language].done })).toBeVisible();
    return { departure, code: (await shownCode(page).textContent()) ?? '' };
  }

  test(`${language}: the confirmation survives a reload, goes into a calendar, and fits one sheet of paper`, async ({
    page,
  }) => {
    const { departure, code } = await booked(page, 13);
    await page.reload();
    await expect(shownCode(page)).toHaveText(code);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: w.calendar }).click();
    const event = readFileSync(await (await download).path(), 'utf8');
    const day = (iso: string, more = 0) =>
      new Date(Date.parse(iso) + more * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
    expect(event).toContain(`DTSTART;VALUE=DATE:${day(departure.from)}`);
    expect(event).toContain(`DTEND;VALUE=DATE:${day(departure.to, 1)}`);
    expect(event).toContain(code);

    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const details = page.getByRole('region', { name: w.details });
    for (const text of ['Ratna Wulandari', 'ratna.typed@kelana.example', 'KARTIKA WULANDARI']) {
      await expect(details.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: w.next })).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(SHEET.height);
  });

  test(`${language}: the trip is shared without its code, kept on the device, and shown to its member alone`, async ({
    page,
    context,
  }) => {
    const { departure, code } = await booked(page, 15);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }));
    await page.getByRole('button', { name: w.share, exact: true }).click();
    await expect(page.locator('main').getByText(w.shared)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`/group-tour/${departure.tourId}`);
    expect(copied).not.toMatch(/KLN-|Ratna|@/);

    await page.getByRole('button', { name: w.keep }).click();
    await expect(page.getByText(w.kept)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('kelana.bookings'))).not.toMatch(/Ratna|@|\+62/);
    await page.goto(inLanguage(language, '/booking'));
    const list = page.getByRole('region', { name: w.keptList });
    await expect(list.getByText(code)).toBeVisible();
    await list.getByRole('button', { name: w.remove }).click();
    await expect(list).toHaveCount(0);

    // Another member signs in on this device.
    const token = await tokenOf(host, await newMember('other'));
    noteSecret('token', token);
    await page.evaluate((given) => localStorage.setItem('kelana.token', given), token);
    await page.goto(inLanguage(language, `/booking/${departure.tourId}?step=done`));
    await expect(page.getByRole('heading', { level: 1, name: w.noReceipt })).toBeVisible();
    await expect(page.getByText(code)).toHaveCount(0);
  });
}

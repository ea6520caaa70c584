import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { firstBytesOf, waitUntilIdle } from '../../../scripts/lib/settled-page.ts';
import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { startMemberSession } from '../support/actions.ts';
import { scrollThrough } from '../support/loaded-page.ts';
import { sampleOf } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

/** The cumulative layout shift as field data count it, and a selector of the element that moved most. */
type Shift = { value: number; element: string };

declare global {
  interface Window {
    webVitals: typeof import('web-vitals/attribution');
    benchShift?: Shift;
  }
}

// Google's web-vitals measures as field data do. Playwright runs the script inside a function, so its variable is made
// global.
const webVitals = new URL('../../../node_modules/web-vitals/dist/web-vitals.attribution.iife.js', import.meta.url);
const webVitalsScript = () => `${readFileSync(webVitals, 'utf8')};window.webVitals = webVitals;`;

/** Records the layout shift of every document that is opened from now on. */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(webVitalsScript());
  await page.addInitScript(() => {
    window.webVitals.onCLS(
      ({ value, attribution }) => {
        window.benchShift = { value, element: attribution.largestShiftTarget ?? '' };
      },
      { reportAllChanges: true },
    );
  });
}

/**
 * Opens a page and scrolls to its end and back, follows a link, scrolls through the page there, and goes back. Nothing may
 * move, and if `isWeighed`, neither the chat nor a heavy picture may load before the first interaction. The link must not
 * reload the document.
 */
async function visit(page: Page, url: string, isWeighed: boolean): Promise<void> {
  await recordShifts(page);
  if (isWeighed) {
    const { chatBytes, pictures } = await firstBytesOf(page, url);
    expect(pictures.length).toBeGreaterThan(0);
    expect([chatBytes, pictures.filter(({ bytes }) => bytes > PICTURE_BYTES)]).toEqual([0, []]);
  } else await page.goto(url);
  await readPage(page);
  const firstDocument = await page.evaluateHandle(() => document);
  await expectNoShift(page);
  const link = await findLink(page);
  if (!link) return;
  const from = page.url();
  await link.click();
  await page.waitForURL((address) => address.href !== from);
  await readPage(page);
  expect(await firstDocument.evaluate((first) => first === document).catch(() => false), page.url()).toBe(true);
  await page.goBack();
  await page.waitForURL((address) => address.href === from);
  await readPage(page);
  await expectNoShift(page);
}

/** Expects that nothing has moved since `recordShifts`. */
async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => window.benchShift);
  expect(shift?.value.toFixed(3), shift?.element ?? 'No layout shift was reported.').toBe('0.000');
}

async function readPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await waitUntilIdle(page);
  await scrollThrough(page);
  await waitUntilIdle(page);
}

/** Returns the first visible link in the content that leads to another page; undefined without one. */
async function findLink(page: Page) {
  const links = page.locator('main a[href^="/"]:not([download]):not([target])').filter({ visible: true });
  const index = await links.evaluateAll((all) =>
    all.findIndex((link) => link instanceof HTMLAnchorElement && link.pathname !== window.location.pathname),
  );
  return index < 0 ? undefined : links.nth(index);
}

// The pages that are weighed at 360 px, and the limit of a picture there that is loaded before any interaction.
const WEIGHED: string[] = ['/', '/group-tour', '/group-tour/[id]', '/blog/[slug]'];
const PICTURE_BYTES = 60_000;

const visits = [
  ['/', 360],
  ['/', 1280],
  ['/group-tour', 360],
  ['/group-tour', 1280],
  ['/group-tour/destination/[id]', 360],
  ['/group-tour/[id]', 360],
  ['/group-tour/[id]', 1280],
  ['/blog/[slug]', 360],
  ['/contact', 360],
  ['/mice', 360],
  ['/corporate', 360],
  ['/auth/sign-in', 360],
  ['/booking/[id]', 360],
  ['/account', 360],
  ['/account', 1280],
  ['/account/booking', 360],
  ['/account/booking', 1280],
] as const;

const sample = [
  ['/', 360],
  ['/group-tour', 1280],
  ['/group-tour/[id]', 360],
  ['/booking/[id]', 360],
  ['/account', 1280],
] as const;

for (const [name, width] of sampleOf(visits, sample)) {
  test(`nothing moves without an interaction: ${name}, ${width} px`, async ({ page }) => {
    const pages = await fetchSitePages(host);
    const { path, isMember } = pages[name];
    await page.setViewportSize({ width, height: 740 });
    if (isMember) await startMemberSession(page, demoMember);
    await visit(page, path, width === 360 && WEIGHED.includes(name));
  });
}

type Replaced = {
  path: string;
  /** The text that the browser shows in place of the HTML. */
  shows: string;
  isMember?: boolean;
  /** A key and a value in the storage of the tab. */
  stored?: readonly [key: string, value: string];
};

const replacedPages: Replaced[] = [
  { path: '/auth/sign-in?from=/account', shows: 'Masuk untuk membuka halaman anggota Anda.' },
  { path: '/en/auth/sign-in?from=/booking/17', shows: 'Sign in to complete your booking.' },
  {
    path: '/auth/sign-in',
    stored: ['kelana.sign-in-note', 'registered'],
    shows: 'Akun Anda sudah dibuat.',
  },
  { path: '/en/auth/new-password', shows: 'This link can’t be used' },
  { path: '/group-tour?view=saved', shows: 'Belum ada tour tersimpan' },
  { path: '/group-tour?view=calendar', shows: 'Mar 2027' },
  { path: '/en/account/change-password', isMember: true, shows: 'Current password' },
  { path: '/booking/17?itinerary=170703&pax=2', isMember: true, shows: 'Ratna Kusumawardani' },
];

for (const { path, shows, isMember, stored } of sampleOf(replacedPages, replacedPages.slice(0, 4))) {
  for (const width of sampleOf([360, 768, 1280], [360])) {
    test(`the HTML of ${path} becomes "${shows}" without moving, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      if (isMember) await startMemberSession(page, demoMember);
      if (stored) await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), stored);
      await recordShifts(page);
      await page.goto(path);
      await expect(page.getByRole('main').getByText(shows).filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await waitUntilIdle(page);
      await expectNoShift(page);
    });
  }
}

for (const width of sampleOf([360, 1280], [360])) {
  test(`late first results of a link with filters move nothing, ${width} px`, async ({ page, faults }) => {
    await page.setViewportSize({ width, height: 740 });
    await recordShifts(page);
    await page.goto('/');
    await waitUntilIdle(page);
    // Browsers count no shift in the half second after a press.
    await faults.add({ operationId: 'listTours', delayMs: 1500 });
    await page.locator('main a[href*="/group-tour?"]').filter({ visible: true }).first().click();
    await page.waitForURL(/group-tour\?/);
    await expect(page.getByRole('main').getByRole('status').filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator('#results-count')).toHaveText(/\d/);
    await waitUntilIdle(page);
    await expectNoShift(page);
  });
}

test('the time at which seats were read moves no date, however late it is', async ({ page, faults }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await faults.add({ operationId: 'listItineraries', delayMs: 1500 });
  await recordShifts(page);
  await page.goto('/group-tour/17#dates');
  const time = page.getByText(/^Sisa kursi diperbarui pukul/);
  await expect(time).toBeHidden();
  await expect(time).toHaveText(/pukul \d\d\.\d\d WIB/);
  await expect(time).toBeInViewport();
  await waitUntilIdle(page);
  await expectNoShift(page);
});

const SOLD_OUT = /^Keberangkatan di tautan ini sudah penuh\. Yang tampil: \d+\s\w+\s\d{4}\.$/;

for (const width of sampleOf([360, 1280], [360])) {
  test(`the notice about a full departure moves nothing and covers no button, ${width} px`, async ({ page }) => {
    const response = await fetch(`${host}/v1/modules/tour/17/itineraries`);
    const { data } = (await response.json()) as {
      data: { id: number; seat: number | null; status_deleted: boolean }[];
    };
    const full = data.find(({ seat, status_deleted }) => seat === 0 && !status_deleted);
    await page.setViewportSize({ width, height: 740 });
    await recordShifts(page);
    await page.goto(`/group-tour/17?itinerary=${full?.id}`);
    await expect(page.getByRole('status').filter({ hasText: SOLD_OUT })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Lihat \d+ gambar$/ }).click({ trial: true });
    await expectNoShift(page);
  });
}

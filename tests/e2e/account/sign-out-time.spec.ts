import type { Page } from '@playwright/test';
import { startMemberSession } from '../support/member-session.ts';
import { newMember } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Dewi Purnamasandi';
const MAX_DELAY_MS = 500;
type WatchedWindow = Window & { goneAt?: Promise<number> };

/** Makes `window.goneAt` resolve with the time at which neither the page nor the storage contains the member. */
const recordGoneAt = (page: Page) =>
  page.evaluate((name) => {
    const isGone = () => !document.body.textContent?.includes(name) && localStorage.getItem('kelana.token') === null;
    (window as WatchedWindow).goneAt = new Promise((resolve) => {
      const timer = setInterval(() => {
        if (!isGone()) return;
        clearInterval(timer);
        resolve(Date.now());
      }, 10);
    });
  }, NAME);

test('a session that ends in one tab is gone from every other within half a second', async ({ page, context }) => {
  await startMemberSession(page, await newMember('gone'));
  await page.goto('/account');
  await expect(page.getByText(NAME).first()).toBeAttached();
  const paths = ['/account', '/account/booking', '/account/edit-profile', '/account/membership'];
  const otherTabs = await Promise.all(paths.map(() => context.newPage()));
  for (const [index, tab] of otherTabs.entries()) {
    await tab.setViewportSize({ width: 1280, height: 800 });
    await tab.goto(paths[index] as string);
    await expect(tab.getByText(NAME).first()).toBeAttached();
    await recordGoneAt(tab);
  }
  const endedAt = await page.evaluate(() => {
    localStorage.removeItem('kelana.token');
    return Date.now();
  });
  const goneTimes = await Promise.all(otherTabs.map((tab) => tab.evaluate(() => (window as WatchedWindow).goneAt)));
  expect(Math.max(...goneTimes.map((goneAt) => (goneAt as number) - endedAt))).toBeLessThanOrEqual(MAX_DELAY_MS);
  for (const tab of otherTabs) expect(await tab.content()).not.toContain(NAME);
});

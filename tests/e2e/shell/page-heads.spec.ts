import type { Page } from '@playwright/test';
import { fetchSitePages, type SitePageName } from '../../../scripts/lib/site-pages.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

/** Pages with a head of their own: the home page, the tour, the booking steps and the error page. */
const OTHER_HEADS: SitePageName[] = ['home', 'tour', 'booking', 'notFound', 'authTest'];

/** In px, by viewport width: the position of the title in `main`, and the distance to its lead. */
const HEADS = {
  360: { top: 56, gap: 8, colour: 'rgb(67, 82, 96)' },
  768: { top: 60, gap: 12, colour: 'rgb(67, 82, 96)' },
  1280: { top: 60, gap: 12, colour: 'rgb(67, 82, 96)' },
};

/** Returns the geometry of a page's head; a page without a lead has the distance null. */
const measureHead = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const title = main?.querySelector('h1');
    if (!main || !title) return null;
    const lead = title.nextElementSibling?.matches('p.lead') ? title.nextElementSibling : null;
    const { top, bottom } = title.getBoundingClientRect();
    return {
      top: Math.round(top - main.getBoundingClientRect().top),
      gap: lead && Math.round(lead.getBoundingClientRect().top - bottom),
      colour: lead && getComputedStyle(lead).color,
    };
  });

test.use({ javaScriptEnabled: false });

test('every page has the same distances around its title, and leads have one colour', async ({ page }) => {
  const pages = Object.entries(await fetchSitePages(host)).filter(
    ([name, { isMember }]) => !isMember && !OTHER_HEADS.includes(name as SitePageName),
  );
  const differences: unknown[] = [];
  const withoutLead = new Set<string>();
  for (const [name, { path }] of pages) {
    await page.goto(path);
    for (const [width, head] of Object.entries(HEADS)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      const found = await measureHead(page);
      if (found?.gap === null) withoutLead.add(name);
      const expected = found?.gap === null ? { top: head.top, gap: null, colour: null } : head;
      if (JSON.stringify(found) !== JSON.stringify(expected)) differences.push({ name, width, found });
    }
  }
  expect(pages.length).toBeGreaterThan(20);
  expect([...withoutLead]).toEqual(['prebook', 'newPassword']);
  expect(differences).toEqual([]);
});

test('a shared departure has a breadcrumb to the tours', async ({ page }) => {
  await page.goto('/en/prebook?tour=17');
  const breadcrumb = page.locator('main').getByRole('navigation', { name: 'Where you are' });
  await expect(breadcrumb.getByRole('link', { name: 'Group Tour' })).toHaveAttribute('href', '/en/group-tour');
});

import type { Page } from '@playwright/test';
import { requestPage } from '../../lab/faults/support/pages.ts';
import { readPage } from '../site/read-pages.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

const NEWEST_ARTICLE = /Kapan waktu terbaik melihat sakura|When is the best time to see cherry blossom/;
const TOUR_PATH = /\/group-tour\/(\d+)(?:\?itinerary=\d+)?$/;

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const urlOf = (path: string) => site + inLanguage(language, path);
  const tourIdsIn = (html: string) =>
    [...html.matchAll(/href="([^"#]*)"/g)].flatMap(([, href = '']) => TOUR_PATH.exec(href)?.[1] ?? []);

  test(`${language}: the HTML of each page of a list has a separate title, description and canonical URL`, async () => {
    for (const path of ['/group-tour?page=2', '/group-tour/destination/1?page=2', '/blog?page=2']) {
      const [first, second] = await Promise.all([readPage(urlOf(path.split('?')[0] ?? '')), readPage(urlOf(path))]);
      expect([path, second.status, second.robots, second.canonical]).toEqual([path, 200, null, [urlOf(path)]]);
      expect(second.title).toContain(t('common:pager.page', { n: 2 }));
      expect(second.description).not.toBe(first.description);
      expect(second.alternates).toMatchObject({ en: site + inLanguage('en', path), 'x-default': site + path });
    }
    expect((await requestPage(inLanguage(language, '/group-tour?page=2'))).text).toMatch(
      t.like('tour:list.showing_other', { a: 10, b: 18 }),
    );
    const [firstBlogPage, secondBlogPage] = await Promise.all([
      requestPage(inLanguage(language, '/blog')),
      requestPage(inLanguage(language, '/blog?page=2')),
    ]);
    expect(firstBlogPage.text).toMatch(NEWEST_ARTICLE);
    expect(secondBlogPage.text).not.toMatch(NEWEST_ARTICLE);
  });

  test(`${language}: the pages of the list link to every tour`, async () => {
    const tourIds = new Set<string>();
    for (let page = 1; page <= 4; page += 1) {
      const { html } = await readPage(urlOf(page === 1 ? '/group-tour' : `/group-tour?page=${page}`));
      for (const id of tourIdsIn(html)) tourIds.add(id);
    }
    expect([...tourIds].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  test(`${language}: the HTML of a filtered list applies the filter and names it in the title`, async () => {
    const { html, title, canonical } = await readPage(urlOf('/group-tour?month=2027-03'));
    expect(title).toContain('Mar 2027');
    expect(canonical).toEqual([urlOf('/group-tour?month=2027-03')]);
    const unfiltered = await readPage(urlOf('/group-tour'));
    expect(tourIdsIn(html)).not.toEqual(tourIdsIn(unfiltered.html));
    const searched = await readPage(urlOf('/group-tour?search=jepang'));
    expect([searched.robots, searched.canonical]).toEqual(['noindex', []]);
    expect(tourIdsIn(searched.html).length).toBeGreaterThan(0);
  });

  test(`${language}: the HTML of a view has the view and no cards, and search engines index only the list`, async () => {
    const calendar = await readPage(urlOf('/group-tour?view=calendar&at=2027-03'));
    expect([calendar.robots, calendar.canonical]).toEqual([null, [urlOf('/group-tour')]]);
    const saved = await readPage(urlOf('/group-tour?view=saved'));
    expect([saved.robots, saved.canonical]).toEqual(['noindex', []]);
    for (const { html } of [calendar, saved]) {
      expect(html).not.toContain('<article');
      expect(html).toMatch(/<noscript>.*JavaScript/);
    }
  });

  test(`${language}: the HTML of a country has its visa requirements`, async () => {
    const { html, title, canonical } = await readPage(urlOf('/visa-and-passport?country=1'));
    expect(title).toMatch(/Visa Jepang|Visa: Japan/);
    expect(canonical).toEqual([urlOf('/visa-and-passport?country=1')]);
    expect(html).toMatch(/e-\u2060?paspor/);
    expect(html).toContain('type="checkbox"');
  });

  test(`${language}: the pager and Back change the page of the list without loading a page`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?page=2'));
    const pager = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current="page"]') })
      .last();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
    const pageRequests: string[] = [];
    page.on('request', (request) => {
      // The page also prefetches the data of links that come into view; these requests are not counted.
      if (request.isNavigationRequest() || request.url().includes('/with-query/')) pageRequests.push(request.url());
    });
    await waitForDeferredParts(page);
    await pager.getByRole('link').filter({ hasText: /^3$/ }).click();
    await expect(page).toHaveURL(/group-tour\?page=3$/);
    await expect(pager.locator('[aria-current="page"]')).toHaveText('3');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', urlOf('/group-tour?page=3'));
    await page.goBack();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
    expect(pageRequests).toEqual([]);
  });

  test(`${language}: Back from a tour returns to the month and day of the calendar`, async ({ page }) => {
    const path = '/group-tour?view=calendar&at=2027-03&day=2027-03-06';
    await page.goto(inLanguage(language, path));
    const departure = page.locator('#results').locator('a[href*="itinerary="]').filter({ visible: true }).first();
    const title = await departure.textContent();
    await departure.click();
    await expect(page).toHaveURL(/\/group-tour\/\d+\?/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    await expect(departure).toHaveText(title ?? '');
  });

  for (const listener of ['site', 'router'] as const) {
    test(`${language}: Back works while a reloaded page starts (${listener})`, async ({ page }) => {
      await page.goto(inLanguage(language, '/group-tour'));
      await page.getByRole('link', { name: t('common:pager.next') }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      await goBackOnReload(page, listener);
      await page.reload();
      await expect(page.getByText(t.like('tour:list.showing_other', { a: 1, b: 9 }))).toBeVisible();
      await expect(page).toHaveURL(/\/group-tour$/);
    });
  }
}

/** Goes back when the site (`start-up.tsx`, the first) or Next's router (the third) begins to listen for Back. */
async function goBackOnReload(page: Page, listener: 'site' | 'router'): Promise<void> {
  await page.addInitScript(
    (nth) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type !== 'reload') return;
      const addListener = window.addEventListener;
      let listeners = 0;
      window.addEventListener = ((...args: Parameters<typeof addListener>) => {
        addListener.apply(window, args);
        if (args[0] !== 'popstate') return;
        listeners += 1;
        if (listeners === nth) history.back();
      }) as typeof addListener;
    },
    listener === 'site' ? 1 : 3,
  );
}

test('the menu marks the current page, and the language link keeps the query without scripts', async () => {
  const { html } = await readPage(`${site}/group-tour?page=2`);
  expect(html).toMatch(/aria-current="page"[^>]*href="\/group-tour"|href="\/group-tour"[^>]*aria-current="page"/);
  expect(html).toContain('href="/en/group-tour?page=2"');
});

test('a page with a query is cached like a static page, and its internal path redirects', async ({ request }) => {
  const response = await request.get('/group-tour?page=2');
  expect(response.headers()['cache-control']).toBe('s-maxage=4');
  const paths = ['/group-tour?page=2', '/en/blog?page=2', '/visa-and-passport', '/group-tour/destination/1?page=2'];
  for (const path of paths) {
    const internalPath = path.replace(/^(\/en)?/, '$1/with-query');
    const redirect = await request.get(internalPath, { maxRedirects: 0 });
    expect([internalPath, redirect.status(), redirect.headers().location]).toEqual([internalPath, 308, path]);
  }
  expect((await request.get('/group-tour/destination/999?page=2')).status()).toBe(404);
});

test('a query that does not change the page leaves it static', async ({ request }) => {
  for (const path of ['/group-tour?utm_source=x', '/blog?page=', '/visa-and-passport?tab=passport']) {
    expect([path, (await request.get(path)).headers()['x-nextjs-cache']]).toEqual([
      path,
      expect.stringMatching(/HIT|STALE/),
    ]);
  }
});

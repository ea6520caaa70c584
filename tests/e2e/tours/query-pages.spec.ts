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

  test(`${language}: the title, canonical URL and indexing of an address follow its query`, async () => {
    const secondPage = t('common:pager.page', { n: 2 });
    for (const [path, title, canonical, robots] of [
      ['/group-tour?page=2', secondPage, '/group-tour?page=2', null],
      ['/group-tour/destination/1?page=2', secondPage, '/group-tour/destination/1?page=2', null],
      ['/blog?page=2', secondPage, '/blog?page=2', null],
      ['/group-tour?month=2027-03', 'Mar 2027', '/group-tour?month=2027-03', null],
      ['/visa-and-passport?country=1', /Visa Jepang|Visa: Japan/, '/visa-and-passport?country=1', null],
      ['/group-tour?view=calendar&at=2027-03', /./, '/group-tour', null],
      ['/group-tour?view=saved', /./, null, 'noindex'],
      ['/group-tour?search=jepang', /./, null, 'noindex'],
    ] as const) {
      const page = await readPage(urlOf(path));
      expect([path, page.status, page.robots, page.canonical]).toEqual([
        path,
        200,
        robots,
        canonical === null ? [] : [urlOf(canonical)],
      ]);
      expect(page.title, path).toMatch(title);
      if (title !== secondPage) continue;
      expect(page.description, path).not.toBe((await readPage(urlOf(path.replace('?page=2', '')))).description);
      expect(page.alternates, path).toMatchObject({ en: site + inLanguage('en', path), 'x-default': site + path });
    }
  });

  test(`${language}: the HTML of an address has what its query selects`, async () => {
    const read = async (path: string) => (await readPage(urlOf(path))).html;
    const text = async (path: string) => (await requestPage(inLanguage(language, path))).text;
    expect(await text('/group-tour?page=2')).toMatch(t.like('tour:list.showing_other', { a: 10, b: 18 }));
    expect(await text('/blog')).toMatch(NEWEST_ARTICLE);
    expect(await text('/blog?page=2')).not.toMatch(NEWEST_ARTICLE);
    expect(tourIdsIn(await read('/group-tour?month=2027-03'))).not.toEqual(tourIdsIn(await read('/group-tour')));
    expect(tourIdsIn(await read('/group-tour?search=jepang')).length).toBeGreaterThan(0);
    for (const view of ['calendar&at=2027-03', 'saved']) {
      const html = await read(`/group-tour?view=${view}`);
      expect(html, view).not.toContain('<article');
      expect(html, view).toMatch(/<noscript>.*JavaScript/);
    }
    const visa = await read('/visa-and-passport?country=1');
    expect(visa).toMatch(/e-\u2060?paspor/);
    expect(visa).toContain('type="checkbox"');
  });

  test(`${language}: the pages of the list link to every tour`, async () => {
    const tourIds = new Set<string>();
    for (let page = 1; page <= 4; page += 1) {
      const { html } = await readPage(urlOf(page === 1 ? '/group-tour' : `/group-tour?page=${page}`));
      for (const id of tourIdsIn(html)) tourIds.add(id);
    }
    expect([...tourIds].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  test(`${language}: the pager and Back change the page of the list without loading a page; a reload keeps it`, {
    tag: '@translated',
  }, async ({ page }) => {
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
    await page.goForward();
    await page.reload();
    await expect(page.getByText(t('tour:list.showing', { a: 19, b: 27, count: 36 }))).toBeVisible();
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

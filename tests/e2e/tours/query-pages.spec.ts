import { ask } from '../../lab/faults/plan/answer.ts';
import { site } from '../site/crawl/site-crawl.ts';
import { readPage } from '../site/seo/read-pages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: { second: 'Menampilkan 10–18 dari', page: 'Halaman 2', month: 'Mar 2027', visa: 'Visa Jepang' },
  en: { second: 'Showing 10–18 of', page: 'Page 2', month: 'Mar 2027', visa: 'Visa: Japan' },
};
const TOUR = /\/group-tour\/(\d+)$/;

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const at = (path: string) => site + inLanguage(language, path);
  const toursOf = (html: string) =>
    [...html.matchAll(/href="([^"?#]*)"/g)].flatMap(([, href = '']) => TOUR.exec(href)?.[1] ?? []);

  test(`${language}: a page of a list says what its address says without scripts, under its own address`, async () => {
    for (const path of ['/group-tour?page=2', '/group-tour/destination/1?page=2', '/blog?page=2']) {
      const [first, second] = await Promise.all([readPage(at(path.split('?')[0] ?? '')), readPage(at(path))]);
      expect([path, second.status, second.robots, second.canonical]).toEqual([path, 200, null, [at(path)]]);
      expect(second.title).toContain(t.page);
      expect(second.description).not.toBe(first.description);
      expect(second.alternates).toMatchObject({ en: site + inLanguage('en', path), 'x-default': site + path });
    }
    expect((await ask(inLanguage(language, '/group-tour?page=2'))).text).toContain(t.second);
    expect((await ask(inLanguage(language, '/blog?page=2'))).text).not.toContain('sakura di Jepang?');
  });

  test(`${language}: the pages of the list lead to every tour`, async () => {
    const found = new Set<string>();
    for (let page = 1; page <= 4; page += 1) {
      const { html } = await readPage(at(page === 1 ? '/group-tour' : `/group-tour?page=${page}`));
      for (const id of toursOf(html)) found.add(id);
    }
    expect([...found].map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  });

  test(`${language}: a filter is applied without scripts, and named in the title`, async () => {
    const { html, title, canonical } = await readPage(at('/group-tour?month=2027-03'));
    expect(title).toContain(t.month);
    expect(canonical).toEqual([at('/group-tour?month=2027-03')]);
    const all = await readPage(at('/group-tour'));
    expect(toursOf(html)).not.toEqual(toursOf(all.html));
    const free = await readPage(at('/group-tour?search=jepang'));
    expect([free.robots, free.canonical]).toEqual(['noindex', []]);
    expect(toursOf(free.html).length).toBeGreaterThan(0);
  });

  test(`${language}: the requirements of a country stand in the page without scripts`, async () => {
    const { html, title, canonical } = await readPage(at('/visa-and-passport?country=1'));
    expect(title).toContain(t.visa);
    expect(canonical).toEqual([at('/visa-and-passport?country=1')]);
    expect(html).toContain('e-paspor');
    expect(html).toContain('type="checkbox"');
  });

  test(`${language}: from the second page on, the list moves without loading a page, and Back comes back`, async ({
    page,
  }) => {
    await page.goto(inLanguage(language, '/group-tour?page=2'));
    const pager = page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current="page"]') })
      .last();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
    const loaded: string[] = [];
    page.on('request', (request) => {
      // Other requests for data are those of links that come into view.
      if (request.isNavigationRequest() || request.url().includes('/with-query/')) loaded.push(request.url());
    });
    await page.waitForLoadState('networkidle');
    await pager.getByRole('link').filter({ hasText: /^3$/ }).click();
    await expect(page).toHaveURL(/group-tour\?page=3$/);
    await expect(pager.locator('[aria-current="page"]')).toHaveText('3');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', at('/group-tour?page=3'));
    await page.goBack();
    await expect(pager.locator('[aria-current="page"]')).toHaveText('2');
    expect(loaded).toEqual([]);
  });

  test(`${language}: Back from a tour comes back to the page of the list it was opened from`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour?page=2'));
    const cards = page.getByRole('article');
    const title = await cards.first().getByRole('heading').textContent();
    await cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(TOUR);
    await page.goBack();
    await expect(page).toHaveURL(/group-tour\?page=2$/);
    await expect(cards.first().getByRole('heading')).toHaveText(title ?? '');
  });
}

test('the menu marks the page that is open, and without scripts the other language has the same query', async () => {
  const { html } = await readPage(`${site}/group-tour?page=2`);
  expect(html).toMatch(/aria-current="page"[^>]*href="\/group-tour"|href="\/group-tour"[^>]*aria-current="page"/);
  expect(html).toContain('href="/en/group-tour?page=2"');
});

test('a page for a query is kept like a static one, and has no address of its own', async ({ request }) => {
  const answer = await request.get('/group-tour?page=2');
  expect(answer.headers()['cache-control']).toBe('s-maxage=60, stale-while-revalidate=604740');
  const pages = ['/group-tour?page=2', '/en/blog?page=2', '/visa-and-passport', '/group-tour/destination/1?page=2'];
  for (const path of pages) {
    const internal = path.replace(/^(\/en)?(\/group-tour(?=\/destination))?/, '$1/with-query');
    const led = await request.get(internal, { maxRedirects: 0 });
    expect([internal, led.status(), led.headers().location]).toEqual([internal, 308, path]);
  }
  expect((await request.get('/group-tour/destination/999?page=2')).status()).toBe(404);
});

test('a query that names nothing of the page leaves it static', async ({ request }) => {
  for (const path of ['/group-tour?utm_source=x', '/blog?page=', '/visa-and-passport?tab=passport']) {
    expect([path, (await request.get(path)).headers()['x-nextjs-cache']]).toEqual([
      path,
      expect.stringMatching(/HIT|STALE/),
    ]);
  }
});

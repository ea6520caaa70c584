import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';
import { blogMessages } from './blog-messages.ts';

const sakuraPath = '/blog/kapan-waktu-terbaik-melihat-sakura-di-jepang';

for (const language of languagesOfRun('en')) {
  const t = blogMessages[language];
  const urlPattern = (path: string) => new RegExp(`${inLanguage(language, path).replaceAll('?', '\\?')}$`);

  test(`${language}: a visitor opens the blog from the footer and reads the newest article`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.news, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(urlPattern(sakuraPath));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sakura);
  });

  test(`${language}: a search of the articles survives a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('searchbox', { name: t.search }).fill('JAVES');
    await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page).toHaveURL(urlPattern('/blog?search=JAVES'));
    await expect(page.getByText(t.oneResult)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('JAVES');
    await expect(page.getByRole('link', { name: t.visa })).toBeVisible();
  });

  test(`${language}: a search without results says so and links to all articles`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog?search=zzzz'));
    await expect(page.getByRole('heading', { name: t.noResults })).toBeVisible();
    await page.getByRole('link', { name: t.showAll }).click();
    await expect(page).toHaveURL(urlPattern('/blog'));
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  test(`${language}: the next page has older articles, and a page beyond the last opens the last`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto(inLanguage(language, '/blog?page=99'));
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test(`${language}: the pager, Back and Forward switch between the first two pages`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test(`${language}: a search that was cleared finds the same articles again`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    const search = async (query: string) => {
      await page.getByRole('searchbox', { name: t.search }).fill(query);
      await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
    };
    await search('JAVES');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: t.showAll }).click();
    await expect(page.getByRole('article')).toHaveCount(9);
    await search('JAVES');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test(`${language}: a reader opens a section, the next and previous article, and the list`, async ({ page }) => {
    await page.goto(inLanguage(language, sakuraPath));
    await page.getByRole('navigation', { name: t.contents }).getByRole('link', { name: t.section }).click();
    await expect(page.getByRole('heading', { name: t.section })).toBeInViewport();
    await page.getByRole('link', { name: t.nextArticle }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.visa);
    await page.getByRole('link', { name: t.previousArticle }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.sakura);
    await page.getByRole('link', { name: t.allArticles }).click();
    await expect(page).toHaveURL(urlPattern('/blog'));
  });

  test(`${language}: an article links to the dates of a tour to its country`, async ({ page }) => {
    await page.goto(inLanguage(language, sakuraPath));
    await page.getByRole('complementary', { name: t.relatedTour }).getByRole('link', { name: t.tourDates }).click();
    await expect(page).toHaveURL(/\/group-tour\/\d+(\?itinerary=\d+)?$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t.country);
  });

  test(`${language}: links in the text stay in the language`, async ({ page }) => {
    await page.goto(inLanguage(language, sakuraPath));
    await page.getByRole('main').getByRole('link', { name: t.linkToVisa, exact: true }).click();
    await expect(page).toHaveURL(urlPattern('/blog/cara-daftar-visa-waiver-jepang-e-paspor'));
  });

  test(`${language}: a reader copies the URL of an article`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLanguage(language, sakuraPath));
    await page.getByRole('button', { name: t.copy }).click();
    await expect(page.locator('main').getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(urlPattern(sakuraPath));
  });

  test.describe(`${language}: failures`, () => {
    test.use({ expectsFailures: true });

    test('a search that fails while the service is down offers a retry', async ({ page, faults }) => {
      await page.goto(inLanguage(language, '/blog'));
      await faults.add({ network: true });
      await page.getByRole('searchbox', { name: t.search }).fill('JAVES');
      await page.keyboard.press('Enter');
      await expect(page.locator('main').getByText(t.loadFailed)).toBeVisible();
      await faults.clear();
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByText(t.oneResult)).toBeVisible();
    });

    test('an unknown article returns the status 404', async ({ page }) => {
      const response = await page.goto(inLanguage(language, '/blog/tidak-ada'));
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.notFound);
    });
  });
}

test('no page of the blog scrolls sideways', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      '/blog',
      '/en/blog?search=visa',
      sakuraPath,
      '/en/blog/makanan-halal-di-korea-jepang-dan-eropa',
    ]) {
      await page.goto(path);
      await expectNoHorizontalScroll(page);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be found and read', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: blogMessages.id.visa }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogMessages.id.visa);
    await expect(page.getByText(/^Registrasi berlaku tiga tahun/)).toBeVisible();
  });
});

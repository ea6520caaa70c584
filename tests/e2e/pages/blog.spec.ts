import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { blogMessages } from './blog-messages.ts';

const sakura = '/blog/kapan-waktu-terbaik-melihat-sakura-di-jepang';
const sakuraTitle = 'Kapan waktu terbaik melihat sakura di Jepang?';
const visaTitle = 'Cara daftar visa waiver Jepang untuk pemegang e-paspor';

for (const language of languagesOfRun('en')) {
  const t = blogMessages[language];
  const at = (path: string) => new RegExp(`${inLanguage(language, path).replaceAll('?', '\\?')}$`);

  test(`${language}: a visitor comes from the footer and reads the newest article`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.news, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(at(sakura));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sakuraTitle);
  });

  test(`${language}: a visitor searches the articles and finds the words again after a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('searchbox', { name: t.search }).fill('JAVES');
    await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
    await expect(page).toHaveURL(at('/blog?search=JAVES'));
    await expect(page.getByText(t.found)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('JAVES');
    await expect(page.getByRole('link', { name: visaTitle })).toBeVisible();
  });

  test(`${language}: a search without results says so and leads back to all articles`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog?search=zzzz'));
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible();
    await page.getByRole('link', { name: t.clear }).click();
    await expect(page).toHaveURL(at('/blog'));
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  test(`${language}: older articles are on the next page, and a page too far is the last one`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).toHaveURL(at('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto(inLanguage(language, '/blog?page=99'));
    await expect(page).toHaveURL(at('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test(`${language}: the second page comes again after the first: Back, Forward and the pager`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.goForward();
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test(`${language}: the same search finds the same articles after it was cleared`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    const search = async (words: string) => {
      await page.getByRole('searchbox', { name: t.search }).fill(words);
      await page.getByRole('main').getByRole('button', { name: t.submit, exact: true }).click();
    };
    await search('JAVES');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: t.clear }).click();
    await expect(page.getByRole('article')).toHaveCount(9);
    await search('JAVES');
    await expect(page.getByRole('article')).toHaveCount(1);
  });

  test(`${language}: a reader jumps to a chapter, then to the next article, back, and to all`, async ({ page }) => {
    await page.goto(inLanguage(language, sakura));
    await page
      .getByRole('navigation', { name: t.contents })
      .getByRole('link', { name: 'Cara membaca ramalan' })
      .click();
    await expect(page.getByRole('heading', { name: 'Cara membaca ramalan' })).toBeInViewport();
    await page.getByRole('link', { name: t.nextArticle }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visaTitle);
    await page.getByRole('link', { name: t.previousArticle }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sakuraTitle);
    await page.getByRole('link', { name: t.back }).click();
    await expect(page).toHaveURL(at('/blog'));
  });

  test(`${language}: an article leads to the dates of a tour to its country`, async ({ page }) => {
    await page.goto(inLanguage(language, sakura));
    await page.getByRole('complementary', { name: t.tour }).getByRole('link', { name: t.dates }).click();
    await expect(page).toHaveURL(/\/group-tour\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jepang');
  });

  test(`${language}: links in the text keep the language`, async ({ page }) => {
    await page.goto(inLanguage(language, sakura));
    await page.getByRole('main').getByRole('link', { name: 'cara mendaftar visa waiver Jepang' }).click();
    await expect(page).toHaveURL(at('/blog/cara-daftar-visa-waiver-jepang-e-paspor'));
  });

  test(`${language}: a reader copies the address of an article`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(inLanguage(language, sakura));
    await page.getByRole('button', { name: t.copy }).click();
    await expect(page.locator('main').getByText(t.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(at(sakura));
  });

  test.describe(`${language}: failures`, () => {
    test.use({ expectsFailures: true });

    test('with the service down a search says so and comes back on request', async ({ page, faults }) => {
      await page.goto(inLanguage(language, '/blog'));
      await faults.add({ network: true });
      await page.getByRole('searchbox', { name: t.search }).fill('JAVES');
      await page.keyboard.press('Enter');
      await expect(page.locator('main').getByText(t.failed)).toBeVisible();
      await faults.clear();
      await page.getByRole('button', { name: t.retry }).click();
      await expect(page.getByText(t.found)).toBeVisible();
    });

    test('an unknown article is a real 404', async ({ page }) => {
      const answer = await page.goto(inLanguage(language, '/blog/tidak-ada'));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.missing);
    });
  });
}

test('no page of the blog scrolls sideways', async ({ page }) => {
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/blog', '/en/blog?search=visa', sakura, '/en/blog/makanan-halal-di-korea-jepang-dan-eropa']) {
      await page.goto(path);
      await expectNoSideways(page);
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('articles can be found and read', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: visaTitle }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(visaTitle);
    await expect(page.getByText(/^Registrasi berlaku tiga tahun/)).toBeVisible();
  });
});

import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const sakuraPath = '/blog/kapan-waktu-terbaik-melihat-sakura-di-jepang';

const SAKURA = /Kapan waktu terbaik melihat sakura di Jepang\?|When is the best time to see cherry blossom in Japan\?/;
const VISA = /Cara daftar visa waiver Jepang|How to register for Japan’s visa waiver/;
const SECTION = /Cara membaca ramalan|How to read the forecast/;

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const urlPattern = (path: string) => new RegExp(`${inLanguage(language, path).replaceAll('?', '\\?')}$`);

  test(`${language}: a visitor opens the blog from the footer and reads its articles`, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(inLanguage(language, '/privacy-policy'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:menu.news'), exact: true })
      .click();
    await expect(title).toHaveText(t('blog:list.title'));
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(urlPattern(sakuraPath));
    await expect(title).toHaveText(SAKURA);
    await page
      .getByRole('navigation', { name: t('blog:article.contents') })
      .getByRole('link', { name: SECTION })
      .click();
    await expect(page.getByRole('heading', { name: SECTION })).toBeInViewport();
    await page.getByRole('link', { name: t('blog:article.next') }).click();
    await expect(title).toHaveText(VISA);
    await page.getByRole('link', { name: t('blog:article.previous') }).click();
    await expect(title).toHaveText(SAKURA);
    await page.getByRole('link', { name: t('blog:article.back') }).click();
    await expect(page).toHaveURL(urlPattern('/blog'));
    await page.getByRole('link', { name: t('common:pager.next') }).click();
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test(`${language}: a search of the articles survives a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('searchbox', { name: t('blog:list.searchLabel') }).fill('JAVES');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:buttons.search'), exact: true })
      .click();
    await expect(page).toHaveURL(urlPattern('/blog?search=JAVES'));
    await expect(page.getByText(t('blog:list.found', { count: 1, search: 'JAVES' }))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: t('blog:list.searchLabel') })).toHaveValue('JAVES');
    await expect(page.getByRole('link', { name: VISA })).toBeVisible();
  });

  test(`${language}: a page beyond the last opens the last`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog?page=99'));
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
  });
}

import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';
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

  test(`${language}: the next page has older articles, and a page beyond the last opens the last`, async ({ page }) => {
    await page.goto(inLanguage(language, '/blog'));
    await page.getByRole('link', { name: t.next }).click();
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.goto(inLanguage(language, '/blog?page=99'));
    await expect(page).toHaveURL(urlPattern('/blog?page=2'));
    await expect(page.getByRole('article')).toHaveCount(3);
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
}

import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, site, test } from '../support/test.ts';

// The server of the site shows the main world.
test.use({ inMainWorld: true });
// One language after the other, because both edit the same tour.
test.describe.configure({ mode: 'default' });

// No other test reads this tour.
const TOUR = 33;

for (const language of languagesOfRun('en')) {
  const t = messages[language];
  const path = inLanguage(language, `/group-tour/${TOUR}`);
  const title = `A tour as its editor wants it (${language})`;

  test(`${language}: an editor sees a draft, visitors only what is published`, async ({ page, browser }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const visitor = await browser.newPage();
    await visitor.goto(site + path);
    const published = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? '';

    await page.goto(`${host}/edit/tour/${TOUR}`);
    const titles = page.getByLabel('Title');
    await titles.nth(language === 'id' ? 0 : 1).fill(title);
    const prices = page.getByRole('group', { name: 'Prices per person, in rupiah' }).getByRole('textbox');
    for (const price of await prices.all()) await price.fill('98765000');
    await page.getByRole('button', { name: 'Save as draft' }).click();
    await expect(page.getByRole('status')).toHaveText('The draft was saved.');

    await page.getByRole('link', { name: { id: 'Indonesian', en: 'English' }[language], exact: true }).click();
    await expect(page).toHaveURL(site + path);
    await expect(heading).toHaveText(title);
    await expect(page.getByText(t('draft:note'))).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByText('98.765.000').first()).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(published);
    await expect(visitor.getByText(t('draft:note'))).toHaveCount(0);

    await page.getByRole('link', { name: t('draft:leave') }).click();
    await expect(heading).toHaveText(published);
    await expect(page.getByText(t('draft:note'))).toHaveCount(0);

    await page.goto(`${host}/edit/tour/${TOUR}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('status')).toHaveText('It is published, and the site was told.');
    const read = async (of: string) => (await (await fetch(site + inLanguage(language, of))).text()).includes(title);
    for (const of of [`/group-tour/${TOUR}`, `/booking/${TOUR}`]) {
      await expect.poll(() => read(of)).toBe(true);
    }
    await visitor.close();
  });
}

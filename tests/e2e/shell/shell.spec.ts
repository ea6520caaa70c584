import { footerMenus } from '../../../src/shell/footer/footer-menus.ts';
import { requestPage } from '../../lab/faults/support/pages.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const brand = {
  phone: 'tel:+622100000101',
  mail: 'mailto:halo@kelana.example',
  whatsapp: 'https://wa.me/6281200000101',
};
const socials = ['Facebook', 'Instagram', 'TikTok', 'LinkedIn', 'YouTube'];

test.use({ viewport: { width: 1280, height: 800 } });

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: the frame has a skip link, the top bar of the service, and its footer`, async ({ page }) => {
    const response = await fetch(`${host}/v2/modules/page/contact`, { headers: { 'accept-language': language } });
    const { headline } = ((await response.json()) as { data: { headline: Record<string, string> } }).data;
    await page.goto(inLanguage(language, '/'));
    await test.step('the first Tab focuses a link that skips to the content', async () => {
      const skip = page.getByRole('link', { name: t('common:menu.skip') });
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
    await test.step('the top bar has headline, subtitle and picture of the service', async () => {
      const title = page.getByText(headline.title as string, { exact: true }).first();
      await expect(title).toBeVisible();
      await expect(page.getByText(headline.subtitle as string, { exact: true }).first()).toBeVisible();
      expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(language);
      const picture = page.locator(`img[src*="${encodeURIComponent(headline.image_url as string)}"]`).first();
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    });
    await test.step('the primary action is orange, the secondary action light blue', async () => {
      const second = () => getComputedStyle(document.documentElement).getPropertyValue('--second');
      expect(await page.evaluate(second)).toBe('#dceaf4');
      const search = page.getByRole('button', { name: t('home:search.submit') });
      await expect(search).toHaveCSS('background-color', 'rgb(194, 65, 12)');
    });
    const footer = page.getByRole('contentinfo');
    const siteLinks = footer.locator('a[href^="/"]');
    const targets = await siteLinks.evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href')]));
    const menus = Object.values(footerMenus).flat();
    expect(targets).toEqual(
      menus.map(({ messageKey, href }) => [t(`common:${messageKey}`), inLanguage(language, href)]),
    );
    const networks = footer.getByRole('list', { name: t('common:footer.follow') }).getByRole('link');
    expect(await networks.evaluateAll((links) => links.map((a) => a.getAttribute('aria-label')))).toEqual(socials);
    for (const href of Object.values(brand)) await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
    await expect(footer.locator('address')).toContainText('Jakarta Utara');
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' }).format();
    await expect(footer.getByText(t('common:footer.copyright', { year, name: 'Kelana' }))).toBeVisible();
  });

  test(`${language}: the question above the footer is on content pages only`, async () => {
    for (const [path, isContent] of [
      ['/', true],
      ['/group-tour/17', true],
      ['/auth/sign-in', false],
      ['/booking/17', false],
    ] as const) {
      const { text } = await requestPage(inLanguage(language, path));
      expect([path, text.includes(t('common:preFooter.title'))]).toEqual([path, isContent]);
    }
  });

  test(`${language}: on a small screen the menu works with the keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(inLanguage(language, '/contact'));
    const button = page.getByRole('button', { name: t.openMenu });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: t.menuTitle });
    await expect(menu.getByRole('link', { name: t.menu[0], exact: true })).toBeVisible();
    for (const name of t.menu) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(1);
    for (let tabs = 0; tabs < 25; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: t.menu[6], exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/career')}$`));
    await expect(menu).toHaveCount(0);
  });
}

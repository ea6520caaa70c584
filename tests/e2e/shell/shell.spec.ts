import type { Page } from '@playwright/test';
import { footerMenus } from '../../../src/shell/footer/footer-menus.ts';
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
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));

  test(`${language}: the top bar has headline, subtitle and picture of the service`, async ({ page }) => {
    const response = await fetch(`${host}/v2/modules/page/contact`, { headers: { 'accept-language': language } });
    const { headline } = ((await response.json()) as { data: { headline: Record<string, string> } }).data;
    await open(page, '/');
    const title = page.getByText(headline.title as string, { exact: true }).first();
    await expect(title).toBeVisible();
    await expect(page.getByText(headline.subtitle as string, { exact: true }).first()).toBeVisible();
    expect(await title.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(language);
    const picture = page.locator(`img[src*="${encodeURIComponent(headline.image_url as string)}"]`).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  });

  test(`${language}: the footer has its links, networks, office, contacts and this year`, async ({ page }) => {
    await open(page, '/mice');
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

  test(`${language}: the question above the footer is on content pages only`, async ({ page }) => {
    for (const path of ['/', '/group-tour/17']) {
      await open(page, path);
      await expect(page.getByRole('region', { name: t('common:preFooter.title') })).toBeVisible();
    }
    for (const path of ['/auth/sign-in', '/booking/17']) {
      await open(page, path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('region', { name: t('common:preFooter.title') })).toHaveCount(0);
    }
  });

  test(`${language}: the first Tab focuses a link that skips to the content`, async ({ page }) => {
    await open(page, '/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('common:menu.skip') })).toBeFocused();
    await expect(page.getByRole('link', { name: t('common:menu.skip') })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test(`${language}: on a small screen the menu works with the keyboard alone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/contact');
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

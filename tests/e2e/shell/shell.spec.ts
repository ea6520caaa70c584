import type { Page } from '@playwright/test';
import { languagesOfRun } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { messages } from '../support/shell-messages.ts';
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

  test(`${language}: the top bar shows headline, subtitle and picture of the service in the language of the page`, async ({
    page,
  }) => {
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

  test(`${language}: the top menu leads to the seven pages, then to sign in and sign up`, async ({ page }) => {
    await open(page, '/');
    const entries = page.getByRole('navigation', { name: t.main }).getByRole('link');
    await expect(entries).toHaveText(t.menu);
    await expect(entries.first()).toHaveAttribute('aria-current', 'page');
    const header = page.getByRole('banner');
    for (const [name, path] of [
      [t.signIn, '/auth/sign-in'],
      [t.signUp, '/auth/sign-up'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', inLanguage(language, path));
    }
    await open(page, '/career?type=Magang');
    await expect(page.getByRole('banner').getByRole('link', { name: t.signIn, exact: true })).toHaveAttribute(
      'href',
      `${inLanguage(language, '/auth/sign-in')}?from=%2Fcareer%3Ftype%3DMagang`,
    );
  });

  test(`${language}: the footer has its links, five networks, the office, three contacts and this year`, async ({
    page,
  }) => {
    await open(page, '/mice');
    const footer = page.getByRole('contentinfo');
    const siteLinks = footer.locator('a[href^="/"]');
    const targets = await siteLinks.evaluateAll((links) => links.map((a) => [a.textContent, a.getAttribute('href')]));
    expect(targets).toEqual(t.footer);
    const networks = footer.getByRole('list', { name: t.follow }).getByRole('link');
    expect(await networks.evaluateAll((links) => links.map((a) => a.getAttribute('aria-label')))).toEqual(socials);
    for (const href of Object.values(brand)) await expect(footer.locator(`a[href="${href}"]`)).toHaveCount(1);
    await expect(footer.locator('address')).toContainText('Jakarta Utara');
    const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', year: 'numeric' }).format();
    await expect(footer.getByText(`© ${year} Kelana. ${t.rights}`)).toBeVisible();
  });

  test(`${language}: the question above the footer is on content pages, but not on sign-in and booking pages`, async ({
    page,
  }) => {
    for (const path of ['/', '/group-tour/17']) {
      await open(page, path);
      await expect(page.getByRole('region', { name: t.preFooter })).toBeVisible();
    }
    for (const path of ['/auth/sign-in', '/booking/17']) {
      await open(page, path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('region', { name: t.preFooter })).toHaveCount(0);
    }
  });

  test(`${language}: the first Tab focuses a link that skips to the content`, async ({ page }) => {
    await open(page, '/about-us');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t.skip })).toBeFocused();
    await expect(page.getByRole('link', { name: t.skip })).toBeInViewport();
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

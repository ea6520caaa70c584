import { languagesOfRun } from '../support/run-size.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const messages = {
  id: {
    subsidiary: 'Kelana Acara',
    earlyBird: /^Early bird Eropa/,
    promotions: 'Promo',
    about: 'Tentang Kami',
    mission: 'Misi',
    newTab: 'membuka tab baru',
    privacy: 'Kebijakan Privasi',
    summary: 'Singkatnya',
    contents: 'Daftar isi',
    rights: 'Hak Anda',
    version: 'Berlaku sejak 1 Nov 2026',
    print: 'Cetak halaman ini',
    writeEmail: 'Tulis email',
  },
  en: {
    subsidiary: 'Kelana Events',
    earlyBird: /^Early bird Western Europe/,
    promotions: 'Promotions',
    about: 'About Us',
    mission: 'Mission',
    newTab: 'opens a new tab',
    privacy: 'Privacy Policy',
    summary: 'In short',
    contents: 'Contents',
    rights: 'Your rights',
    version: 'In force since 1 Nov 2026',
    print: 'Print this page',
    writeEmail: 'Write an email',
  },
};

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: a promotion opens its tours`, async ({ page }) => {
    await page.goto(inLanguage(language, '/promotion'));
    await expect(page.getByRole('heading', { level: 1, name: t.promotions })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: t.earlyBird }).click();
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/group-tour')}\\?regional_id=2$`));
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`${language}: the about page presents the operator and marks links to other sites`, async ({ page }) => {
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.about }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.about })).toBeVisible();
    // One picture for each company, none without a name.
    await expect(page.locator('#subsidiaries img')).toHaveCount(2);
    await expect(page.getByRole('region', { name: t.mission }).getByRole('listitem')).toHaveCount(3);
    const subsidiary = page.getByRole('article').filter({ hasText: t.subsidiary });
    await expect(subsidiary.getByText(t.newTab)).toBeVisible();
    const link = subsidiary.getByRole('link', { name: t.subsidiary });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test(`${language}: a visitor reads the privacy policy, prints it and finds the email link`, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await page.goto(inLanguage(language, '/'));
    await page.getByRole('contentinfo').getByRole('link', { name: t.privacy }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.privacy })).toBeVisible();
    await expect(page.getByText(t.version)).toBeVisible();
    await expect(page.getByRole('region', { name: t.summary }).getByRole('listitem')).toHaveCount(5);
    await page.getByRole('navigation', { name: t.contents }).getByRole('link', { name: t.rights }).click();
    await expect(page).toHaveURL(/\/privacy-policy#rights$/);
    await expect(page.getByRole('region', { name: t.rights })).toBeInViewport();
    await page.getByRole('button', { name: t.print }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed', '');
    await expect(page.getByRole('link', { name: t.writeEmail })).toHaveAttribute(
      'href',
      /^mailto:halo@kelana\.example\?subject=/,
    );
  });
}

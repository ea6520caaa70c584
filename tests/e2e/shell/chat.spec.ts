import type { Page } from '@playwright/test';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { words as shell } from '../support/shell-words.ts';
import { expect, inLanguage, test } from '../support/test.ts';

const words = {
  id: { open: 'Ngobrol dengan konsultan kami', close: 'Tutup chat', you: 'Anda', again: 'Percakapan berlanjut.' },
  en: {
    open: 'Chat with our consultants',
    close: 'Close the chat',
    you: 'You are',
    again: 'The conversation goes on.',
  },
};

const said = (page: Page) => page.frameLocator('iframe[title^="Chat"]').getByRole('status');

for (const language of languagesOfRun('en')) {
  test(`${language}: the chat comes with its first use and knows the placeholder guest`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(inLanguage(language, '/group-tour/17'));
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/widget');
    await page.getByRole('link', { name: words[language].open }).click();
    await expect(said(page)).toContainText(`${words[language].you} Tamu Kelana (guest)`);
    await expect(page.getByRole('button', { name: words[language].close })).toBeFocused();
  });

  test(`${language}: a guest of this session is named to the chat`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await page.evaluate(() => sessionStorage.setItem('kelana.guest', '{"identifier":"g-17","name":"Sari"}'));
    await page.getByRole('link', { name: words[language].open }).click();
    await expect(said(page)).toContainText('Sari (g-17)');
  });

  test(`${language}: a closed conversation is still there, also after a reload`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    const link = page.getByRole('link', { name: words[language].open });
    const dialog = page.getByRole('dialog', { name: 'Chat' });
    await link.click();
    await expect(said(page)).not.toContainText(words[language].again);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(said(page)).not.toContainText(words[language].again);
    await page.getByRole('button', { name: words[language].close }).click();
    await page.reload();
    await link.click();
    await expect(said(page)).toContainText(words[language].again);
  });
}

test('a conversation ends with the session of whoever had it', async ({ page }) => {
  const { memberArea, memberMenu, leave } = shell.id;
  await signedIn(page, await newMember('chat'));
  await page.goto('/account/booking');
  const link = page.getByRole('link', { name: words.id.open });
  await link.click();
  await expect(said(page)).toContainText(words.id.you);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: memberArea }).getByRole('button', { name: memberMenu[3] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe[title^="Chat"]')).toHaveCount(0);
  await link.click();
  await expect(said(page)).toContainText(words.id.you);
  await expect(said(page)).not.toContainText(words.id.again);
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [path, place] of [
    ['/blog', 'fixed'],
    ['/contact', 'relative'],
  ] as const) {
    test(`at the end of ${path} the button lies over nothing`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const button = page.getByRole('link', { name: words.id.open });
      await expect(button).toHaveCSS('position', place);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const [over, under] = [await button.boundingBox(), await last.boundingBox()];
        expect(over?.y).toBeGreaterThanOrEqual((under?.y ?? 740) + (under?.height ?? 0));
      }).toPass();
    });
  }
});

test('the chat is absent where somebody signs in', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words.id.open })).toHaveCount(0);
});

test.describe('where the chat does not come', () => {
  test.use({ expectsFailures: true });

  test('the button leads to WhatsApp', async ({ page }) => {
    await page.route('**/widget?*', (route) => route.abort());
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto('/group-tour/17');
    await page.getByRole('link', { name: words.id.open }).click();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281200000101/);
  });
});

import type { Page } from '@playwright/test';
import { startMemberSession } from '../support/actions.ts';
import { waitForDeferredParts } from '../support/loaded-page.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun, sampleOf } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

/** The answers of the stand-in for the chat, in either language. */
const YOU = /(Anda|You are)/;
const CONTINUED = /Percakapan berlanjut\.|The conversation goes on\./;

type Box = { x: number; y: number; width: number; height: number };
const areApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

const conversation = (page: Page) => page.frameLocator('iframe[title^="Chat"]').getByRole('status');

for (const language of languagesOfRun('en')) {
  const t = messages[language];

  test(`${language}: the chat loads on its first use, and a closed conversation continues`, async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await page.goto(inLanguage(language, '/group-tour/17'));
    await waitForDeferredParts(page);
    expect(requestedPaths).not.toContain('/widget');
    const link = page.getByRole('link', { name: t.chat });
    const dialog = page.getByRole('dialog', { name: 'Chat' });
    await link.click();
    await expect(conversation(page)).toContainText(new RegExp(`${YOU.source} ${t('common:chat.guest')} \\(guest\\)`));
    await expect(page.getByRole('button', { name: t('common:chat.close') })).toBeFocused();
    await expect(conversation(page)).not.toContainText(CONTINUED);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(conversation(page)).not.toContainText(CONTINUED);
    await page.getByRole('button', { name: t('common:chat.close') }).click();
    await page.reload();
    await link.click();
    await expect(conversation(page)).toContainText(CONTINUED);
  });
}

test('a conversation ends when its member logs out', async ({ page }) => {
  const { memberArea, memberMenu, leave } = messages.id;
  await startMemberSession(page, await newMember('chat'));
  await page.goto('/account/booking');
  const link = page.getByRole('link', { name: messages.id.chat });
  await link.click();
  await expect(conversation(page)).toContainText(YOU);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: memberArea }).getByRole('button', { name: memberMenu[3] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: leave }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('iframe[title^="Chat"]')).toHaveCount(0);
  await link.click();
  await expect(conversation(page)).toContainText(YOU);
  await expect(conversation(page)).not.toContainText(CONTINUED);
});

test('the chat button covers no link at the end of a large screen, and stands there on a low one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const button = page.getByRole('link', { name: messages.id.chat });
  await expect(button).toHaveCSS('position', 'fixed');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(button).toBeInViewport();
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const [buttonBox, linkBox] = [await button.boundingBox(), await link.boundingBox()];
    expect(buttonBox && linkBox && areApart(buttonBox, linkBox)).toBe(true);
  }
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(button).toHaveCSS('position', 'relative');
  await expect(button).not.toBeInViewport();
});

/** Returns the controls of the page whose middle lies under the help button. */
const findCovered = (page: Page) =>
  page.evaluate((name) => {
    const button = [...document.querySelectorAll('a')].find((link) => link.textContent?.includes(name));
    const controls = document.querySelectorAll('a, button, input, select, textarea, summary');
    return [...controls].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const top = control === button ? null : document.elementFromPoint(x + width / 2, y + height / 2);
      return top && button?.contains(top) ? [control.textContent ?? ''] : [];
    });
  }, messages.id.chat);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of sampleOf(['/', '/group-tour/17', '/booking/17?step=1', '/account'], ['/group-tour/17'])) {
    test(`the chat button covers no control of ${path}, wherever the page stops scrolling`, async ({ page }) => {
      await page.clock.install();
      if (path === '/account') await startMemberSession(page, await newMember('covered'));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const button = page.getByRole('link', { name: messages.id.chat });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      let isShown = false;
      for (let top = 0; top < height; top += 190) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await page.clock.runFor(1000);
        expect(await findCovered(page)).toEqual([]);
        await expect(button).toBeInViewport();
        isShown ||= (await button.getAttribute('data-shown')) !== null;
      }
      expect(isShown).toBe(true);
    });
  }
});

test.describe('when the chat cannot be loaded', () => {
  test.use({ expectsFailures: true });

  test('the button leads to WhatsApp', async ({ page }) => {
    await page.route('**/widget?*', (route) => route.abort());
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.clock.install();
    await page.goto('/group-tour/17');
    await page.getByRole('link', { name: messages.id.chat }).click();
    await expect(page.locator('iframe[title^="Chat"]')).toBeAttached();
    await page.clock.fastForward(10_000);
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281200000101/);
  });
});

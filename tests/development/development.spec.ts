import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** The test function of the development server. A test also fails on an error of the page or in its console. */
const test = base.extend<{ noErrors: null }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on(
        'response',
        (response) => response.status() >= 400 && errors.push(`${response.status()} ${response.url()}`),
      );
      await use(null);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Replaces a text in a file of the copy, as a developer does in an editor. */
function edit(file: string, from: string, to: string): void {
  const path = join(process.env.COPY ?? '', file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} has the text that the test edits`).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('home, a tour, a booking and an English page open', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, /./)).toBeVisible();
  await page.goto('/group-tour/17');
  await expect(heading(page, /Turki/)).toBeVisible();
  await page.goto('/booking/17');
  await expect(page.getByRole('button', { name: 'Lanjut ke kontak' })).toBeVisible();
  await page.goto('/en/contact');
  await expect(heading(page, 'Contact us')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Plus Jakarta Sans"'))).toBe(true);
});

test('a change of a component, a style and a message appears in the open page', async ({ page }) => {
  // A change before the page listens to changes is not sent to it.
  const subscribed = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => payload.includes('turbopack-subscribe')));
  await page.goto('/en/contact');
  await subscribed;
  // The form comes after hydration; a change before it would be a mismatch.
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  edit('src/features/contact/contact-page.tsx', '<HeadText', '<h2>Edited component</h2>\n            <HeadText');
  await expect(page.getByRole('heading', { name: 'Edited component' })).toBeVisible();
  edit('src/shell/footer/legal-line.module.css', '.line {', '.line {\n  letter-spacing: 3px;');
  await expect(page.getByText('© 20')).toHaveCSS('letter-spacing', '3px');
  edit('public/locales/en/contact.json', '"Contact us"', '"Contact us, edited"');
  await expect(heading(page, 'Contact us, edited')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the developer panel opens the site as a member, without the token in its address', async ({ page }) => {
  await page.goto(`${process.env.SERVICE_HOST}/panel`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign in as Sari Wijayanti' }).click();
  const site = await opening;
  await expect(site.getByText('Sari Wijayanti').filter({ visible: true }).first()).toBeVisible();
  await expect(site).toHaveURL(/\/account$/);
});

test('a change of a behaviour of the service host appears after a reload', async ({ page, request }) => {
  edit(
    'mocks/behaviours/page.ts',
    'data: withAbsoluteUrls(catalogue.promotions, origin)',
    'data: withAbsoluteUrls(catalogue.promotions.slice(0, 1), origin)',
  );
  // The host does not answer while it restarts.
  await expect(async () => {
    const answer = await request.get(`${process.env.SERVICE_HOST}/v2/modules/page/promotion`);
    expect((await answer.json()).data).toHaveLength(1);
  }).toPass();
  await page.goto('/promotion');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

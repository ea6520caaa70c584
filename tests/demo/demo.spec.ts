import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { agreeAndSend, fillBooking, signIn, visibleButton } from '../e2e/support/actions.ts';
import { messages as memberMessages, messages } from '../e2e/support/messages.ts';
import { expect, test } from './test.ts';

const ratna = { email: 'ratna@kelana.example', password: 'Kelana2027' };
const t = { ...memberMessages.id, ...messages.id };

async function openSignedIn(page: Page, path: string) {
  await page.goto(`/auth/sign-in?next=${encodeURIComponent(path)}`);
  await signIn(page, 'id', ratna);
  await expect(page).not.toHaveURL(/sign-in/);
  if (new URL(page.url()).pathname !== path) await page.goto(path);
}

test('home page, list and tour load with their pictures', async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder(t.search).fill('Turki Lengkap');
  await page.getByRole('option', { name: /^Turki Lengkap/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  const hero = page.locator('main img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test('the PDF of a departure is generated in the tab', async ({ page }) => {
  await page.goto('/group-tour/17');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t.download }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a booking survives a reload and is not visible in another tab', async ({ page, context }) => {
  await page.goto('/group-tour/17?pax=2');
  await page.getByRole('link', { name: t.book }).filter({ visible: true }).first().click();
  await page.waitForURL('**/booking/**');
  await fillBooking(page, 'id', ratna);
  await page.getByLabel(t.agree).check();
  await visibleButton(page, t.signInToSend).click();
  await signIn(page, 'id', ratna);
  await agreeAndSend(page, 'id');
  await expect(page.getByRole('heading', { name: t.done })).toBeVisible();
  const code =
    (await page
      .getByText(/^KLN-[A-Z0-9]{6}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/account/booking');
  await expect(page.getByText(code).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(code).first()).toBeVisible();

  const other = await context.newPage();
  await openSignedIn(other, '/account/booking');
  await expect(other.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
  await expect(other.getByText(/^KLN-[A-Z0-9]{6}$/).first()).toBeVisible();
  await expect(other.getByText(code)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(code).first()).toBeVisible();
});

test('an uploaded photo is visible only in its tab', async ({ page, context }) => {
  await openSignedIn(page, '/account/edit-profile');
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer();
  await page
    .locator('main')
    .getByLabel(t.choosePhoto)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator('main').getByRole('button', { name: t.savePhoto, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.yes, exact: true }).click();
  await expect(page.getByText(t.photoSaved)).toBeVisible();
  const avatar = page.locator('img[src*="/media/uploads/"]').first();
  const width = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBe(512);
  await page.reload();
  await expect.poll(width).toBe(512);

  const other = await context.newPage();
  await openSignedIn(other, '/account');
  await expect(other.locator('main')).toContainText(ratna.email);
  await expect(other.locator('img[src*="/media/uploads/"]')).toHaveCount(0);
});

test('a wrong password shows a message, and a fault of the control endpoint survives a reload', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await signIn(page, 'id', { ...ratna, password: 'wrong-1234' });
  await expect(page.getByText(t.wrongPassword).first()).toBeVisible();
  const faultRequest = { method: 'POST', body: JSON.stringify({ operationId: 'login', status: 500 }) };
  expect(await page.evaluate(async (init) => (await fetch('/__mock/faults', init)).status, faultRequest)).toBe(200);
  await page.reload();
  const loginResponse = page.waitForResponse('**/v1/auth/login');
  await signIn(page, 'id', ratna);
  expect((await loginResponse).status()).toBe(500);
});

test('the chat opens with its stand-in', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Ngobrol dengan konsultan kami' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
});

test.describe('when no service worker can be registered', () => {
  test.use({ expectsErrors: true });

  test('static pages load, and a request to the service reports that there is no connection', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('not allowed here'));
    });
    await page.goto('/auth/sign-in');
    await signIn(page, 'id', ratna);
    await expect(page.getByText(/^Koneksi terputus/).first()).toBeVisible();
    await page.goto('/group-tour/17');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Turki Lengkap');
  });
});

test('the chosen language leads to its pages, by a redirect', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'NEXT_LOCALE', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
});

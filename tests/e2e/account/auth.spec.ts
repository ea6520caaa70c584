import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText, recordSecret } from '../support/secrets.ts';
import { mailedLinks, newMember } from '../support/service-host.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';
import { authMessages } from './auth-messages.ts';

const returnPath = '/account/booking';
/** Returns the path with the page to open after signing in, as the `from` parameter. */
const withFrom = (path: string, from = returnPath) => `${path}?from=${encodeURIComponent(from)}`;
const newEmail = () => `dewi.${crypto.randomUUID().slice(0, 8)}@kelana.example`;

for (const language of languagesOfRun('id')) {
  const t = { ...authMessages[language], common: messages[language] };
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));
  const main = (page: Page) => page.locator('main');
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
  const clickButton = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const expectTitle = (page: Page, name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const expectBookings = (page: Page) => expectTitle(page, t.common.bookings);

  async function fillSignUp(page: Page, email: string) {
    recordSecret('password', 'Samudra2028');
    allowTypedText(email);
    await field(page, t.firstName).fill('Dewi');
    await field(page, t.common.email).fill(email);
    await field(page, t.phone).fill('0812 3456 7890');
    await field(page, t.common.password).fill('Samudra2028');
    await field(page, t.repeatPassword).fill('Samudra2028');
    await main(page).getByRole('checkbox', { name: t.agree }).check();
  }

  async function requestLink(page: Page, email: string) {
    allowTypedText(email);
    await field(page, t.common.email).fill(email);
    await clickButton(page, t.sendLink);
    await expect(page.getByText(t.linkSent)).toBeVisible();
  }

  async function setPassword(page: Page, password: string) {
    recordSecret('password', password);
    await field(page, t.common.password).fill(password);
    await field(page, t.repeatPassword).fill(password);
    await clickButton(page, t.savePassword);
  }

  /** Returns path and query of a mailed link, which the test opens on the site under test. */
  const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;

  test(`${language}: a visitor signs up and is led, signed in, to the page requested before`, {
    tag: '@translated',
  }, async ({ page }) => {
    await open(page, returnPath);
    await expectTitle(page, t.signIn);
    await link(page, t.signUp).click();
    await expectTitle(page, t.signUpTitle);
    await expect(main(page).getByRole('checkbox', { name: t.emailOffers })).not.toBeChecked();
    await fillSignUp(page, newEmail());
    await clickButton(page, t.create);
    await expectBookings(page);
  });

  test(`${language}: sign-up reports missing and differing values and keeps the others after a reload`, async ({
    page,
  }) => {
    await open(page, '/auth/sign-up');
    await clickButton(page, t.create);
    await expect(page.getByText(t.errorSummary)).toBeVisible();
    await fillSignUp(page, newEmail());
    await field(page, t.repeatPassword).fill('Samudra2029');
    await clickButton(page, t.create);
    await expect(page.locator('#field-confirm_password-error')).toHaveText(t.passwordsDiffer);
    await page.reload();
    await expect(field(page, t.firstName)).toHaveValue('Dewi');
    await expect(field(page, t.common.password)).toHaveValue('');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: a return path to another site is ignored`, async ({ page }) => {
    const member = await newMember('foreign');
    await open(page, withFrom('/auth/sign-in', '//evil.example'));
    await expect(link(page, t.signUp)).toHaveAttribute('href', inLanguage(language, '/auth/sign-up'));
    await signIn(page, language, member);
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
    expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/'));
  });

  test(`${language}: a member resets a forgotten password with the mailed link and signs in`, {
    tag: '@translated',
  }, async ({ page }) => {
    const member = await newMember('forgot');
    await open(page, withFrom('/auth/forgot'));
    await requestLink(page, member.email);
    await expect(main(page).getByRole('button', { name: t.sendAgain })).toBeDisabled();
    await expect(page.getByText(t.resendWait)).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.resendWait)).toBeVisible();

    const [mailedLink = ''] = await mailedLinks(member);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) requests.push(`${request.url()} from ${request.headers().referer}`);
    });
    await page.goto(pathOf(mailedLink));
    await expectTitle(page, t.newPasswordTitle);
    await field(page, t.common.password).fill('Lautan2028');
    await expect(page).toHaveURL(/\/auth\/new-password$/);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('token=');
    await page.reload();
    await setPassword(page, 'Lautan2028');
    await expect(page.locator('main').getByText(t.passwordSaved)).toBeVisible();
    expect(requests.filter((request) => request.includes('token='))).toEqual([]);
    await expect(field(page, t.common.email)).toHaveValue(member.email);
    await signIn(page, language, { ...member, password: 'Lautan2028' });
    await expectBookings(page);
  });

  test.describe('when a request fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a signed-in member with an invalid link can request a new one`, async ({ page }) => {
      await startMemberSession(page, await newMember('dead'));
      await open(page, '/auth/new-password?token=garbage');
      await expect(page.getByText(t.invalidLink)).toBeVisible();
      await link(page, t.requestNewLink).click();
      await expectTitle(page, t.forgotTitle);
    });
  });
}

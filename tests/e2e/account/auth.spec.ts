import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { noteSecret, noteTyped } from '../support/secrets.ts';
import { mailedLinks, newMember } from '../support/service-host.ts';
import { expect, expectNoSideways, inLanguage, test } from '../support/test.ts';
import { words } from '../support/words.ts';
import { authWords } from './auth-words.ts';

const wanted = '/account/booking';
const withFrom = (path: string, from = wanted) => `${path}?from=${encodeURIComponent(from)}`;
const fresh = () => `dewi.${crypto.randomUUID().slice(0, 8)}@kelana.example`;

for (const language of languagesOfRun('id')) {
  const w = { ...authWords[language], common: words[language] };
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));
  const main = (page: Page) => page.locator('main');
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const expectTitle = (page: Page, name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const expectBookings = (page: Page) => expectTitle(page, w.common.bookings);

  async function fillSignUp(page: Page, email: string) {
    noteSecret('password', 'Samudra2028');
    noteTyped(email);
    await field(page, w.firstName).fill('Dewi');
    await field(page, w.common.email).fill(email);
    await field(page, w.phone).fill('0812 3456 7890');
    await field(page, w.common.password).fill('Samudra2028');
    await field(page, w.repeat).fill('Samudra2028');
    await main(page).getByRole('checkbox', { name: w.agree }).check();
  }

  async function askForLink(page: Page, email: string) {
    noteTyped(email);
    await field(page, w.common.email).fill(email);
    await press(page, w.sendLink);
    await expect(page.getByText(w.sent)).toBeVisible();
  }

  async function setPassword(page: Page, password: string) {
    noteSecret('password', password);
    await field(page, w.common.password).fill(password);
    await field(page, w.repeat).fill(password);
    await press(page, w.save);
  }

  /** The link of the mail, on the site under test. */
  const pathOf = (address: string) => new URL(address).pathname + new URL(address).search;

  test(`${language}: a visitor signs up and goes on signed in to where they wanted to go`, async ({ page }) => {
    await open(page, wanted);
    await expectTitle(page, w.signIn);
    await link(page, w.signUp).click();
    await expectTitle(page, w.signUpTitle);
    await expect(main(page).getByRole('checkbox', { name: w.offers })).not.toBeChecked();
    await fillSignUp(page, fresh());
    await press(page, w.create);
    await expectBookings(page);
  });

  test(`${language}: signing up says what is missing or differs and keeps the rest over a reload`, async ({ page }) => {
    await open(page, '/auth/sign-up');
    await press(page, w.create);
    await expect(page.getByText(w.summary)).toBeVisible();
    await fillSignUp(page, fresh());
    await field(page, w.repeat).fill('Samudra2029');
    await press(page, w.create);
    await expect(page.locator('#field-confirm_password-error')).toHaveText(w.different);
    await page.reload();
    await expect(field(page, w.firstName)).toHaveValue('Dewi');
    await expect(field(page, w.common.password)).toHaveValue('');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: the way to go is kept from sign-in to signing up, to the recovery and back`, async ({ page }) => {
    await open(page, withFrom('/auth/sign-in'));
    // The server does not know the query: the link has it once the page is alive.
    await expect(link(page, w.signUp)).toHaveAttribute('href', /from=/);
    await link(page, w.signUp).click();
    await expectTitle(page, w.signUpTitle);
    await link(page, w.signIn).click();
    await expectTitle(page, w.signIn);
    await link(page, w.forgot).click();
    await expectTitle(page, w.forgotTitle);
    // The link of the navigation, outside the page.
    await page.getByRole('link', { name: w.signUp, exact: true }).click();
    await expectTitle(page, w.signUpTitle);
    expect(new URL(page.url()).searchParams.get('from')).toBe(wanted);
  });

  for (const foreign of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    test(`${language}: a way to ${foreign} is ignored`, async ({ page }) => {
      const member = await newMember('foreign');
      await open(page, withFrom('/auth/sign-in', foreign));
      await expect(link(page, w.signUp)).toHaveAttribute('href', inLanguage(language, '/auth/sign-up'));
      await signIn(page, language, member);
      await page.waitForURL((url) => !url.pathname.includes('/auth/'));
      expect(new URL(page.url()).pathname).toBe(inLanguage(language, '/'));
    });
  }

  test(`${language}: a member who opens sign-in or sign-up goes on at once`, async ({ page }) => {
    const member = await newMember('already');
    await open(page, withFrom('/auth/sign-in'));
    await signIn(page, language, member);
    await expectBookings(page);
    for (const path of ['/auth/sign-up', '/auth/sign-in']) {
      await open(page, withFrom(path));
      await expectBookings(page);
    }
  });

  test(`${language}: a forgotten password is set anew by the mailed link and signs in`, async ({ page }) => {
    const member = await newMember('forgot');
    await open(page, withFrom('/auth/forgot'));
    await askForLink(page, member.email);
    await expect(main(page).getByRole('button', { name: w.again })).toBeDisabled();
    await expect(page.getByText(w.wait)).toBeVisible();
    await page.reload();
    await expect(page.getByText(w.wait)).toBeVisible();

    const [mailed = ''] = await mailedLinks(member);
    const told: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) told.push(`${request.url()} from ${request.headers().referer}`);
    });
    await page.goto(pathOf(mailed));
    await expectTitle(page, w.newTitle);
    await field(page, w.common.password).fill('Lautan2028');
    await expect(page).toHaveURL(/\/auth\/new-password$/);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('token=');
    await page.reload();
    await setPassword(page, 'Lautan2028');
    await expect(page.locator('main').getByText(w.saved)).toBeVisible();
    expect(told.filter((text) => text.includes('token='))).toEqual([]);
    await expect(field(page, w.common.email)).toHaveValue(member.email);
    await signIn(page, language, { ...member, password: 'Lautan2028' });
    await expectBookings(page);
  });

  test(`${language}: an address without an account gets the same answer`, async ({ page }) => {
    const email = fresh();
    await open(page, '/auth/forgot');
    await askForLink(page, email);
    expect(await mailedLinks({ email })).toEqual([]);
  });

  test.describe('when it goes wrong', () => {
    test.use({ expectsFailures: true });

    test(`${language}: an address that has an account leads to sign-in with it`, async ({ page }) => {
      const member = await newMember('taken');
      await open(page, withFrom('/auth/sign-up'));
      await fillSignUp(page, member.email);
      await press(page, w.create);
      await expect(page.locator('#field-email-error')).toHaveText(w.taken);
      await link(page, w.instead).click();
      await expectTitle(page, w.signIn);
      await expect(field(page, w.common.email)).toHaveValue(member.email);
      await field(page, w.common.password).fill(member.password);
      await press(page, w.common.signIn);
      await expectBookings(page);
    });

    test(`${language}: a link that is used or garbage is refused and another can be asked for`, async ({ page }) => {
      const member = await newMember('used');
      await open(page, '/auth/forgot');
      await askForLink(page, member.email);
      const [mailed = ''] = await mailedLinks(member);
      await page.goto(pathOf(mailed));
      await setPassword(page, 'Lautan2028');
      await expect(page.locator('main').getByText(w.saved)).toBeVisible();
      for (const path of [pathOf(mailed), inLanguage(language, '/auth/new-password?token=garbage')]) {
        await page.goto(path);
        await expect(page.getByText(w.invalid)).toBeVisible();
      }
      await link(page, w.askAgain).click();
      await expectTitle(page, w.forgotTitle);
    });

    test(`${language}: a member with a dead link can ask for another one`, async ({ page }) => {
      await signedIn(page, await newMember('dead'));
      await open(page, '/auth/new-password?token=garbage');
      await expect(page.getByText(w.invalid)).toBeVisible();
      await link(page, w.askAgain).click();
      await expectTitle(page, w.forgotTitle);
    });

    test(`${language}: a service that does not answer is no bad link`, async ({ page, faults }) => {
      const member = await newMember('down');
      await open(page, '/auth/forgot');
      await askForLink(page, member.email);
      const [mailed = ''] = await mailedLinks(member);
      await faults.add({ operationId: 'checkToken', network: true });
      await page.goto(pathOf(mailed));
      await expect(page.getByRole('heading', { name: w.unchecked })).toBeVisible();
      await faults.clear();
      await press(page, w.common.retry);
      await expect(field(page, w.common.password)).toBeVisible();
    });

    test(`${language}: a registration that failed loses nothing and is sent again`, async ({ page, faults }) => {
      await faults.add({ operationId: 'register', status: 500, message: w.broken });
      await open(page, withFrom('/auth/sign-up'));
      await fillSignUp(page, fresh());
      await press(page, w.create);
      await expect(page.locator('main').getByText(w.broken)).toBeVisible();
      await expect(field(page, w.repeat)).toHaveValue('Samudra2028');
      await faults.clear();
      await press(page, w.create);
      await expectBookings(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
}

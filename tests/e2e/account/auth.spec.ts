import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { allowTypedText, recordSecret } from '../support/secrets.ts';
import { mailedLinks, newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { clickButton, field, main } from './edit-profile-page.ts';

const returnPath = '/account/booking';

for (const language of languagesOfRun('id')) {
  const t = messages[language];
  const open = (page: Page, path: string) => page.goto(inLanguage(language, path));
  const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
  const expectTitle = (page: Page, name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const expectBookings = (page: Page) => expectTitle(page, t.bookings);

  test(`${language}: a visitor signs up and is led, signed in, to the page requested before`, {
    tag: '@translated',
  }, async ({ page }) => {
    await open(page, returnPath);
    await expectTitle(page, t('auth:signIn.title'));
    await link(page, t('auth:signIn.signUp')).click();
    await expectTitle(page, t('auth:signUp.title'));
    await expect(main(page).getByRole('checkbox', { name: t('auth:field.marketing') })).not.toBeChecked();
    const email = `dewi.${crypto.randomUUID().slice(0, 8)}@kelana.example`;
    recordSecret('password', 'Samudra2028');
    allowTypedText(email);
    await field(page, t('auth:field.first_name')).fill('Dewi');
    await field(page, t.email).fill(email);
    await field(page, t('auth:field.phone')).fill('0812 3456 7890');
    await field(page, t.password).fill('Samudra2028');
    await field(page, t('auth:field.confirm_password')).fill('Samudra2028');
    const agreement = main(page).getByRole('checkbox', { name: t('form:agree.text') });
    await agreement.check();
    await clickButton(page, t('auth:signUp.submit'));
    await expectBookings(page);
  });

  test(`${language}: a member resets a forgotten password with the mailed link and signs in`, {
    tag: '@translated',
  }, async ({ page }) => {
    const member = await newMember('forgot');
    await open(page, `/auth/forgot?from=${encodeURIComponent(returnPath)}`);
    allowTypedText(member.email);
    await field(page, t.email).fill(member.email);
    await clickButton(page, t('auth:forgot.submit'));
    await expect(page.getByText(t('auth:forgot.sent'))).toBeVisible();
    await expect(main(page).getByRole('button', { name: t('auth:forgot.again') })).toBeDisabled();
    await expect(page.getByText(t.like('auth:forgot.wait_other'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t.like('auth:forgot.wait_other'))).toBeVisible();

    const [mailedLink = ''] = await mailedLinks(member);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) requests.push(`${request.url()} from ${request.headers().referer}`);
    });
    const { pathname, search } = new URL(mailedLink);
    await page.goto(pathname + search);
    await expectTitle(page, t('auth:newPassword.title'));
    await field(page, t.password).fill('Lautan2028');
    await expect(page).toHaveURL(/\/auth\/new-password$/);
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('token=');
    await page.reload();
    recordSecret('password', 'Lautan2028');
    await field(page, t.password).fill('Lautan2028');
    await field(page, t('auth:field.confirm_password')).fill('Lautan2028');
    await clickButton(page, t('auth:newPassword.submit'));
    await expect(page.locator('main').getByText(t('auth:signIn.recovered'))).toBeVisible();
    expect(requests.filter((request) => request.includes('token='))).toEqual([]);
    await expect(field(page, t.email)).toHaveValue(member.email);
    await signIn(page, language, { ...member, password: 'Lautan2028' });
    await expectBookings(page);
  });
}

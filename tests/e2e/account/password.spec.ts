import type { Page } from '@playwright/test';
import { signIn, startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { recordSecret } from '../support/secrets.ts';
import { callHost, newMember, tokenOf } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { clickButton, field } from './edit-profile-page.ts';

const newPassword = 'Samudra2028';

test.use({ expectsFailures: true });

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  async function openForm(page: Page, name: string) {
    const member = await newMember(name);
    await startMemberSession(page, member);
    await page.goto(inLanguage(language, '/account/change-password'));
    return member;
  }

  async function changePassword(page: Page, oldPassword: string, password: string, confirmation = password) {
    for (const secret of [oldPassword, password, confirmation]) recordSecret('password', secret);
    await field(page, t('change-password:field.old_password')).fill(oldPassword);
    await field(page, t('change-password:field.password')).fill(password);
    await field(page, t('change-password:field.confirm_password')).fill(confirmation);
    await page
      .locator('main')
      .getByRole('button', { name: t('change-password:submit') })
      .click();
  }

  test(`${language}: a member changes the password and signs in again with the new one`, {
    tag: '@translated',
  }, async ({ page }) => {
    const member = await openForm(page, 'change');
    const tokenElsewhere = await tokenOf(member);
    const updateRequest = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/user/'),
    );
    await changePassword(page, member.password, newPassword);
    const fieldNames = [...((await updateRequest).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(fieldNames).toEqual(['old_password', 'password', 'confirm_password']);
    await expect(page.getByRole('region', { name: t.toasts })).toContainText(t('common:server.passwordChanged'));
    await expect(page.locator('main').getByText(t('common:server.passwordChanged'), { exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('from')).toBe('/account');
    expect(await page.evaluate(() => localStorage.getItem('kelana.token'))).toBeNull();
    await page.reload();
    await expect(page.locator('main').getByText(t('common:server.passwordChanged'), { exact: true })).toBeVisible();

    const profilePath = '/v1/modules/user/profile';
    const headers = { authorization: `Bearer ${tokenElsewhere}` };
    expect((await callHost(profilePath, { headers })).status).toBe(401);

    await signIn(page, language, member);
    await expect(page.getByRole('alert').filter({ hasText: t.wrongPassword })).toBeVisible();
    await field(page, t.password).fill(newPassword);
    await clickButton(page, t('auth:signIn.submit'));
    await expect(page.getByRole('heading', { level: 1, name: t.profile, exact: true })).toBeVisible();
    await expect(page.locator('main').getByText(t('common:server.passwordChanged'))).toHaveCount(0);
  });

  test(`${language}: other tabs say why they ask for sign-in, and lead back`, async ({ page, context }) => {
    const member = await openForm(page, 'tabs');
    const [bookingsTab, publicTab] = [await context.newPage(), await context.newPage()];
    await bookingsTab.goto(inLanguage(language, '/account/booking?tab=past'));
    await publicTab.setViewportSize({ width: 1280, height: 800 });
    await publicTab.goto(inLanguage(language, '/about-us'));
    await expect(bookingsTab.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
    await expect(publicTab.getByRole('banner').getByRole('link', { name: t.account })).toBeVisible();
    await changePassword(page, member.password, newPassword);

    await expect(
      bookingsTab.locator('main').getByText(t('common:server.passwordChanged'), { exact: true }),
    ).toBeVisible();
    expect(new URL(bookingsTab.url()).searchParams.get('from')).toBe('/account/booking?tab=past');
    await expect(field(bookingsTab, t.email)).toHaveValue(member.email);
    // The page shows the message, so a toast would repeat it.
    await expect(bookingsTab.getByText(t('common:errors.passwordChanged'))).toHaveCount(0);
    await expect(publicTab.getByText(t('common:errors.passwordChanged'))).toBeVisible();
    await expect(publicTab).toHaveURL(/about-us$/);
    await expect(page.getByText(t('common:errors.passwordChanged'))).toHaveCount(0);

    await signIn(bookingsTab, language, { ...member, password: newPassword });
    await expect(bookingsTab.getByRole('heading', { level: 1, name: t.bookings })).toBeVisible();
  });
}

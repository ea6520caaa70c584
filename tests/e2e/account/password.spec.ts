import type { Page } from '@playwright/test';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { signIn } from '../support/actions.ts';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { noteSecret } from '../support/secrets.ts';
import { host, newMember } from '../support/service-host.ts';
import { words as shellWords } from '../support/shell-words.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words } from '../support/words.ts';

const next = 'Samudra2028';

test.use({ expectsFailures: true });

for (const language of languagesOfRun('id')) {
  const w = { ...memberWords[language], common: words[language], shell: shellWords[language] };
  const field = (page: Page, label: string | RegExp) => page.locator('main').getByLabel(label, { exact: true });
  const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);

  async function openForm(page: Page, name: string) {
    const member = await newMember(name);
    await signedIn(page, member);
    await page.goto(inLanguage(language, '/account/change-password'));
    return member;
  }

  async function change(page: Page, from: string, to: string, again = to) {
    for (const password of [from, to, again]) noteSecret('password', password);
    await field(page, w.oldPassword).fill(from);
    await field(page, w.newPassword).fill(to);
    await field(page, w.confirmPassword).fill(again);
    await page.locator('main').getByRole('button', { name: w.savePassword }).click();
  }

  test(`${language}: a member changes the password and signs in again with the new one`, async ({ page }) => {
    const member = await openForm(page, 'change');
    const elsewhere = await tokenOf(host, member);
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/user/'));
    await change(page, member.password, next);
    const names = [...((await sent).postData() ?? '').matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['old_password', 'password', 'confirm_password']);
    await expect(page.getByRole('region', { name: w.shell.toasts })).toContainText(w.passwordChanged);
    await expect(page.locator('main').getByText(w.passwordChanged, { exact: true })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('from')).toBe('/account');
    expect(await page.evaluate(() => localStorage.getItem('kelana.token'))).toBeNull();
    await page.reload();
    await expect(page.locator('main').getByText(w.passwordChanged, { exact: true })).toBeVisible();

    const profile = `${host}/v1/modules/user/profile`;
    expect((await fetch(profile, { headers: { authorization: `Bearer ${elsewhere}` } })).status).toBe(401);

    await signIn(page, language, member);
    await expect(page.getByRole('alert').filter({ hasText: w.common.wrongPassword })).toBeVisible();
    await field(page, w.common.password).fill(next);
    await page.locator('main').getByRole('button', { name: w.common.signIn, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.profile, exact: true })).toBeVisible();
    await expect(page.locator('main').getByText(w.passwordChanged)).toHaveCount(0);
  });

  test(`${language}: the other tabs of the member say why they ask to sign in, and lead back`, async ({
    page,
    context,
  }) => {
    const member = await openForm(page, 'tabs');
    const [bookings, editing, reading] = [await context.newPage(), await context.newPage(), await context.newPage()];
    await bookings.goto(inLanguage(language, '/account/booking?tab=past'));
    await editing.goto(inLanguage(language, '/account/edit-profile'));
    await reading.setViewportSize({ width: 1280, height: 800 });
    await reading.goto(inLanguage(language, '/about-us'));
    await field(editing, w.firstName).fill('Sekar');
    await expect(bookings.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
    await expect(reading.getByRole('banner').getByRole('link', { name: w.shell.account })).toBeVisible();
    await change(page, member.password, next);

    const told = (tab: Page) => tab.locator('main').getByText(w.passwordChanged, { exact: true });
    for (const [tab, from] of [
      [bookings, '/account/booking?tab=past'],
      [editing, '/account/edit-profile'],
    ] as const) {
      await expect(told(tab)).toBeVisible();
      expect(new URL(tab.url()).searchParams.get('from')).toBe(from);
      await expect(field(tab, w.common.email)).toHaveValue(member.email);
      // The page says it; a toast beside it would say it twice.
      await expect(tab.getByText(w.common.passwordChanged)).toHaveCount(0);
    }
    await expect(reading.getByText(w.common.passwordChanged)).toBeVisible();
    await expect(reading).toHaveURL(/about-us$/);
    await expect(page.getByText(w.common.passwordChanged)).toHaveCount(0);

    await signIn(bookings, language, { ...member, password: next });
    await expect(bookings.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
    await expect(field(editing, w.firstName)).toHaveValue('Dewi');
  });

  test(`${language}: what is wrong with a password is said beside it and none is kept`, async ({ page }) => {
    const member = await openForm(page, 'keep');
    await change(page, member.password, member.password);
    await expect(errorOf(page, 'password')).toHaveText(w.samePassword);
    await change(page, member.password, next, 'Samudra2029');
    await expect(errorOf(page, 'confirm_password')).toHaveText(w.otherPassword);
    await change(page, 'Keliru2027', next);
    await expect(errorOf(page, 'old_password')).toHaveText(w.oldPasswordWrong);
    await expect(field(page, w.newPassword)).toHaveValue(next);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/Keliru2027|Samudra202|Perjalanan2027/);
    expect(await tokenOf(host, member)).toBeTruthy();
    await page.reload();
    await expect(field(page, w.oldPassword)).toHaveValue('');
  });
}

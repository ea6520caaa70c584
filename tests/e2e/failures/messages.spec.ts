import type { Page } from '@playwright/test';
import type { OperationId } from '@sdk';
import { authWords } from '../account/auth-words.ts';
import { signedIn } from '../support/member-session.ts';
import { memberWords } from '../support/member-words.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';
import { words } from '../support/words.ts';

test.use({ expectsFailures: true });

// The service says it in one language whatever the page speaks: it is shown as it is.
const sentence = 'Layanan anggota dirawat sampai pukul 14.00 WIB.';

type Visit = {
  operationId: OperationId;
  path: string;
  isMember?: true;
  act?: (page: Page) => Promise<void>;
  /** For what is read: the heading of the failure, and what another try brings. */
  retry?: { failed: string; shown: string };
};

for (const language of languagesOfRun('id')) {
  const w = { ...authWords[language], common: words[language], member: memberWords[language] };
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  };
  const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click();

  const visits: Visit[] = [
    {
      operationId: 'login',
      path: '/auth/sign-in',
      act: async (page) => {
        await fill(page, { email: 'ratna@kelana.example', password: 'Perjalanan2027' });
        await press(page, w.common.signIn);
      },
    },
    {
      operationId: 'register',
      path: '/auth/sign-up',
      act: async (page) => {
        const twice = { password: 'Perjalanan2027', confirm_password: 'Perjalanan2027' };
        await fill(page, { first_name: 'Dewi', email: 'dewi@kelana.example', phone: '0812 3456 7890', ...twice });
        await page.locator('main').getByRole('checkbox', { name: w.agree }).check();
        await press(page, w.create);
      },
    },
    {
      operationId: 'getProfile',
      path: '/account',
      isMember: true,
      retry: { failed: w.member.profileFailed, shown: w.member.missing },
    },
    {
      operationId: 'getMembership',
      path: '/account/membership',
      isMember: true,
      retry: { failed: w.member.pointsFailed, shown: w.member.zeroTitle },
    },
    {
      operationId: 'listBookings',
      path: '/account/booking',
      isMember: true,
      retry: { failed: w.member.bookingsFailed, shown: w.common.noBookings },
    },
    {
      operationId: 'updateUser',
      path: '/account/change-password',
      isMember: true,
      act: async (page) => {
        const twice = { password: 'Lautan2028', confirm_password: 'Lautan2028' };
        await fill(page, { old_password: 'Perjalanan2027', ...twice });
        await page.locator('main form button[type="submit"]').click();
      },
    },
  ];

  for (const { operationId, path, isMember, act, retry } of visits) {
    test(`${language}: what the service says when ${operationId} fails is read on ${path}`, async ({
      page,
      faults,
    }) => {
      if (isMember) await signedIn(page, await newMember('message', { isWhole: false }));
      // The client asks a GET twice more before it gives up.
      await faults.add({ operationId, status: 503, message: sentence });
      await page.goto(inLanguage(language, path));
      await act?.(page);
      const main = page.locator('main');
      await expect(main.getByText(sentence)).toBeVisible();
      if (!retry) return;
      const alert = main.getByRole('alert').filter({ hasText: retry.failed });
      await expect(alert).toContainText(sentence);
      await faults.clear();
      await alert.getByRole('button', { name: w.common.retry }).click();
      await expect(main.getByText(retry.shown).first()).toBeVisible();
    });
  }
}

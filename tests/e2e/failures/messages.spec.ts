import type { Page } from '@playwright/test';
import type { OperationId } from '@sdk';
import { authMessages } from '../account/auth-messages.ts';
import { memberMessages } from '../support/member-messages.ts';
import { startMemberSession } from '../support/member-session.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { newMember } from '../support/service-host.ts';
import { expect, inLanguage, test } from '../support/test.ts';

test.use({ expectsFailures: true });

// The service has this message in one language, and the page shows it unchanged in both.
const serviceMessage = 'Layanan anggota dirawat sampai pukul 14.00 WIB.';

type Visit = {
  operationId: OperationId;
  path: string;
  isMember?: true;
  act?: (page: Page) => Promise<void>;
  /** For read operations: the heading of the failure, and a text that a successful retry shows. */
  retry?: { failed: string; loaded: string };
};

for (const language of languagesOfRun('id')) {
  const t = { ...authMessages[language], common: messages[language], member: memberMessages[language] };
  const fill = async (page: Page, fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  };
  const clickButton = (page: Page, name: string) =>
    page.locator('main').getByRole('button', { name, exact: true }).click();

  const visits: Visit[] = [
    {
      operationId: 'login',
      path: '/auth/sign-in',
      act: async (page) => {
        await fill(page, { email: 'ratna@kelana.example', password: 'Perjalanan2027' });
        await clickButton(page, t.common.signIn);
      },
    },
    {
      operationId: 'register',
      path: '/auth/sign-up',
      act: async (page) => {
        const passwords = { password: 'Perjalanan2027', confirm_password: 'Perjalanan2027' };
        await fill(page, { first_name: 'Dewi', email: 'dewi@kelana.example', phone: '0812 3456 7890', ...passwords });
        await page.locator('main').getByRole('checkbox', { name: t.agree }).check();
        await clickButton(page, t.create);
      },
    },
    {
      operationId: 'getProfile',
      path: '/account',
      isMember: true,
      retry: { failed: t.member.profileFailed, loaded: t.member.missing },
    },
    {
      operationId: 'getMembership',
      path: '/account/membership',
      isMember: true,
      retry: { failed: t.member.pointsFailed, loaded: t.member.zeroTitle },
    },
    {
      operationId: 'listBookings',
      path: '/account/booking',
      isMember: true,
      retry: { failed: t.member.bookingsFailed, loaded: t.common.noBookings },
    },
    {
      operationId: 'updateUser',
      path: '/account/change-password',
      isMember: true,
      act: async (page) => {
        const passwords = { password: 'Lautan2028', confirm_password: 'Lautan2028' };
        await fill(page, { old_password: 'Perjalanan2027', ...passwords });
        await page.locator('main form button[type="submit"]').click();
      },
    },
  ];

  for (const { operationId, path, isMember, act, retry } of visits) {
    test(`${language}: when ${operationId} fails, ${path} shows the message of the service`, async ({
      page,
      faults,
    }) => {
      if (isMember) await startMemberSession(page, await newMember('message', { hasFullProfile: false }));
      // Without `times`, because the client repeats a failed GET twice.
      await faults.add({ operationId, status: 503, message: serviceMessage });
      await page.goto(inLanguage(language, path));
      await act?.(page);
      const main = page.locator('main');
      await expect(main.getByText(serviceMessage)).toBeVisible();
      if (!retry) return;
      const alert = main.getByRole('alert').filter({ hasText: retry.failed });
      await expect(alert).toContainText(serviceMessage);
      await faults.clear();
      await alert.getByRole('button', { name: t.common.retry }).click();
      await expect(main.getByText(retry.loaded).first()).toBeVisible();
    });
  }
}

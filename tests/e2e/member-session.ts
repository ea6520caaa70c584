import type { Page } from '@playwright/test';
import type { NewMember } from './service-host.ts';

const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

/** Every page opened from now on is a member's, until that member leaves. */
export async function signedIn(page: Page, member: NewMember): Promise<void> {
  const answer = await fetch(`${host}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('test.signed-in')) return;
    sessionStorage.setItem('test.signed-in', 'once');
    localStorage.setItem('kelana.token', token);
  }, data.token);
}

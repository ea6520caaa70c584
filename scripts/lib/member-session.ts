import type { BrowserContext, Page } from '@playwright/test';

type Credentials = { email: string; password: string };

/** The embedded host's member with points and bookings in every status. */
export const demoMember: Credentials = { email: 'ratna@kelana.example', password: 'Kelana2027' };

/** Signs in at the service, without a browser. */
export async function tokenOf(serviceHost: string, credentials: Credentials): Promise<string> {
  const answer = await fetch(`${serviceHost}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`${credentials.email} could not sign in: ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Every tab opened from now on is the member's, until that member leaves in it. */
export async function openAsMember(target: Page | BrowserContext, token: string): Promise<void> {
  await target.addInitScript((given) => {
    // The script runs at every page: without a mark it would undo a sign-out.
    if (sessionStorage.getItem('test.signed-in')) return;
    sessionStorage.setItem('test.signed-in', 'once');
    localStorage.setItem('kelana.token', given);
  }, token);
}

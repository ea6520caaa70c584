import type { BrowserContext, Page } from '@playwright/test';

type Credentials = { email: string; password: string };

/** The embedded host's member with points and bookings in every status. */
export const demoMember: Credentials = { email: 'ratna@kelana.example', password: 'Kelana2027' };

/** Signs in at the service without a browser and returns the token. */
export async function tokenOf(
  serviceHost: string,
  credentials: Credentials,
  headers: Record<string, string> = {},
): Promise<string> {
  const answer = await fetch(`${serviceHost}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`${credentials.email} could not sign in: ${await answer.text()}`);
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Signs the member in on every page opened from now on, until a sign-out in that tab. */
export async function openAsMember(target: Page | BrowserContext, token: string): Promise<void> {
  await target.addInitScript((given) => {
    // The script runs on every page load; without this mark it would undo a sign-out.
    if (sessionStorage.getItem('test.signed-in')) return;
    sessionStorage.setItem('test.signed-in', 'once');
    localStorage.setItem('kelana.token', given);
  }, token);
}

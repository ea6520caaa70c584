import { afterEach, beforeEach, expect, test } from 'vitest';
import { PASSWORD, RATNA } from '../case.ts';
import { type DriftingHost, noDrift, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
const env = { CONTRACT_PASSWORD: PASSWORD };
const args = ['--email', RATNA, '--only', 'listCareers'];
const changeByHandAdvice =
  "updateUser: The account's password may now be the given one, followed by -Contract1: change it back by hand.";
beforeEach(async () => {
  host = await startDriftingHost();
});
afterEach(() => host.close());

test.each([500, 202, 401])(
  'a change of password whose new sign-in gets a %i is reported and ends the run',
  async (status) => {
    let logins = 0;
    host.drift = ({ url }, response) => {
      if (!url.endsWith('/auth/login')) return response;
      logins += 1;
      return logins === 2 ? Response.json({ success: false, message: 'x' }, { status }) : response;
    };
    const { code, lines } = await runContract([host.url, ...args, '--write', '--also', 'updatePassword'], env);
    expect(code).toBe(1);
    expect(lines).toContain(changeByHandAdvice);
    expect(host.requests.at(-1)?.url).toMatch(/login$/);
  },
);

test('a change of password that succeeded but got a 500 is reverted', async () => {
  let updates = 0;
  host.drift = ({ url }, response) => {
    updates += url.endsWith('/user/update') && response.status === 200 ? 1 : 0;
    const isChange = url.endsWith('/user/update') && updates === 2;
    return isChange ? Response.json({ success: false, message: 'x' }, { status: 500 }) : response;
  };
  const { code, lines } = await runContract([host.url, ...args, '--write', '--also', 'updatePassword'], env);
  expect(code).toBe(1);
  expect(lines).not.toContain(changeByHandAdvice);
  host.drift = noDrift;
  expect((await runContract([host.url, ...args], env)).code).toBe(0);
});

test('a refused reversal of a changed password is reported', async () => {
  let updates = 0;
  host.drift = ({ url }, response) => {
    updates += url.endsWith('/user/update') && response.status === 200 ? 1 : 0;
    const isReversal = url.endsWith('/user/update') && updates === 3;
    return isReversal ? Response.json({ success: false, message: 'x' }, { status: 422 }) : response;
  };
  const { lines } = await runContract([host.url, ...args, '--write', '--also', 'updatePassword'], env);
  expect(lines).toContain(changeByHandAdvice);
});

test('a refused change of password keeps the session', async () => {
  let updates = 0;
  host.drift = ({ url }, response) => {
    if (!url.endsWith('/user/update')) return response;
    updates += 1;
    return updates > 1 ? Response.json({ success: false, message: 'x' }, { status: 429 }) : response;
  };
  const { lines } = await runContract([host.url, ...args, '--write', '--also', 'updatePassword'], env);
  expect(lines.join('\n')).not.toContain('-Contract1');
  expect(host.requests.at(-2)?.url).toMatch(/logout$/);
});

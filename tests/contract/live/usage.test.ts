import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

const runForFirstLine = async (args: string[], env?: Record<string, string>) => {
  const { code, lines } = await runContract(args, env);
  return { code, line: lines[0] };
};

test.each([
  [[], 'Name one host, for example https://host.'],
  [['nowhere'], 'nowhere is no address such as https://host.'],
  [['ftp://host'], 'ftp://host is no address such as https://host.'],
  [['https://me@host'], 'The address of the host has no user, query or fragment.'],
  [['https://host', '--write'], '--write needs an account: add --email and CONTRACT_PASSWORD.'],
  [['https://host', '--email', 'a@b.example'], 'Put the password of a@b.example into CONTRACT_PASSWORD.'],
  [['https://host', '--also', 'bookTour'], '--also bookTour needs --write.'],
  [['https://host', '--timeout', 'soon'], '--timeout is a number above 0, not soon.'],
  [['http://localhost:1', '--only', 'getMoon'], 'The document has no operation getMoon.'],
])('%j is refused as wrong use', async (args, line) => {
  expect(await runForFirstLine(args)).toEqual({ code: 2, line });
});

test('a run that calls nothing ends with code 2', async () => {
  const host = await startDriftingHost();
  const { code, lines } = await runContract([host.url, '--only', 'logout']);
  await host.close();
  expect(code).toBe(2);
  expect(lines.slice(-3)).toEqual([
    'Not called without --write: logout.',
    '',
    'Nothing was called: see the flags above.',
  ]);
});

test('a run in which every response is a 404 asks about the path', async () => {
  const host = await startDriftingHost();
  const { code, lines } = await runContract([`${host.url}/v1`, '--only', 'listBanners']);
  await host.close();
  expect(code).toBe(1);
  expect(lines.at(-1)).toMatch(/Every answer is 404: is the path of the address right\?$/);
});

test('--help prints the usage', async () => {
  expect(await runForFirstLine(['--help'])).toEqual({
    code: 0,
    line: 'Use: npm run contract -- https://host [options]',
  });
});

test('an unknown option and an unknown trace are named', async () => {
  expect((await runForFirstLine(['https://host', '--nonsense'])).line).toContain("'--nonsense'");
  const account = ['--email', 'a@b.example', '--write', '--also', 'bookMoon'];
  expect((await runForFirstLine(['https://host', ...account], { CONTRACT_PASSWORD: 'x' })).line).toMatch(
    /; not bookMoon\.$/,
  );
});

test.each([[[]], [['--only', 'getProfile']]])(
  'an unreachable host is reported with advice on what to check %j',
  async (only) => {
    const host = await startDriftingHost();
    await host.close();
    const { code, lines } = await runContract([host.url, ...only]);
    expect(code).toBe(2);
    expect(lines.at(-1)).toBe(
      `${host.url} cannot be reached: no answer: ECONNREFUSED. Check the address, the network and the certificate; \`npm run mock\` starts the embedded host.`,
    );
  },
);

test.each(['--json', '--record'])(
  'a file of %s that cannot be written is reported before the first call',
  async (option) => {
    const host = await startDriftingHost();
    const file = join(import.meta.dirname, 'no-such-folder', 'x.json');
    const { code, line } = await runForFirstLine([host.url, '--only', 'listBanners', option, file]);
    await host.close();
    expect(line).toMatch(/x\.json cannot be written: ENOENT/);
    expect(code).toBe(2);
    expect(host.requests).toEqual([]);
  },
);

test('the usage says that a session without --write stays open', async () => {
  expect((await runContract([])).lines.join('\n')).toContain('Without --write the session stays open on the host');
});

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { buildReference, selfContained } from './build-reference.ts';
import { readableDocument } from './readable-document.ts';
import { serveReference } from './serve-reference.ts';

const HOST = 'http://localhost:4711';
const pageOf = (build: () => Promise<string>) => serveReference(HOST, build);

test('the page is made once, names every operation, fetches no logo and replaces the one of an older document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  writeFileSync(join(folder, '0123456789abcdef.html'), 'an older document');
  const html = await buildReference(folder);
  expect(Object.keys(operations).filter((operationId) => !html.includes(`"\`${operationId}\`\\n`))).toEqual([]);
  // Not the page itself: a failing test would print its megabytes.
  expect([html.includes('Prefer: code=404'), html.includes('cdn.redoc.ly')]).toEqual([true, false]);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.html$/)]);
  writeFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'kept');
  expect(await buildReference(folder)).toBe('kept');
}, 60_000);

test('what another host is making in the same folder is left alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  const others = ['0123456789abcdef.77.html', '0123456789abcdef.77.json'];
  for (const name of others) writeFileSync(join(folder, name), 'half made');
  writeFileSync(join(folder, 'fedcba9876543210.html'), 'an older document');
  await buildReference(folder, (_source, target) => writeFile(target, '<head></head>'));
  expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{16}\.html$/.test(name))).toEqual(others);
  expect(readdirSync(folder)).not.toContain('fedcba9876543210.html');
});

test('a page that could not be made leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  const make = async (_source: string, target: string) => {
    await writeFile(target, 'half of it');
    throw new Error('no redocly');
  };
  await expect(buildReference(folder, make)).rejects.toThrow('no redocly');
  expect(readdirSync(folder)).toEqual([]);
});

test('a page that is there is served at once under a policy, with samples for this host', async () => {
  const answer = await pageOf(async () => 'curl http://localhost:4010/v1');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toBe(`curl ${HOST}/v1`);
});

test('while it is being made, a page that asks again is shown, and it is made only once', async () => {
  let finish = (_html: string) => {};
  const build = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const answers = [await pageOf(build), await pageOf(build)];
  expect(answers.map(({ status, headers }) => [status, headers.get('refresh')])).toEqual([
    [202, '1'],
    [202, '1'],
  ]);
  finish('made');
  expect(await (await pageOf(build)).text()).toBe('made');
  expect(build).toHaveBeenCalledTimes(1);
});

test('a failure that came after the waiting page is told to the next request, and the one after tries again', async () => {
  let fail = (_error: Error) => {};
  await pageOf(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  fail(new Error('no <redocly>'));
  const told = await pageOf(async () => 'not asked');
  expect(told.status).toBe(500);
  expect(await told.text()).toContain('no &lt;redocly>');
  expect((await pageOf(async () => 'again')).status).toBe(200);
});

test('an operation is introduced by its name and the rest of the document is as it was', () => {
  const paths = { '/x': { get: { operationId: 'getX', description: 'Reads x.' }, parameters: {} } };
  expect(readableDocument({ info: {}, paths }).paths).toEqual({
    '/x': { get: { operationId: 'getX', description: '`getX`\n\nReads x.' }, parameters: {} },
  });
});

test('both logos of the maker become an empty picture', () => {
  const html = selfContained(
    '<head></head>https://cdn.redoc.ly/redoc/logo-mini-full.svg https://cdn.redoc.ly/redoc/logo-mini.svg',
  );
  expect(html).not.toContain('https:');
});

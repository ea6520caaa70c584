import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { operations } from '../../generated/operations.ts';
import { buildReference, withoutExternalRequests } from './build-reference.ts';
import { toReferenceDocument } from './reference-document.ts';
import { serveReference } from './serve-reference.ts';

const HOST = 'http://localhost:4711';
const pageOf = (build: () => Promise<string>) => serveReference(HOST, build);

test('the reference is built once, names every operation, loads no logo and replaces that of an older document', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  writeFileSync(join(folder, '0123456789abcdef.html'), 'an older document');
  const html = await buildReference(folder);
  expect(Object.keys(operations).filter((operationId) => !html.includes(`"\`${operationId}\`\\n`))).toEqual([]);
  // Not the page itself, because a failing test would print megabytes.
  expect([html.includes('Prefer: code=404'), html.includes('cdn.redoc.ly')]).toEqual([true, false]);
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^[0-9a-f]{16}\.html$/)]);
  writeFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'stored page');
  expect(await buildReference(folder)).toBe('stored page');
}, 60_000);

test('the files of another host that builds in the same folder remain', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  const otherFiles = ['0123456789abcdef.77.html', '0123456789abcdef.77.json'];
  for (const name of otherFiles) writeFileSync(join(folder, name), 'half made');
  writeFileSync(join(folder, 'fedcba9876543210.html'), 'an older document');
  await buildReference(folder, (_source, target) => writeFile(target, '<head></head>'));
  expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{16}\.html$/.test(name))).toEqual(otherFiles);
  expect(readdirSync(folder)).not.toContain('fedcba9876543210.html');
});

test('a failed build leaves no files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-reference-'));
  const failingBuild = async (_source: string, target: string) => {
    await writeFile(target, 'half of it');
    throw new Error('no redocly');
  };
  await expect(buildReference(folder, failingBuild)).rejects.toThrow('no redocly');
  expect(readdirSync(folder)).toEqual([]);
});

test('an existing page is served at once with a CSP, with samples for this host', async () => {
  const response = await pageOf(async () => 'curl http://localhost:4010/v1');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).toBe(`curl ${HOST}/v1`);
});

test('while it is built a reloading page is shown, and it is built only once', async () => {
  let finish = (_html: string) => {};
  const build = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const responses = [await pageOf(build), await pageOf(build)];
  expect(responses.map(({ status, headers }) => [status, headers.get('refresh')])).toEqual([
    [202, '1'],
    [202, '1'],
  ]);
  finish('made');
  expect(await (await pageOf(build)).text()).toBe('made');
  expect(build).toHaveBeenCalledTimes(1);
});

test('a failure after the waiting page is reported to the next request, and the one after retries', async () => {
  let fail = (_error: Error) => {};
  await pageOf(() => new Promise<string>((_resolve, reject) => (fail = reject)));
  fail(new Error('no <redocly>'));
  const response = await pageOf(async () => 'not asked');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('no &lt;redocly>');
  expect((await pageOf(async () => 'again')).status).toBe(200);
});

test('an operation is introduced by its id and the rest of the document is unchanged', () => {
  const paths = { '/x': { get: { operationId: 'getX', description: 'Reads x.' }, parameters: {} } };
  expect(toReferenceDocument({ info: {}, paths }).paths).toEqual({
    '/x': { get: { operationId: 'getX', description: '`getX`\n\nReads x.' }, parameters: {} },
  });
});

test('both Redocly logos become an empty picture', () => {
  const html = withoutExternalRequests(
    '<head></head>https://cdn.redoc.ly/redoc/logo-mini-full.svg https://cdn.redoc.ly/redoc/logo-mini.svg',
  );
  expect(html).not.toContain('https:');
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generate, staleFiles } from './generate.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'));
  cpSync(join(repository, 'openapi'), join(root, 'openapi'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function replaceIn(path: string, before: string, after: string) {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
  writeFileSync(file, text.replace(before, after));
}

function check() {
  const script = join(repository, 'scripts/generate.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check', '--root', root], { encoding: 'utf8' });
  return { status, stderr };
}

test('all files are written once, and again only when the document has changed', async () => {
  expect(await generate(root)).toEqual([
    'sdk/src/generated/openapi.json',
    'sdk/src/generated/schema.ts',
    'sdk/src/generated/operations.ts',
    'mocks/generated/operations.ts',
    'mocks/generated/pattern-messages.ts',
    'src/ui/theme/tokens.css',
    'src/ui/static/generated/icon-sprite.ts',
    'public/images/icons.svg',
    'mocks/generated/validators.js',
    'mocks/generated/validators.d.ts',
  ]);
  expect(await generate(root)).toEqual([]);
  expect(await staleFiles(root)).toEqual([]);

  replaceIn('openapi/openapi.yaml', 'title: Kelana service', 'title: Another service');
  expect(await generate(root)).toEqual(['sdk/src/generated/openapi.json', 'mocks/generated/validators.js']);
});

test('the check names the stale files and the command', async () => {
  await generate(root);
  expect(check()).toEqual({ status: 0, stderr: '' });
  replaceIn('openapi/schemas/career.yaml', 'portfolio_url:', 'portfolio_link:');
  expect(check()).toEqual({
    status: 1,
    stderr: `Stale, run \`npm run generate\` and commit:
  sdk/src/generated/openapi.json
  sdk/src/generated/schema.ts
`,
  });
});

test('a changed style sheet of tokens and a changed sprite are stale', async () => {
  await generate(root);
  replaceIn('src/ui/theme/tokens.css', '--toast-time: 3000ms', '--toast-time: 4000ms');
  replaceIn('public/images/icons.svg', '<symbol', '<symbol class="old"');
  expect(await staleFiles(root)).toEqual(['src/ui/theme/tokens.css', 'public/images/icons.svg']);
});

test('every generated file names its source', async () => {
  await generate(root);
  const header = '// Generated from openapi/ by `npm run generate`. Never edit.';
  for (const path of [
    'sdk/src/generated/schema.ts',
    'sdk/src/generated/operations.ts',
    'mocks/generated/operations.ts',
  ]) {
    expect(readFileSync(join(root, path), 'utf8').split('\n')[0]).toBe(header);
  }
});

test('a document with an unresolved reference is refused', async () => {
  replaceIn('openapi/openapi.yaml', 'paths/auth.yaml#/login', 'paths/auth.yaml#/nowhere');
  await expect(generate(root)).rejects.toThrow('The document cannot be bundled');
});

test('a 200 without an example is refused with the operation and the file to edit', async () => {
  replaceIn('openapi/responses/tour.yaml', 'first-page: { $ref: ../examples/tour-list.yaml#/tours-first-page }', '');
  const text = readFileSync(join(root, 'openapi/responses/tour.yaml'), 'utf8');
  writeFileSync(join(root, 'openapi/responses/tour.yaml'), text.replace(/examples:\n( {8}.*\n)+/, 'examples: {}\n'));
  await expect(generate(root)).rejects.toThrow(
    'listTours: the 200 has no example. Add one under `examples` of application/json in openapi/responses/tour.yaml.',
  );
});

test('a document that breaks a rule is refused before anything is written', async () => {
  replaceIn('openapi/paths/auth.yaml', 'operationId: login', 'operationId: log_in');
  const script = join(repository, 'scripts/generate.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', root], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('An operationId is written in lowerCamelCase.');
  expect(stdout + stderr).toContain('openapi/paths/auth.yaml');
  expect(existsSync(join(root, 'sdk/src/generated/schema.ts'))).toBe(false);
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OpenApiDocument } from './document.ts';
import { generate, patternMessages, staleFiles } from './generate.ts';

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

test('a document that breaks a rule is refused before anything is written', async () => {
  replaceIn('openapi/paths/auth.yaml', 'operationId: login', 'operationId: log_in');
  const script = join(repository, 'scripts/generate.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', root], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('An operationId is written in lowerCamelCase.');
  expect(stdout + stderr).toContain('openapi/paths/auth.yaml');
  expect(existsSync(join(root, 'sdk/src/generated/schema.ts'))).toBe(false);
});

const documentWith = (messages: object[]) => {
  const schemas = messages.map((message, index) => [`Code${index}`, { pattern: '^[A-Z]$', 'x-message': message }]);
  return { components: { schemas: Object.fromEntries(schemas) } } as unknown as OpenApiDocument;
};

test('a pattern has one message, wherever it stands', () => {
  const message = { id: 'Satu huruf besar.', en: 'One capital letter.' };
  expect(patternMessages(documentWith([message, { ...message }]))).toContain('"en": "One capital letter."');
  const differing = () => patternMessages(documentWith([message, { ...message, en: 'A letter.' }]));
  expect(differing).toThrow('The pattern ^[A-Z]$ has two messages: One capital letter. A letter.');
});

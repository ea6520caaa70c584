import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { presentDocument } from '../judge/document.ts';
import { contractDiff } from './command.ts';

type Schema = {
  required: string[];
  properties: Record<string, unknown>;
  description?: string;
  enum?: string[];
};
type Document = {
  info: { version: string };
  paths: Record<string, unknown>;
  components: { schemas: Record<'LoginRequest' | 'Tour' | 'Regional' | 'BookingStatus', Schema> };
};

const root = mkdtempSync(join(tmpdir(), 'kelana-diff-'));
const released = join(root, 'openapi/released.yaml');
mkdirSync(join(root, 'openapi'));
afterAll(() => rmSync(root, { recursive: true }));

// Four calls are enough to compare, and quicker than all.
const kept = /login$|banners$|regionals$|history$/;

// JSON is YAML, so the bundled document can stand where the hand-written one does.
async function run(change: (document: Document) => void, ...args: string[]): Promise<{ code: number; text: string }> {
  const document = presentDocument() as unknown as Document;
  document.info.version = '1.0.0';
  for (const path of Object.keys(document.paths)) if (!kept.test(path)) delete document.paths[path];
  if (args.includes('--released')) writeFileSync(released, JSON.stringify(document));
  change(document);
  writeFileSync(join(root, 'openapi/openapi.yaml'), JSON.stringify(document));
  const lines: string[] = [];
  const code = await contractDiff(
    args.filter((arg) => arg !== '--released'),
    root,
    (line) => lines.push(line),
  );
  return { code, text: lines.join('\n') };
}

test('without a release it says how to write the first', async () => {
  const { code, text } = await run(() => {});
  expect(code).toBe(1);
  expect(text).toContain('npm run contract:diff -- --release');
});

test('the same document has no change', async () => {
  expect(await run(() => {}, '--released')).toEqual({ code: 0, text: 'Released 1.0.0, now 1.0.0: no change.' });
});

test('a removed operation, a renamed field of an answer and a new required field of a request are major', async () => {
  const { code, text } = await run((document) => {
    delete document.paths['/v1/modules/banners'];
    const { properties } = document.components.schemas.Regional;
    properties.title = properties.name;
    delete properties.name;
    const { LoginRequest } = document.components.schemas;
    LoginRequest.properties.otp = {};
    LoginRequest.required.push('otp');
  }, '--released');
  expect(code).toBe(1);
  expect(text).toContain('  major  /v1/modules/banners  Path `/v1/modules/banners` was removed.');
  expect(text).toContain('Property `name` of `Regional`');
  expect(text).toContain('  major  POST /v1/auth/login  Properties of `LoginRequest` became required: `otp`.');
  expect(text).toContain('A major change needs info.version 2.0.0 or higher, it is 1.0.0.');
});

test('a minor bump is not enough for a major change', async () => {
  const { code, text } = await run((document) => {
    delete document.paths['/v1/modules/banners'];
    document.info.version = '1.1.0';
  }, '--released');
  expect(code).toBe(1);
  expect(text).toContain('needs info.version 2.0.0 or higher, it is 1.1.0');
});

test('a new optional field of a request is minor', async () => {
  const { code, text } = await run((document) => {
    document.components.schemas.LoginRequest.properties.device = {};
  }, '--released');
  expect(code).toBe(1);
  expect(text).toContain('0 major, 1 minor, 0 patch');
  expect(text).toContain('needs info.version 1.1.0 or higher');
});

test('a new value in an enum of an answer is major: who reads it does not know it', async () => {
  const { code, text } = await run((document) => {
    document.components.schemas.BookingStatus.enum?.push('refunded');
  }, '--released');
  expect(code).toBe(1);
  expect(text).toContain("  major  GET /v1/modules/user/booking-history  Enum of `status` gained values: 'refunded'.");
});

test('a changed description is a patch', async () => {
  const change = (document: Document) => {
    document.components.schemas.BookingStatus.description = 'Where it stands.';
  };
  expect((await run(change, '--released')).text).toContain('A patch change needs info.version 1.0.1 or higher');
});

test('a release is refused without its bump and written with it', async () => {
  const change = (version: string) => (document: Document) => {
    document.info.version = version;
    document.components.schemas.LoginRequest.properties.device = {};
  };
  const refused = await run(change('1.0.0'), '--released', '--release');
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('Not released.');
  expect(readFileSync(released, 'utf8')).not.toContain('device');

  expect((await run(change('1.1.0'), '--release')).text).toContain('Written: openapi/released.yaml.');
  expect(await run(change('1.1.0'))).toEqual({ code: 0, text: 'Released 1.1.0, now 1.1.0: no change.' });
});

test('a version that went down is refused, whatever changed', async () => {
  const { code, text } = await run((document) => {
    document.info.version = '0.9.0';
  }, '--released');
  expect({ code, text: text.split('\n').at(-1) }).toEqual({
    code: 1,
    text: 'info.version went down from 1.0.0 to 0.9.0: raise it.',
  });
});

test('an unknown argument is a wrong use', async () => {
  expect((await run(() => {}, '--nonsense')).code).toBe(2);
});

test('a version that is none of three numbers is told, with code 2', async () => {
  await run(() => {}, '--released');
  expect(
    await run((document) => {
      document.info.version = '2.0.0-rc.1';
    }),
  ).toEqual({ code: 2, text: 'info.version "2.0.0-rc.1" is not of the form 1.2.3: set it to such a one.' });
});

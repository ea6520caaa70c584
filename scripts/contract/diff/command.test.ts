import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { OpenApiDocument, Parameter, RequestBody, ResponseObject } from '../../generate/document.ts';
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
mkdirSync(join(root, 'sdk'));
afterAll(() => rmSync(root, { recursive: true }));

// A comparison of some paths is faster than one of the whole document.
const comparedPaths = /login$|banners$|regionals$|history$|update$|pdf|tours\/regional|detail$/;

// JSON is valid YAML, so the bundled document replaces the hand-written one.
async function run(change: (document: Document) => void, ...args: string[]): Promise<{ code: number; text: string }> {
  const document = presentDocument() as unknown as Document;
  document.info.version = '1.0.0';
  for (const path of Object.keys(document.paths)) if (!comparedPaths.test(path)) delete document.paths[path];
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

test('the size of an integer in a request is a patch', async () => {
  const { code, text } = await run((document) => {
    const { parameters } = document.components as unknown as { parameters: Record<string, Parameter> };
    parameters.TourId!.schema.format = 'int64';
    document.info.version = '1.0.1';
  }, '--released');
  expect([code, text]).toEqual([0, expect.stringMatching(/patch .*format/)]);
});

test('a removed operation, a renamed field of a response and a new required field of a request are major', async () => {
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

test('a new value in an enum of a response is major, because clients do not know it', async () => {
  const { code, text } = await run((document) => {
    document.components.schemas.BookingStatus.enum?.push('refunded');
  }, '--released');
  expect(code).toBe(1);
  expect(text).toContain("  major  GET /v1/modules/user/booking-history  Enum of `status` gained values: 'refunded'.");
});

type Encoding = Record<'photo', { contentType?: string }>;

function encodingOf(document: Document): Encoding {
  const { paths } = document as unknown as OpenApiDocument;
  const body = paths['/v2/modules/user/update']?.post?.requestBody as RequestBody | undefined;
  return body?.content['multipart/form-data']?.encoding as Encoding;
}

const PHOTO = 'POST /v2/modules/user/update  requestBody/content/multipart/form-data/encoding/photo contentType';

test.each([
  ['taken away', 'image/jpeg, image/png', 'major', '2.0.0'],
  ['replaced', 'image/jpeg, image/png, image/avif', 'major', '2.0.0'],
  ['left open', undefined, 'major', '2.0.0'],
  ['added', 'image/png, image/jpeg, image/webp, image/avif', 'minor', '1.1.0'],
  ['in another order', 'image/png,image/jpeg,image/webp', 'patch', '1.0.1'],
])('media types of a file %s: %s is %s', async (_name, contentType, impact, version) => {
  const { text } = await run((document) => {
    const { photo } = encodingOf(document);
    if (contentType === undefined) delete photo.contentType;
    else photo.contentType = contentType;
  }, '--released');
  expect(text).toContain(`  ${impact}  ${PHOTO}`);
  expect(text).toContain(`A ${impact} change needs info.version ${version} or higher`);
});

function schemaOf(document: Document, name: string): { default?: unknown } {
  const { components } = document as unknown as { components: { parameters: Record<string, Parameter> } };
  return components.parameters[name]?.schema ?? {};
}

test.each([
  ['changed', 20],
  ['taken away', undefined],
])('a default of a parameter that was %s is major for every call that has it', async (_name, limit) => {
  const { text } = await run((document) => {
    schemaOf(document, 'Limit').default = limit;
  }, '--released');
  expect(text).toContain('  major  GET /v1/modules/tour/tours/regional  parameters/');
  expect(text).toContain('         also GET /v1/modules/tour/tours/regional/{regional_id}\n');
  expect(text).toContain('A major change needs info.version 2.0.0');
});

test('a default that is documented for the first time is a patch', async () => {
  const { text } = await run((document) => {
    schemaOf(document, 'SearchTours').default = '';
  }, '--released');
  expect(text).toContain('A patch change');
});

test('a default of a body that was changed is major', async () => {
  const change = (value: string) => (document: Document) => {
    document.components.schemas.LoginRequest.properties.email = { type: 'string', default: value };
  };
  await run(change('a@kelana.example'), '--released');
  writeFileSync(released, readFileSync(join(root, 'openapi/openapi.yaml')));
  expect((await run(change('b@kelana.example'))).text).toContain('  major  POST /v1/auth/login');
});

test('a header of a response that becomes optional is major', async () => {
  const { text } = await run((document) => {
    const { components } = document as unknown as { components: { responses: Record<string, ResponseObject> } };
    const header = components.responses.ItineraryPdf?.headers?.['Content-Disposition'] as { required?: boolean };
    header.required = false;
  }, '--released');
  expect(text).toContain(
    '  major  GET /v2/modules/page/tour/pdf/{itineraryId}  responses/200/headers/Content-Disposition',
  );
  expect(text).toContain('A major change needs info.version 2.0.0');
});

test('a change of a shared schema names every call that uses it', async () => {
  const { text } = await run((document) => {
    delete document.components.schemas.Tour.properties.capacity;
  }, '--released');
  expect(text.split('\n').slice(1, 3)).toEqual([
    '  major  GET /v1/modules/tour/tours/regional  Property `capacity` of `Tour` was removed.',
    '         also GET /v1/modules/tour/tours/regional/{regional_id}, GET /v1/modules/tour/{id}/detail',
  ]);
});

test('a changed description is a patch', async () => {
  const change = (document: Document) => {
    document.components.schemas.BookingStatus.description = 'The status of a booking.';
  };
  expect((await run(change, '--released')).text).toContain('A patch change needs info.version 1.0.1 or higher');
});

test('a version that is high enough for the changes is confirmed', async () => {
  const { code, text } = await run((document) => {
    document.components.schemas.LoginRequest.properties.device = {};
    document.info.version = '1.1.0';
  }, '--released');
  expect({ code, text: text.split('\n').at(-1) }).toEqual({
    code: 0,
    text: 'Version 1.1.0 is enough for these changes over the released 1.0.0.',
  });
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
  expect(readFileSync(join(root, 'sdk/CHANGELOG.md'), 'utf8')).toMatch(
    /^## 1\.1\.0 .*\n\n### New\n\n- body device added: `POST \/v1\/auth\/login`/m,
  );
  expect(await run(change('1.1.0'))).toEqual({ code: 0, text: 'Released 1.1.0, now 1.1.0: no change.' });
});

test('a lower version is refused, whatever changed', async () => {
  const { code, text } = await run((document) => {
    document.info.version = '0.9.0';
  }, '--released');
  expect({ code, text: text.split('\n').at(-1) }).toEqual({
    code: 1,
    text: 'info.version went down from 1.0.0 to 0.9.0: raise it.',
  });
});

test('an unknown argument is refused as wrong use', async () => {
  expect((await run(() => {}, '--nonsense')).code).toBe(2);
});

test('a version that is not three numbers is reported with code 2', async () => {
  await run(() => {}, '--released');
  expect(
    await run((document) => {
      document.info.version = '2.0.0-rc.1';
    }),
  ).toEqual({ code: 2, text: 'info.version "2.0.0-rc.1" must have the form 1.2.3.' });
});

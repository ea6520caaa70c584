import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contractDiff } from './command.ts';
import { isWiderPattern } from './rating.ts';

/** A small document for the tests, as text, so that a test changes it by replacing a part. */
const RELEASED = `{
"openapi": "3.1.0",
"info": { "title": "Tours", "version": "1.0.0" },
"tags": [{ "name": "tour" }, { "name": "user" }],
"paths": {
  "/deals": { "get": { "operationId": "listDeals", "responses": { "200": { "description": "The deals." } } } },
  "/tours/{id}": { "get": {
    "operationId": "getTour",
    "parameters": [{ "$ref": "#/components/parameters/TourId" }],
    "responses": { "200": { "$ref": "#/components/responses/TourFound" } }
  } },
  "/photo": { "post": {
    "operationId": "sendPhoto",
    "requestBody": { "content": { "multipart/form-data": {
      "schema": { "type": "object", "properties": { "photo": { "type": "string", "format": "binary", "x-max-bytes": 500 } } },
      "encoding": { "photo": { "contentType": "image/jpeg, image/png" } }
    } } },
    "responses": { "204": { "description": "Sent.", "headers": { "X-Size": { "required": true, "schema": { "type": "integer" } } } } }
  } },
  "/bookings": { "post": {
    "operationId": "bookTour",
    "security": [{ "bearer": [] }],
    "x-rate-limit": [{ "by": "member", "limit": 20, "windowSeconds": 60 }],
    "parameters": [
      { "name": "Idempotency-Key", "in": "header", "schema": { "type": "string", "maxLength": 40 } },
      { "name": "sort", "in": "query", "schema": { "enum": ["date", "price"] } },
      { "name": "limit", "in": "query", "schema": { "type": "integer", "default": 9 } },
      { "name": "code", "in": "query", "schema": { "type": "string", "pattern": "^[a-z]*$" } }
    ],
    "requestBody": { "required": true, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Booking" } } } },
    "responses": { "204": { "description": "Booked." } }
  } }
},
"components": {
  "securitySchemes": { "bearer": { "type": "http", "scheme": "bearer" } },
  "parameters": { "TourId": { "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } } },
  "responses": { "TourFound": {
    "description": "The tour.",
    "content": { "application/json": {
      "schema": { "$ref": "#/components/schemas/Tour" },
      "example": { "title": "Bali", "guests": { "adult": 2 } }
    } }
  } },
  "schemas": {
    "Tour": { "type": "object", "properties": {
      "title": { "type": "string" },
      "status": { "enum": ["open", "full"] }, "guests": { "$ref": "#/components/schemas/Guests" }
    } },
    "Booking": {
      "type": "object",
      "additionalProperties": false,
      "required": ["note"],
      "properties": {
        "note": { "type": "string", "minLength": 2, "x-hint": [{ "id": "Tambah." }] },
        "room": { "type": "object", "default": { "beds": 2 } },
        "guests": { "$ref": "#/components/schemas/Guests" }
      }
    },
    "Guests": { "type": "object", "properties": { "adult": { "type": "integer" } } }
  }
}
}`;

const root = mkdtempSync(join(tmpdir(), 'kelana-diff-'));
const released = join(root, 'openapi/released.yaml');
for (const folder of ['openapi', 'sdk']) mkdirSync(join(root, folder));
afterAll(() => rmSync(root, { recursive: true }));

type Edit = [from: string, to: string];

/** Runs the command for the document with these edits; JSON is valid YAML. */
async function run(edits: Edit[], ...args: string[]): Promise<{ code: number; lines: string[] }> {
  for (const [from] of edits) if (!RELEASED.includes(from)) throw new Error(`The document has no ${from}`);
  const present = edits.reduce((text, [from, to]) => text.replaceAll(from, to), RELEASED);
  writeFileSync(join(root, 'openapi/openapi.yaml'), present);
  const lines: string[] = [];
  const code = await contractDiff(args, root, (text) => lines.push(...text.split('\n')));
  return { code, lines };
}

/** Each row: what changes, its texts before and after, and the starts of the reported changes. */
const table = `
a removed path | "/deals": { "get" | "/offers": { "get" | major  /deals & minor  /offers
a path parameter | /tours/{id} & "name": "id" | /tours/{tourId} & "name": "tourId" | major  /tours/{tourId}  key modified & major  GET /tours/{tourId}  parameters/0 name modified: "id" → "tourId" (for callers of the SDK)
a header in other letters | Idempotency-Key | idempotency-key | major  POST /bookings  parameters/0 name modified: "Idempotency-Key" → "idempotency-key" (for callers of the SDK)
a similar name of a schema | Guests" | GuestList" | major  components  schemas/GuestList key modified: "Guests" → "GuestList" (for callers of the SDK)
another name of a schema | Guests" | Party" | major  components  schemas/Guests removed (for callers of the SDK) & patch  components  schemas/Party added & patch  components  schemas/Tour/guests $ref modified & patch  components  schemas/Booking/guests $ref modified
the name of an operation | "getTour" | "readTour" | major  GET /tours/{id}  \`operationId\` of operation
a renamed field of an answer | "title": { "type" | "name": { "type" | minor  GET /tours/{id}  answer 200 name added & major  GET /tours/{id}  Property \`title\` of \`Tour\` was removed.
a new value in an answer | "open", "full" | "open", "full", "soon" | major  GET /tours/{id}  Enum of \`status\` gained values: 'soon'.
a new required field | ["note"] | ["note", "room"] | major  POST /bookings  Properties of \`Booking\` became required: \`room\`.
a new optional field | "room": { | "phone": {}, "room": { | minor  POST /bookings  body phone added
a lower limit | "limit": 20 | "limit": 2 | major  POST /bookings  x-rate-limit modif
a longer window | "windowSeconds": 60 | "windowSeconds": 120 | major  POST /bookings  x-rate-limit modif
another counted caller | "by": "member" | "by": "address" | major  POST /bookings  x-rate-limit modif
twice the calls in twice the time | "limit": 20, "windowSeconds": 60 | "limit": 40, "windowSeconds": 120 | minor  POST /bookings  x-rate-limit modif
a limit of failures alone | "windowSeconds": 60 | "windowSeconds": 60, "counts": "failed" | minor  POST /bookings  x-rate-limit modif
a new exception of a limit | "windowSeconds": 60 | "windowSeconds": 60, "except": "known-address" | minor  POST /bookings  x-rate-limit modif
no limit | "x-rate-limit": [{ "by": "member", "limit": 20, "windowSeconds": 60 }], | (nothing) | minor  POST /bookings  x-rate-limit removed
a read-only field | "minLength": 2 | "minLength": 2, "readOnly": true | major  POST /bookings  body note readOnly
a write-only field | "adult": { "type": "integer" | "adult": { "type": "integer", "writeOnly": true | major  GET /tours/{id}  answer 200 guests/adult writeOnly
one value more in a request | "date", "price" | "date", "price", "name" | minor  POST /bookings
a shorter text | "minLength": 2 | "minLength": 1 | minor  POST /bookings
a text of any length | , "maxLength": 40 | (nothing) | minor  POST /bookings
a body without a field | ["note"] | [] | minor  POST /bookings
no body | "required": true, "content": { "application | "content": { "application | minor  POST /bookings
no token | "security": [{ "bearer": [] }], | (nothing) | minor  POST /bookings
a wider pattern | ^[a-z]*$ | ^[A-Za-z]*$ | minor  POST /bookings
a narrower pattern | ^[a-z]*$ | ^[a-y]*$ | major  POST /bookings
another default | "default": 9 | "default": 20 | major  POST /bookings  parameters/2
a default inside a body | "beds": 2 | "beds": 1 | major  components  schemas/Booking/room/default beds modified: 2 → 1
a first default | "enum": ["date" | "default": "date", "enum": ["date" | patch  POST /bookings
the size of an integer | "type": "integer", "default" | "type": "integer", "format": "int64", "default" | patch  POST /bookings
an optional header | "X-Size": { "required": true, | "X-Size": { | major  POST /photo  responses/204/headers/X-Size
a smaller file | 500 | 400 | major  POST /photo  body photo x-max-bytes modified: 500 → 400
a larger file | 500 | 600 | minor  POST /photo  body photo x-max-bytes modified: 500 → 600
a media type less | image/jpeg, image/png | image/png | major  POST /photo  requestBody/content/multipart/form-data/encoding/photo contentType
a media type more | image/jpeg, image/png | image/jpeg, image/png, image/avif | minor  POST /photo  requestBody/content/multipart/form-data/encoding/photo contentType
media types in another order | image/jpeg, image/png | image/png,image/jpeg | patch  POST /photo  requestBody/content/multipart/form-data/encoding/photo contentType
any media type | "contentType": "image/jpeg, image/png" | (nothing) | major  POST /photo  requestBody/content/multipart/form-data/encoding/photo contentType
an example | "adult": 2 | "adult": 3 | patch  components  responses/TourFound/content/application/json/example/guests adult modified: 2 → 3
an extension | "Tambah." | "Catat." | patch  components  schemas/Booking/note x-hint modified
a description | The deals. | All deals. | patch  GET /deals
a schema in place of its reference | "full"] }, "guests": { "$ref": "#/components/schemas/Guests" } | "full"] }, "guests": { "type": "object", "properties": { "adult": { "type": "integer" } } } | patch  components  schemas/Tour/guests $ref removed & patch  components  schemas/Tour/guests type added & patch  components  schemas/Tour/guests/adult type added
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(/ \| ?/) as [name: string, from: string, to: string, starts: string]);

test.each(rows)('%s: from %s to %s', async (_name, from, to, starts) => {
  writeFileSync(released, RELEASED);
  const after = to.split(' & ');
  const { lines } = await run(
    from.split(' & ').map((text, index) => [text, after[index]?.replace('(nothing)', '') ?? '']),
  );
  const changes = lines.filter((line) => /^ {2}(major|minor|patch)/.test(line));
  expect(changes).toEqual(starts.split(' & ').map((start) => expect.stringContaining(start)));
});

test('a change of a shared schema names every call that uses it', async () => {
  writeFileSync(released, RELEASED);
  const { lines } = await run([['"adult": {', '"child": {}, "adult": {']]);
  expect(lines.slice(1, 3)).toEqual([
    '  minor  GET /tours/{id}  answer 200 guests/child added',
    '         also POST /bookings',
  ]);
});

const VERSION = '"version": "1.0.0"';
const version = (text: string): Edit => [VERSION, `"version": "${text}"`];
const MAJOR: Edit = ['"/deals": { "get"', '"/offers": { "get"'];
const MINOR: Edit = ['"room": {', '"phone": {}, "room": {'];

const ENOUGH = 'Version 1.1.0 is enough for these changes over the released 1.0.0.';
const TOO_LOW = 'A major change needs info.version 2.0.0 or higher, it is 1.1.0.';

test.each<[name: string, edits: Edit[], code: number, line: string, args?: string[]]>([
  ['the same document', [], 0, 'Released 1.0.0, now 1.0.0: no change.'],
  ['too low a version', [MAJOR, version('1.1.0')], 1, TOO_LOW],
  ['the counts', [MINOR], 1, 'Released 1.0.0, now 1.0.0: 0 major, 1 minor, 0 patch.'],
  ['a high version', [MINOR, version('1.1.0')], 0, ENOUGH],
  ['a lower version', [version('0.9.0')], 1, 'info.version went down from 1.0.0 to 0.9.0: raise it.'],
  ['no version', [version('2.0.0-rc.1')], 2, 'info.version "2.0.0-rc.1" must have the form 1.2.3.'],
  ['a wrong argument', [], 2, 'Use: npm run contract:diff            compares with the last release', ['--nonsense']],
  ['a release without its bump', [MINOR], 1, 'Not released.', ['--release']],
  ['a release without a change', [], 0, 'Nothing to release: the document is that of the last release.', ['--release']],
])('%s: the command says so', async (_name, edits, code, line, args = []) => {
  writeFileSync(released, RELEASED);
  const result = await run(edits, ...args);
  expect(result.lines).toContain(line);
  expect(result.code).toBe(code);
  expect(readFileSync(released, 'utf8')).toBe(RELEASED);
});

test('the first release is written on request, and later ones add their changes to the changelog, the newest first', async () => {
  rmSync(released);
  expect(await run([])).toMatchObject({ code: 1, lines: [expect.stringContaining('-- --release')] });
  expect((await run([], '--release')).code).toBe(0);
  const description: Edit = ['The deals.', 'All deals.'];
  const adult: Edit = ['"adult": {', '"child": {}, "adult": {'];
  await run([MINOR, description, version('1.1.0')], '--release');
  expect(await run([MINOR, description, version('1.1.0')])).toEqual({
    code: 0,
    lines: ['Released 1.1.0, now 1.1.0: no change.'],
  });
  await run([MINOR, description, adult, version('1.2.0')], '--release');
  const log = readFileSync(join(root, 'sdk/CHANGELOG.md'), 'utf8').replaceAll(/\(.{10}\)/g, '(day)');
  expect(log.slice(log.indexOf('## 1.2.0'))).toBe(
    [
      '## 1.2.0 (day)\n\n### New\n\n- answer 200 guests/child added: `GET /tours/{id}`, `POST /bookings`\n',
      '## 1.1.0 (day)\n\n### New\n\n- body phone added: `POST /bookings`\n',
      'Changes of descriptions, examples and formats: 1.\n',
    ].join('\n'),
  );
});

test.each([
  ['^[a-z][a-z ]*$', '^[a-z][a-z -]*$', true],
  ['^[a-z][a-z ]*$', '^[a-z ]*$', true],
  ["^[\\p{L}][\\p{L} '.-]*$", '^[^0-@][^0-9]*$', true],
  ['^[a-z ]*$', '^[a-z][a-z ]*$', false],
  ['^[a-z][a-z ]*$', '^[a-z][a-z]*$', false],
  ['^[\\p{L}]*$', '^[A-Za-z]*$', false],
  ['^[0-9]{15,16}$', '^[0-9]{1,16}$', false],
])('a pattern that changes from %s to %s is wider: %s', (before, after, isWider) => {
  expect(isWiderPattern(before, after)).toBe(isWider);
});

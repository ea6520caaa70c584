import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { contractDiff } from './command.ts';
import { isWiderPattern } from './compare.ts';

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
  "/bookings": { "post": {
    "operationId": "bookTour",
    "security": [{ "bearer": [] }],
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
        "note": { "type": "string", "minLength": 2, "x-max-bytes": 500, "x-rate-limit": [{ "limit": 5 }], "x-hint": [{ "id": "Tambah." }] },
        "room": { "type": "object" },
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

/** Each row: what changes, its texts before and after, and the reported changes; patches are only counted. */
const table = `
a removed path | "/deals": { "get" | "/offers": { "get" | major  /deals & minor  /offers
a path parameter | /tours/{id} & "name": "id" | /tours/{tourId} & "name": "tourId" | major  /tours/{tourId}  key modified & major  GET /tours/{tourId}  parameters/0 name modified: "id" → "tourId" (for callers of the SDK) (in parameters/TourId)
a header in other letters | Idempotency-Key | idempotency-key | major  POST /bookings  parameters/0 name modified: "Idempotency-Key" → "idempotency-key" (for callers of the SDK)
a similar name of a schema | Guests" | GuestList" | major  components  schemas/GuestList key modified: "Guests" → "GuestList" (for callers of the SDK)
another name of a schema | Guests" | Party" | major  components  schemas/Guests removed (for callers of the SDK) & 1 patch
the name of an operation | "getTour" | "readTour" | major  GET /tours/{id}  \`operationId\` of operation
a renamed field of an answer | "title": { "type" | "name": { "type" | minor  GET /tours/{id}  answer 200 name added (in schemas/Tour) & major  GET /tours/{id}  Property \`title\` of \`Tour\` was removed.
a new value in an answer | "open", "full" | "open", "full", "soon" | major  GET /tours/{id}  Enum of \`status\` gained values: 'soon'.
a new required field | ["note"] | ["note", "room"] | major  POST /bookings  Properties of \`Booking\` became required: \`room\`.
a new optional field | "room": { | "phone": {}, "room": { | minor  POST /bookings  body phone added (in schemas/Booking)
a new field of a shared schema | "adult": { | "child": {}, "adult": { | minor  GET /tours/{id}  answer 200 guests/child added (in schemas/Guests)
a read-only field | "minLength": 2 | "minLength": 2, "readOnly": true | major  POST /bookings  body note readOnly
a write-only field | "adult": { "type": "integer" | "adult": { "type": "integer", "writeOnly": true | major  GET /tours/{id}  answer 200 guests/adult writeOnly
a wider pattern | ^[a-z]*$ | ^[A-Za-z]*$ | minor  POST /bookings
a narrower pattern | ^[a-z]*$ | ^[a-y]*$ | major  POST /bookings
another default | "default": 9 | "default": 20 | major  POST /bookings  parameters/2
a first default | "enum": ["date" | "default": "date", "enum": ["date" | 1 patch
the size of an integer | "type": "integer", "default" | "type": "integer", "format": "int64", "default" | 1 patch
an example | "adult": 2 | "adult": 3 | 1 patch
an extension | "Tambah." | "Catat." | 1 patch
a limit | "x-max-bytes": 500 | "x-max-bytes": 400 | minor  POST /bookings  body note x-max-bytes
a rate | "limit": 5 | "limit": 4 | minor  #/
a description | The deals. | All deals. | 1 patch
`;
const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [name: string, from: string, to: string, reported: string]);

test.each(rows)('%s: from %s to %s', async (_name, from, to, reported) => {
  writeFileSync(released, RELEASED);
  const after = to.split(' & ');
  const { lines } = await run(from.split(' & ').map((text, index) => [text, after[index] ?? '']));
  const patches = / ([1-9]\d* patch)\.$/.exec(lines[0] ?? '')?.slice(1) ?? [];
  const changes = lines.filter((line) => /^ {2}(major|minor)/.test(line));
  expect([...changes, ...patches]).toEqual(reported.split(' & ').map((text) => expect.stringContaining(text)));
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
  const file = join(root, 'sdk/CHANGELOG.md');
  const byHand = '## 1.2.0\n\n### Removed\n\n- By hand.\n\n';
  writeFileSync(file, readFileSync(file, 'utf8').replace('## 1.1.0', `${byHand}## 1.1.0`));
  await run([MINOR, description, adult, version('1.2.0')], '--release');
  const log = readFileSync(file, 'utf8').replaceAll(/\(.{10}\)/g, '(day)');
  expect(log.slice(log.indexOf('## 1.2.0'))).toBe(
    [
      '## 1.2.0 (day)\n\n### New\n\n- answer 200 guests/child added (in schemas/Guests): `GET /tours/{id}`\n',
      '### Removed\n\n- By hand.\n',
      '## 1.1.0 (day)\n\n### New\n\n- body phone added (in schemas/Booking): `POST /bookings`\n',
      'Changes of descriptions, examples and formats: 1.\n',
    ].join('\n'),
  );
});

test.each([
  ['^[a-z][a-z ]*$', '^[a-z][a-z -]*$', true],
  ['^[a-z][a-z ]*$', '^[a-z ]*$', true],
  ["^[\\p{L}][\\p{L} '.-]*$", '^[^0-@][^0-9]*$', true],
  ['^[a-z ]*$', '^[a-z][a-z ]*$', false],
  ['^[0-9]{15,16}$', '^[0-9]{1,16}$', false],
])('a pattern that changes from %s to %s is wider: %s', (before, after, isWider) => {
  expect(isWiderPattern(before, after)).toBe(isWider);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareDocuments } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RELEASED = `{
  "openapi": "3.1.0",
  "info": { "title": "Tours", "version": "1.0.0" },
  "tags": [{ "name": "tour" }, { "name": "user" }],
  "paths": {
    "/tours/{id}": {
      "get": {
        "operationId": "getTour",
        "parameters": [{ "$ref": "#/components/parameters/TourId" }],
        "responses": { "200": { "$ref": "#/components/responses/TourFound" } }
      }
    },
    "/bookings": {
      "post": {
        "operationId": "bookTour",
        "security": [{ "bearer": [] }],
        "x-rate-limit": [{ "by": "member", "limit": 20, "windowSeconds": 60 }],
        "parameters": [
          { "name": "Idempotency-Key", "in": "header", "schema": { "type": "string", "maxLength": 40 } },
          { "name": "sort", "in": "query", "schema": { "enum": ["date", "price"] } }
        ],
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Booking" } } }
        },
        "responses": { "204": { "description": "Booked." } }
      }
    }
  },
  "components": {
    "securitySchemes": { "bearer": { "type": "http", "scheme": "bearer" } },
    "parameters": { "TourId": { "name": "id", "in": "path", "required": true, "schema": { "type": "integer" } } },
    "responses": {
      "TourFound": {
        "description": "The tour.",
        "content": {
          "application/json": {
            "schema": { "$ref": "#/components/schemas/Tour" },
            "example": { "title": "Bali", "guests": { "adult": 2 } }
          }
        }
      }
    },
    "schemas": {
      "Tour": { "type": "object", "properties": { "guests": { "$ref": "#/components/schemas/Guests" } } },
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

/** Returns the changes that follow from replacing texts of the document, each as its impact, place and text. */
const changesOf = (...edits: [from: string, to: string][]) => changesSince(RELEASED, ...edits);

async function changesSince(released: string, ...edits: [from: string, to: string][]): Promise<string[]> {
  const files = [join(folder, 'released.json'), join(folder, 'present.json')] as const;
  const present = edits.reduce((text, [from, to]) => text.replaceAll(from, to), released);
  writeFileSync(files[0], released);
  writeFileSync(files[1], JSON.stringify(JSON.parse(present)));
  const { changes } = await compareDocuments(...files);
  return changes.map(({ impact, place, text }) => `${impact} ${place} ${text}`);
}

test.each<[string, [string, string][], string[]]>([
  [
    'path parameter',
    [
      ['/tours/{id}', '/tours/{tourId}'],
      ['"name": "id"', '"name": "tourId"'],
    ],
    [
      'major /tours/{tourId} key modified: "/tours/{id}" → "/tours/{tourId}" (for callers of the SDK)',
      'major GET /tours/{tourId} parameters/0 name modified: "id" → "tourId" (for callers of the SDK)',
    ],
  ],
  [
    'header in other letters',
    [['Idempotency-Key', 'idempotency-key']],
    ['major POST /bookings parameters/0 name modified: "Idempotency-Key" → "idempotency-key" (for callers of the SDK)'],
  ],
  [
    'schema',
    [['Guests"', 'GuestList"']],
    ['major components schemas/GuestList key modified: "Guests" → "GuestList" (for callers of the SDK)'],
  ],
  [
    'schema with quite another name',
    [['Guests"', 'Party"']],
    [
      'major components schemas/Guests removed (for callers of the SDK)',
      'patch components schemas/Party added',
      'patch components schemas/Tour/guests $ref modified: "#/components/schemas/Guests" → "#/components/schemas/Party"',
      'patch components schemas/Booking/guests $ref modified: "#/components/schemas/Guests" → "#/components/schemas/Party"',
    ],
  ],
  [
    'operation',
    [['"operationId": "getTour"', '"operationId": "readTour"']],
    [
      "major GET /tours/{id} `operationId` of operation `GET /tours/{id}` changed from 'getTour' to 'readTour'. (for callers of the SDK)",
    ],
  ],
])('the new name of a %s is major for callers of the SDK', async (_name, edits, changes) => {
  expect(await changesOf(...edits)).toEqual(changes);
});

test.each<[string, string, string]>([
  ['"limit": 20', '"limit": 2', 'major'],
  ['"windowSeconds": 60', '"windowSeconds": 120', 'major'],
  ['"by": "member"', '"by": "address"', 'major'],
  ['"limit": 20, "windowSeconds": 60', '"limit": 40, "windowSeconds": 120', 'minor'],
  ['"windowSeconds": 60', '"windowSeconds": 60, "counts": "failed"', 'minor'],
])('a rate limit from %s to %s is %s', async (from, to, impact) => {
  expect(await changesOf([from, to])).toEqual([expect.stringContaining(`${impact} POST /bookings x-rate-limit modif`)]);
});

const EXCEPT = ', "except": "known-address"';

test.each([
  ['gains', 'minor', '', EXCEPT],
  ['loses', 'major', EXCEPT, ''],
])('a rate limit that %s its exception is %s', async (_, impact, before, after) => {
  const limit = (exception: string) => `"windowSeconds": 60${exception} }`;
  const released = RELEASED.replace(limit(''), limit(before));
  const changes = await changesSince(released, [limit(before), limit(after)]);
  expect(changes).toEqual([expect.stringContaining(`${impact} POST /bookings x-rate-limit modif`)]);
});

test('a rate limit that is taken away is minor', async () => {
  const limit = '"x-rate-limit": [{ "by": "member", "limit": 20, "windowSeconds": 60 }],';
  expect(await changesOf([limit, ''])).toEqual(['minor POST /bookings x-rate-limit removed']);
});

test.each([
  ['read only', 'a request', '"note": { "type": "string"', '"readOnly": true', 'POST /bookings body note readOnly'],
  [
    'read only',
    'both',
    '"adult": { "type": "integer"',
    '"readOnly": true',
    'GET /tours/{id} answer 200 guests/adult readOnly',
  ],
  [
    'write only',
    'both',
    '"adult": { "type": "integer"',
    '"writeOnly": true',
    'GET /tours/{id} answer 200 guests/adult writeOnly',
  ],
])('a field that becomes %s is major in %s', async (_name, _place, field, keyword, text) => {
  expect(await changesOf([field, `${field}, ${keyword}`])).toEqual([`major ${text} modified: nothing → true`]);
});

test.each<[string, string, string]>([
  ['a value of an enum', '"date", "price"', '"date", "price", "name"'],
  ['a shorter text', '"minLength": 2', '"minLength": 1'],
  ['a text of any length', ', "maxLength": 40', ''],
  ['a body without a field', '"required": ["note"]', '"required": []'],
  ['no body', '"required": true,\n          "content"', '"content"'],
  ['a call without a token', '"security": [{ "bearer": [] }],', ''],
])('a request that accepts %s too is minor', async (_name, from, to) => {
  expect(await changesOf([from, to])).toEqual([expect.stringMatching(/^minor POST \/bookings /)]);
});

test.each<[string, string, string, string]>([
  [
    'an example',
    '"adult": 2',
    '"adult": 3',
    'patch components responses/TourFound/content/application/json/example/guests adult modified: 2 → 3',
  ],
  ['a default', '"beds": 2', '"beds": 1', 'major components schemas/Booking/room/default beds modified: 2 → 1'],
  [
    'an extension',
    '"Tambah."',
    '"Catat."',
    'patch components schemas/Booking/note x-hint modified: [{"id":"Tambah."}] → [{"id":"Catat."}]',
  ],
])('a value inside %s is named', async (_name, from, to, text) => {
  expect(await changesOf([from, to])).toEqual([text]);
});

test('another order is named', async () => {
  expect(await changesOf(['{ "name": "tour" }, { "name": "user" }', '{ "name": "user" }, { "name": "tour" }'])).toEqual(
    [expect.stringMatching(/^patch document tags modified/)],
  );
});

test('a schema that is written where it was referred to is named', async () => {
  const tourGuests = '"Tour": { "type": "object", "properties": { "guests": ';
  const inline = '{ "type": "object", "properties": { "adult": { "type": "integer" } } }';
  expect(await changesOf([`${tourGuests}{ "$ref": "#/components/schemas/Guests" }`, tourGuests + inline])).toEqual([
    'patch components schemas/Tour/properties guests modified: {"$ref":"#/components/schemas/Guests"} → {"type":"object","properties":{"adult":{"type":"integer"}}}',
  ]);
});

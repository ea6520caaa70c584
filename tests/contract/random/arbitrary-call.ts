import type { OperationId } from '@sdk';
import fc from 'fast-check';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { parametersOf } from '../document.ts';

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

// `grapheme` never splits a surrogate pair, which a URL cannot hold.
const text = fc.oneof(
  { weight: 6, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', ' ', '0', '-1', '1e309', 'null', '%', '%00', "' or 1=1", '<b>', ...prototypeNames),
  },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 2 }).map((unit) => unit.repeat(1_500)) },
);
// `.` and `..` would change the path.
const pathPart = text.filter((part) => !/^(\.|%2e){0,2}$/i.test(part));
const name = fc.oneof(text, fc.constantFrom(...prototypeNames));

/** JSON values, some with prototype names as keys and some very long. */
const json = fc.oneof(
  { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 3, arbitrary: text },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, '', [], {}, 0, -1, 1e308, true, '9'.repeat(50_000)) },
  { weight: 1, arbitrary: fc.constantFrom(...prototypeNames).map((key) => JSON.parse(`{"${key}":{"admin":true}}`)) },
);

const file = fc
  .record({
    size: fc.constantFrom(0, 1, 3_000_000),
    type: fc.constantFrom('', 'image/png', 'application/pdf', 'text/html'),
  })
  .map(({ size, type }) => new File([new Uint8Array(size)], 'x', { type }));

const header = fc.constantFrom<[string, string]>(
  ['accept-language', 'xx;q=9, *;q=-1,,;'],
  ['accept-language', 'x'.repeat(300)],
  ['authorization', 'Bearer __proto__'],
  ['authorization', 'Basic a:b'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data'],
  ['content-type', ''],
  ['idempotency-key', 'constructor'],
  ['idempotency-key', '!'],
  ['accept', 'text/nothing'],
  ['x-forwarded-host', 'elsewhere.example'],
  ['origin', 'null'],
);

type Change = (call: Call) => Call;

/** Returns an arbitrary of one to four random changes of a call; the changed call may still be valid. */
export function arbitraryChanges(operationId: OperationId): fc.Arbitrary<Change> {
  const { bodies } = getOperation(operationId);
  const parameters = parametersOf(operationId);
  const queryName = fc.oneof(name, ...namesAt('query').map((one) => fc.constant(one)));
  const changes: fc.Arbitrary<Change>[] = [
    fc
      .tuple(queryName, fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 4 })))
      .map(([key, value]) => (call) => ({
        ...call,
        query: { ...call.query, [key]: value },
      })),
    header.map(([key, value]) => (call) => ({ ...call, headers: { ...call.headers, [key]: value } })),
  ];
  for (const key of namesAt('path')) {
    changes.push(pathPart.map((value) => (call) => ({ ...call, path: { ...call.path, [key]: value } })));
  }
  if (bodies['application/json']) changes.push(...jsonChanges);
  if (bodies['multipart/form-data']) changes.push(...formChanges);
  return fc
    .array(fc.oneof(...changes), { minLength: 1, maxLength: 4 })
    .map((all) => (call) => all.reduce((changed, change) => change(changed), call));

  function namesAt(location: string): string[] {
    return parameters.filter((one) => one.location === location).map((one) => one.name);
  }
}

const jsonChanges: fc.Arbitrary<Change>[] = [
  json.map((value) => (call) => ({ ...call, json: value })),
  fc.tuple(fc.nat(), json).map(([index, value]) => (call) => ({ ...call, json: withValue(call.json, index, value) })),
  fc.tuple(name, json).map(([key, value]) => (call) => ({ ...call, json: withKey(call.json, key, value) })),
  text.map((garbage) => (call) => ({ ...call, raw: { type: 'application/json', text: `{"a":${garbage}` } })),
  fc
    .integer({ min: 1, max: 400 })
    .map((end) => (call) => ({ ...call, raw: { type: 'application/json', text: truncatedJson(call.json, end) } })),
  fc.constant((call: Call) => ({ ...call, raw: { type: 'application/json', text: '['.repeat(20_000) } })),
  text.map((type) => (call) => ({ ...call, raw: { type: `application/${encodeURIComponent(type)}`, text: '{}' } })),
];

const formChanges: fc.Arbitrary<Change>[] = [
  fc
    .tuple(name, fc.oneof(text, file, fc.array(fc.oneof(text, file), { minLength: 2, maxLength: 3 })))
    .map(([key, value]) => (call) => ({ ...call, form: { ...call.form, [key]: value } })),
  fc.tuple(fc.nat(), fc.oneof(text, file)).map(([index, value]) => (call) => {
    const names = Object.keys(call.form ?? {});
    return { ...call, form: { ...call.form, [names[index % names.length] ?? 'photo']: value } };
  }),
  fc.tuple(text, text).map(([boundary, body]) => (call) => {
    const type = `multipart/form-data; boundary=${encodeURIComponent(boundary)}`;
    return { ...call, raw: { type, text: `--${encodeURIComponent(boundary)}\r\n${body}` } };
  }),
  fc.constant((call: Call) => ({ ...call, raw: { type: 'multipart/form-data', text: 'no boundary' } })),
];

/** Returns a copy with another value of its n-th field, counted over all depths. */
function withValue(body: unknown, index: number, value: unknown): unknown {
  let count = 0;
  const total = Math.max(1, fieldCount(body));
  const walk = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const entries = Object.entries(part).map(([key, one]) => {
      count += 1;
      return [key, count - 1 === index % total ? value : walk(one)] as const;
    });
    return Array.isArray(part) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
  };
  return walk(body);
}

function fieldCount(body: unknown): number {
  if (typeof body !== 'object' || body === null) return 0;
  return Object.values(body).reduce<number>((sum, one) => sum + 1 + fieldCount(one), 0);
}

// An assignment to `__proto__` would set the prototype, so the key is added to the JSON text.
function withKey(body: unknown, key: string, value: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return { [key]: value };
  const rest = JSON.stringify(body).slice(1);
  const comma = rest === '}' ? '' : ',';
  return JSON.parse(`{${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}${comma}${rest}`);
}

function truncatedJson(body: unknown, end: number): string {
  return (JSON.stringify(body) ?? '').slice(0, end);
}

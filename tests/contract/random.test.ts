import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '@sdk';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOperations, getOperation } from '../../mocks/engine/operation.ts';
import { isState } from '../../mocks/snapshot.ts';
import type { Call } from './case.ts';
import { validCalls } from './cases/all.ts';
import { parametersOf, responseProblems } from './document.ts';
import { sendCall } from './send.ts';
import { withTarget } from './target.ts';

type Change = (call: Call) => Call;

/** The seed and the number of requests for each operation; `CONTRACT_SEED=7 CONTRACT_RUNS=2000` sets others. */
const seed = Number(process.env.CONTRACT_SEED ?? 20270115);
const runs = Number(process.env.CONTRACT_RUNS ?? 60);

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
// `grapheme` never splits a surrogate pair, which a URL cannot hold.
const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '-1', '1e309', 'null', '%', '%00', '<b>', ...prototypeNames) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 2 }).map((unit) => unit.repeat(1_500)) },
);
// `.` and `..` would change the path.
const pathPart = text.filter((part) => !/^(\.|%2e){0,2}$/i.test(part));
const json = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  text,
  fc.constantFrom<unknown>(null, [], {}, 1e308, '9'.repeat(50_000), JSON.parse('{"__proto__":{"admin":true}}')),
);
const file = fc.constantFrom(
  ...[0, 1, 3_000_000].flatMap((size) =>
    ['', 'image/png', 'text/html'].map((type) => new File([new Uint8Array(size)], 'x', { type })),
  ),
);
const header = fc.constantFrom<[string, string]>(
  ['accept-language', 'xx;q=9, *;q=-1,,;'],
  ['authorization', 'Bearer __proto__'],
  ['content-type', 'application/json; charset=utf-7'],
  ['content-type', 'multipart/form-data'],
  ['idempotency-key', 'constructor'],
);
const withPart = (part: 'path' | 'query' | 'headers' | 'form', name: string, value: unknown) => (call: Call) => ({
  ...call,
  [part]: { ...call[part], [name]: value },
});
const raw = (type: string) => text.map((garbage) => (call: Call) => ({ ...call, raw: { type, text: garbage } }));

/** Returns an arbitrary of one to four random changes of a call; the changed call may still be valid. */
function arbitraryChanges(operationId: OperationId, calls: readonly Call[]): fc.Arbitrary<Change> {
  const { bodies } = getOperation(operationId);
  const namesAt = (location: string) =>
    parametersOf(operationId).flatMap((one) => (one.location === location ? [one.name] : []));
  const names = (own: readonly string[]) => fc.oneof(text, fc.constantFrom(...prototypeNames, ...own));
  const changes: fc.Arbitrary<Change>[] = [
    fc
      .tuple(names(namesAt('query')), fc.oneof(text, fc.array(text)))
      .map(([name, value]) => withPart('query', name, value)),
    header.map(([name, value]) => withPart('headers', name, value)),
    ...namesAt('path').map((name) => pathPart.map((value) => withPart('path', name, value))),
  ];
  if (bodies['application/json']) {
    const fields = calls.flatMap((call) => Object.keys(Object(call.json)));
    changes.push(
      json.map((value) => (call) => ({ ...call, json: value })),
      fc.tuple(names(fields), json).map(([name, value]) => (call) => {
        const body = { ...(call.json as object) };
        Object.defineProperty(body, name, { value, enumerable: true, configurable: true });
        return { ...call, json: body };
      }),
      raw('application/json'),
    );
  }
  if (bodies['multipart/form-data']) {
    const fields = calls.flatMap((call) => Object.keys(call.form ?? {}));
    const values = fc.oneof(text, file, fc.array(fc.oneof(text, file), { minLength: 2, maxLength: 3 }));
    changes.push(
      fc.tuple(names(fields), values).map(([name, value]) => withPart('form', name, value)),
      raw('multipart/form-data; boundary=x'),
    );
  }
  return fc
    .array(fc.oneof(...changes), { minLength: 1, maxLength: 4 })
    .map((all) => (call) => all.reduce((changed, change) => change(changed), call));
}

describe(`seed ${seed}, ${runs} requests for each operation`, () => {
  const target = withTarget();

  test.each(allOperations().map(([operationId]) => operationId))(
    '%s answers any request as documented and keeps a valid state',
    async (operationId) => {
      target.mockContext.reset('default');
      const calls = validCalls(target, operationId);
      const { state } = target.mockContext.database();
      const initialState = structuredClone(state);
      const property = fc.asyncProperty(
        fc.nat(calls.length - 1),
        arbitraryChanges(operationId, calls),
        async (index, change) => {
          Object.assign(state, structuredClone(initialState));
          const call = change(calls[index] ?? {});
          const response = await sendCall(target, operationId, call);
          expect([response.status < 500, call]).toEqual([true, call]);
          expect(await responseProblems(operationId, response.status, response), JSON.stringify(call)).toEqual([]);
          expect(isState(state) && isDeepStrictEqual(JSON.parse(JSON.stringify(state)), state)).toBe(true);
          expect('admin' in {}).toBe(false);
        },
      );
      // A PDF takes half a second.
      await fc.assert(property, { seed, numRuns: operationId === 'getItineraryPdf' ? Math.ceil(runs / 4) : runs });
      Object.assign(state, structuredClone(initialState));
      expect((await sendCall(target, operationId, calls[0] ?? {})).status).toBe(200);
    },
    60_000 + runs * 200,
  );
});

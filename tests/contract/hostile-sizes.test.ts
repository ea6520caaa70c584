import type { OperationId } from '@sdk';
import { describe, expect, test } from 'vitest';
import { allOperations } from '../../mocks/engine/operation.ts';
import type { Call } from './case.ts';
import { validCalls } from './cases/all.ts';
import { bodySchema } from './document.ts';
import { fieldsOf, withValueAt } from './forms/form-differences.ts';
import { sendCall } from './send.ts';
import { targets, withTarget } from './target.ts';

const operations = allOperations();
const idsWithBody = operations.filter(([, { bodies }]) => Object.keys(bodies).length > 0).map(([id]) => id);
const MAX_RESPONSE_LENGTH = 30_000;

describe.each(targets)('%s', (_name, open) => {
  const target = withTarget(open);

  /** Resolves with null when the call is refused with a small response and a small log entry, else with the problem. */
  async function problemOf(operationId: OperationId, name: string, call: Call): Promise<string | null> {
    const response = await sendCall(target, operationId, call);
    const { status } = response;
    const text = await response.text();
    if (![400, 413, 422].includes(status)) return `${name}: ${status} ${text.slice(0, 200)}`;
    if (text.length > MAX_RESPONSE_LENGTH) return `${name}: ${text.length} characters in the response`;
    const logged = JSON.stringify(target.mockContext.calls.all().at(-1) ?? null).length;
    return logged > MAX_RESPONSE_LENGTH ? `${name}: ${logged} characters in the log` : null;
  }

  test.each(idsWithBody)('%s refuses oversized requests with a small response', async (operationId) => {
    target.mockContext.reset('default');
    const calls = validCalls(target, operationId).flatMap((validCall) => hostileCalls(operationId, validCall));
    const problems = [];
    for (const { name, call } of calls) problems.push(await problemOf(operationId, name, call));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
  });

  test('every operation refuses an oversized query with a small response', async () => {
    target.mockContext.reset('default');
    const problems = [];
    for (const [operationId] of operations) {
      const [validCall = {}] = validCalls(target, operationId);
      for (const { name, call } of hostileQueries(validCall)) problems.push(await problemOf(operationId, name, call));
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});

type HostileCall = { name: string; call: Call };

const MANY = 15_000;
const LONG = 'x'.repeat(400_000);

const manyFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
const repeat = (value: unknown, count = MANY) => Array.from({ length: count }, () => value);

/** Returns calls with bodies of up to 1 MB that cost much work: long, repeated, nested and unknown values. */
function hostileCalls(operationId: OperationId, validCall: Call): HostileCall[] {
  return validCall.form ? hostileForms(validCall) : hostileBodies(operationId, validCall);
}

/** Returns calls with a query as long as the HTTP server accepts. */
function hostileQueries(validCall: Call): HostileCall[] {
  const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index.toString(36), '']));
  return [
    { name: 'unknown parameters', call: { ...validCall, query: { ...validCall.query, ...unknown } } },
    {
      name: 'one unknown parameter',
      call: { ...validCall, query: { ...validCall.query, nobody_knows: repeat('', 1_000) as [] } },
    },
    { name: 'a long unknown parameter', call: { ...validCall, query: { [LONG.slice(0, 12_000)]: '' } } },
  ];
}

function hostileBodies(operationId: OperationId, validCall: Call): HostileCall[] {
  const fields = fieldsOf(bodySchema(operationId, 'application/json').value);
  const parents = new Set(fields.flatMap(([field]) => parentPaths(field)));
  const bodies: [string, unknown][] = [
    ['unknown fields', { ...(validCall.json as object), ...manyFields(MANY) }],
    ['a long unknown field', { ...(validCall.json as object), [LONG]: 0 }],
    ['a list of lists', repeat([])],
    ...fields.map(([field]): [string, unknown] => [`a long ${field}`, withValueAt(validCall.json, field, LONG)]),
    ...fields.map(([field]): [string, unknown] => [
      `a list as ${field}`,
      withValueAt(validCall.json, field, repeat([[]])),
    ]),
    ...[...parents].flatMap((parent): [string, unknown][] => [
      [`unknown fields in ${parent}`, withValueAt(validCall.json, parent, manyFields(MANY))],
      [`empty rows as ${parent}`, withValueAt(validCall.json, parent, repeat({}))],
      [`rows of many fields as ${parent}`, withValueAt(validCall.json, parent, repeat(manyFields(25), 60))],
      [`many wrong rows as ${parent}`, withValueAt(validCall.json, parent, repeat(manyFields(15), 20))],
    ]),
  ];
  const texts = [
    ['deep lists', '['.repeat(490_000) + ']'.repeat(490_000)],
    ['deep objects', `${'{"a":'.repeat(160_000)}0${'}'.repeat(160_000)}`],
    ['numbers', `[${'0,'.repeat(490_000)}0]`],
  ];
  return [
    ...bodies.map(([name, json]) => ({ name, call: { ...validCall, json } })),
    ...texts.map(([name = '', text = '']) => {
      const { json: _, ...rest } = validCall;
      return { name, call: { ...rest, raw: { type: 'application/json', text } } };
    }),
  ];
}

/** Returns the paths of all objects and lists around a field: of `a.0.b` these are `a` and `a.0`. */
function parentPaths(field: string): string[] {
  const keys = field.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

function hostileForms(validCall: Call): HostileCall[] {
  const form = validCall.form ?? {};
  const unknown = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, '']));
  const fields = Object.keys(form);
  const forms: [string, NonNullable<Call['form']>][] = [
    ['unknown fields', { ...form, ...unknown }],
    ['some unknown fields', { ...form, ...Object.fromEntries(Object.entries(unknown).slice(0, 60)) }],
    ['a long unknown field', { ...form, [LONG]: '' }],
    ['the same unknown field', { ...form, nobody_knows: Array.from({ length: 2_000 }, () => '') }],
    ...fields.map((field): [string, typeof form] => [`a long ${field}`, { ...form, [field]: LONG }]),
    ...fields.map((field): [string, typeof form] => [
      `${field} again and again`,
      { ...form, [field]: Array.from({ length: 2_000 }, () => 'x') },
    ]),
  ];
  return forms.map(([name, sent]) => ({ name, call: { ...validCall, form: sent } }));
}

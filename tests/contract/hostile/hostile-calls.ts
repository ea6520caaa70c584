import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { at } from '../document.ts';
import { changed, fieldsOf } from '../forms/form-case.ts';

type Hostile = { name: string; call: Call };

const MANY = 15_000;
const LONG = 'x'.repeat(400_000);

const flood = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));
const list = (value: unknown, count = MANY) => Array.from({ length: count }, () => value);

/** Bodies of up to 1 MB that ask for as much work as they can: long, many, deep and unknown in each place. */
export function hostileCalls(operationId: OperationId, good: Call): Hostile[] {
  return good.form ? hostileForms(good) : hostileBodies(operationId, good);
}

/** Addresses as long as the server takes them. */
export function hostileQueries(good: Call): Hostile[] {
  const unknown = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index.toString(36), '']));
  return [
    { name: 'unknown parameters', call: { ...good, query: { ...good.query, ...unknown } } },
    { name: 'one unknown parameter', call: { ...good, query: { ...good.query, nobody_knows: list('', 1_000) as [] } } },
    { name: 'a long unknown parameter', call: { ...good, query: { [LONG.slice(0, 12_000)]: '' } } },
  ];
}

function hostileBodies(operationId: OperationId, good: Call): Hostile[] {
  const { path, method } = getOperation(operationId);
  const media = ['paths', path, method.toLowerCase(), 'requestBody', 'content', 'application/json'];
  const fields = fieldsOf(at(...media, 'schema').value);
  const places = new Set(fields.flatMap(([field]) => placesAbove(field)));
  const bodies: [string, unknown][] = [
    ['unknown fields', { ...(good.json as object), ...flood(MANY) }],
    ['a long unknown field', { ...(good.json as object), [LONG]: 0 }],
    ['a list of lists', list([])],
    ...fields.map(([field]): [string, unknown] => [`a long ${field}`, changed(good.json, field, LONG)]),
    ...fields.map(([field]): [string, unknown] => [`a list as ${field}`, changed(good.json, field, list([[]]))]),
    ...[...places].flatMap((place): [string, unknown][] => [
      [`unknown fields in ${place}`, changed(good.json, place, flood(MANY))],
      [`empty rows as ${place}`, changed(good.json, place, list({}))],
      [`flooded rows as ${place}`, changed(good.json, place, list(flood(25), 60))],
      [`many wrong rows as ${place}`, changed(good.json, place, list(flood(15), 20))],
    ]),
  ];
  const texts = [
    ['deep lists', '['.repeat(490_000) + ']'.repeat(490_000)],
    ['deep objects', `${'{"a":'.repeat(160_000)}0${'}'.repeat(160_000)}`],
    ['numbers', `[${'0,'.repeat(490_000)}0]`],
  ];
  return [
    ...bodies.map(([name, json]) => ({ name, call: { ...good, json } })),
    ...texts.map(([name = '', text = '']) => {
      const { json: _, ...rest } = good;
      return { name, call: { ...rest, raw: { type: 'application/json', text } } };
    }),
  ];
}

/** `contact`, `passengers` and `passengers.0` of the fields inside them. */
function placesAbove(field: string): string[] {
  const keys = field.split('.');
  return keys.slice(1).map((_, index) => keys.slice(0, index + 1).join('.'));
}

function hostileForms(good: Call): Hostile[] {
  const form = good.form ?? {};
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
  return forms.map(([name, sent]) => ({ name, call: { ...good, form: sent } }));
}

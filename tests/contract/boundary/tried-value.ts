import { boundariesOf, resolved } from '../forms/boundaries.ts';

/** A value for one field and why it is worth trying; undefined leaves the field out. */
export type Tried = { name: string; value: unknown };

const MUCH = 'x'.repeat(20_000);
// Longer ones are stopped by the server before anybody reads them.
const IN_AN_ADDRESS = 4_000;

/** Everything tried for a field of a JSON body that is neither an object nor a list of objects. */
export function jsonValues(schema: unknown): Tried[] {
  const { items } = resolved(schema);
  const strangers = [
    { name: 'null', value: null },
    { name: 'an empty text', value: '' },
    { name: 'a text', value: 'lorem' },
    { name: 'a long text', value: MUCH },
    { name: 'a number', value: 7 },
    { name: 'a huge number', value: 1e300 },
    { name: 'a boolean', value: true },
    { name: 'a number as text', value: '7' },
    { name: 'a list', value: [1] },
    { name: 'an object', value: { nested: 1 } },
  ];
  const lists = [
    { name: 'no items', value: [] },
    { name: 'the same twice', value: twice(schema) },
    { name: 'null inside', value: [null] },
  ];
  return once([...boundariesOf(schema), ...pictographs(schema), ...strangers, ...(items === undefined ? [] : lists)]);
}

// A text's length is counted in characters, not in the halves a pictograph is stored in.
function pictographs(schema: unknown): Tried[] {
  const { type, maxLength, pattern, format, enum: words } = resolved(schema);
  const isFree = [type].flat().includes('string') && !pattern && (!format || format === 'password') && !words;
  if (!isFree || typeof maxLength !== 'number') return [];
  return [maxLength, maxLength + 1].map((count) => ({ name: `${count} pictographs`, value: '🌋'.repeat(count) }));
}

function twice(schema: unknown): unknown[] {
  const { items } = resolved(schema);
  const member = items === undefined ? {} : resolved(items);
  const one = Array.isArray(member.enum) ? member.enum[0] : 1;
  return [one, one];
}

/** Spellings of numbers that other readers take for numbers and the document does not, and two it does. */
const spellings = ['0x10', '+1', ' 1', '01', '1,5', 'NaN', 'Infinity', '1e1', '1.0'];

/** Everything tried for a parameter or a text field of a form: each value as it is spelled there, lists as several. */
export function textValues(schema: unknown): { name: string; value: string | string[] | undefined }[] {
  const { type, items } = resolved(schema);
  const isList = [type].flat().includes('array');
  const member = isList ? resolved(items) : resolved(schema);
  const numbers = ['integer', 'number'].some((one) => [member.type].flat().includes(one)) ? spellings : [];
  const values = [...boundariesOf(member), ...pictographs(member)].filter(
    ({ value }) => !isList || value !== undefined,
  );
  const tried = once([
    ...values.map(({ name, value }) => ({ name, value: value === undefined ? undefined : String(value) })),
    ...['', 'lorem', 'null', 'true', '0', '-1', ...numbers].map((value) => ({ name: `"${value}"`, value })),
    { name: 'a long text', value: MUCH.slice(0, IN_AN_ADDRESS) },
  ]) as { name: string; value: string | undefined }[];
  const good = values.find(({ name }) => name !== 'missing')?.value;
  const most = typeof resolved(schema).maxItems === 'number' ? Number(resolved(schema).maxItems) : 2;
  const listed = [...new Set([2, most, most + 1])].map((count) => ({
    name: `${count} of them`,
    value: Array.from({ length: count }, () => textOf(member, good)),
  }));
  return [...tried, ...(isList ? listed : listed.slice(0, 1))];
}

function textOf({ pattern, minimum }: Record<string, unknown>, given: unknown): string {
  if (typeof pattern === 'string' && pattern.includes('{4}-')) return '2027-03';
  return minimum === undefined ? String(given ?? '') : String(minimum);
}

function once<T extends Tried>(tried: T[]): T[] {
  const known = new Set<string>();
  return tried.filter(({ value }) => {
    const key = JSON.stringify(value) ?? 'missing';
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

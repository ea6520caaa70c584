import { boundaryValuesOf, resolved } from '../forms/boundaries.ts';

/** A value to test in one field, and its name in reports; undefined leaves the field out. */
export type TestValue = { name: string; value: unknown };

const LONG_TEXT = 'x'.repeat(20_000);
// The HTTP server refuses a longer URL or header before the service reads it.
const MAX_PARAMETER_LENGTH = 4_000;

/** Returns the test values of a field of a JSON body that is neither an object nor a list of objects. */
export function jsonValues(schema: unknown): TestValue[] {
  const { items } = resolved(schema);
  const otherTypes = [
    { name: 'null', value: null },
    { name: 'an empty text', value: '' },
    { name: 'a text', value: 'lorem' },
    { name: 'a long text', value: LONG_TEXT },
    { name: 'a number', value: 7 },
    { name: 'a huge number', value: 1e300 },
    { name: 'a boolean', value: true },
    { name: 'a number as text', value: '7' },
    { name: 'a list', value: [1] },
    { name: 'an object', value: { nested: 1 } },
  ];
  const lists = [
    { name: 'no items', value: [] },
    { name: 'the same twice', value: repeatedItem(schema) },
    { name: 'null inside', value: [null] },
  ];
  return unique([
    ...boundaryValuesOf(schema),
    ...pictographs(schema),
    ...otherTypes,
    ...(items === undefined ? [] : lists),
  ]);
}

// JSON Schema counts characters, while a JavaScript string stores a pictograph in two units.
function pictographs(schema: unknown): TestValue[] {
  const { type, maxLength, pattern, format, enum: options } = resolved(schema);
  const isFreeText = [type].flat().includes('string') && !pattern && (!format || format === 'password') && !options;
  if (!isFreeText || typeof maxLength !== 'number') return [];
  return [maxLength, maxLength + 1].map((count) => ({ name: `${count} pictographs`, value: '🌋'.repeat(count) }));
}

function repeatedItem(schema: unknown): unknown[] {
  const { items } = resolved(schema);
  const itemSchema = items === undefined ? {} : resolved(items);
  const item = Array.isArray(itemSchema.enum) ? itemSchema.enum[0] : 1;
  return [item, item];
}

/** Notations that some parsers accept as numbers; the document accepts only the last two. */
const numberNotations = ['0x10', '+1', ' 1', '01', '1,5', 'NaN', 'Infinity', '1e1', '1.0'];

/** Returns the test values of a parameter or of a text field of a form as they are sent; a list is several texts. */
export function textValues(schema: unknown): { name: string; value: string | string[] | undefined }[] {
  const { type, items, maxItems } = resolved(schema);
  const isList = [type].flat().includes('array');
  const itemSchema = isList ? resolved(items) : resolved(schema);
  const isNumber = ['integer', 'number'].some((one) => [itemSchema.type].flat().includes(one));
  const notations = isNumber ? numberNotations : [];
  const values = [...boundaryValuesOf(itemSchema), ...pictographs(itemSchema)].filter(
    ({ value }) => !isList || value !== undefined,
  );
  const texts = unique([
    ...values.map(({ name, value }) => ({ name, value: value === undefined ? undefined : String(value) })),
    ...['', 'lorem', 'null', 'true', '0', '-1', ...notations].map((value) => ({ name: `"${value}"`, value })),
    { name: 'a long text', value: LONG_TEXT.slice(0, MAX_PARAMETER_LENGTH) },
  ]) as { name: string; value: string | undefined }[];
  const firstValue = values.find(({ name }) => name !== 'missing')?.value;
  const limit = typeof maxItems === 'number' ? maxItems : 2;
  const lists = [...new Set([2, limit, limit + 1])].map((count) => ({
    name: `${count} of them`,
    value: Array.from({ length: count }, () => validText(itemSchema, firstValue)),
  }));
  return [...texts, ...(isList ? lists : lists.slice(0, 1))];
}

function validText({ pattern, minimum }: Record<string, unknown>, firstValue: unknown): string {
  if (typeof pattern === 'string' && pattern.includes('{4}-')) return '2027-03';
  return minimum === undefined ? String(firstValue ?? '') : String(minimum);
}

function unique<T extends TestValue>(values: T[]): T[] {
  const seen = new Set<string>();
  return values.filter(({ value }) => {
    const key = JSON.stringify(value) ?? 'missing';
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

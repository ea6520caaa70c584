import { boundaryValuesOf, resolved } from '../forms/boundaries.ts';

/** A value to test in one field, and its name in reports; undefined leaves the field out. */
export type TestValue = { name: string; value: unknown };

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;
// The HTTP server refuses a longer URL or header before the service reads it.
const LONG_PARAMETER = 'x'.repeat(4_000);

/** Returns the values with their JSON as names. */
export const unnamed = (...values: unknown[]): TestValue[] =>
  values.map((value) => ({ name: JSON.stringify(value)?.slice(0, 20) ?? 'missing', value }));

/** Returns the test values of a field of a JSON body that is neither an object nor a list of objects. */
export function jsonValues(schema: unknown): TestValue[] {
  const { items } = resolved(schema);
  const options = items === undefined ? null : resolved(items).enum;
  const item = Array.isArray(options) ? options[0] : 1;
  return [
    ...boundaryValuesOf(schema),
    ...pictographs(schema),
    ...unnamed(null, '', 'lorem', 'x'.repeat(20_000), 7, 1e300, true, '7', [1], { nested: 1 }),
    ...(items === undefined ? [] : unnamed([], [item, item], [null])),
  ];
}

// JSON Schema counts characters, while a JavaScript string stores a pictograph in two units.
function pictographs(schema: unknown): TestValue[] {
  const { type, maxLength, pattern, format, enum: options } = resolved(schema);
  const isFreeText = [type].flat().includes('string') && !pattern && (!format || format === 'password') && !options;
  if (!isFreeText || typeof maxLength !== 'number') return [];
  return [maxLength, maxLength + 1].map((count) => ({ name: `${count} pictographs`, value: '🌋'.repeat(count) }));
}

/** Returns the test values of a parameter or of a text field of a form as they are sent; a list is several texts. */
export function textValues(schema: unknown): { name: string; value: string | string[] | undefined }[] {
  const { type, items, maxItems } = resolved(schema);
  const isList = [type].flat().includes('array');
  const one = isList ? resolved(items) : resolved(schema);
  const isNumber = ['integer', 'number'].some((number) => [one.type].flat().includes(number));
  // Some parsers accept all of them as numbers; the document accepts only the last two.
  const notations = isNumber ? ['0x10', '+1', ' 1', '01', '1,5', 'NaN', 'Infinity', '1e1', '1.0'] : [];
  const values = [...boundaryValuesOf(one), ...pictographs(one)].filter(({ value }) => !isList || value !== undefined);
  const texts = ['', 'lorem', 'null', 'true', '0', '-1', LONG_PARAMETER, ...notations];
  const first = validText(one, values.find(({ value }) => value !== undefined)?.value);
  const counts = isList ? [2, Number(maxItems), Number(maxItems) + 1] : [2];
  return [
    ...values.map(({ name, value }) => ({ name, value: value === undefined ? undefined : String(value) })),
    ...texts.map((text) => ({ name: `"${text.slice(0, 20)}"`, value: text })),
    ...counts.map((count) => ({ name: `${count} of them`, value: Array<string>(count).fill(first) })),
  ];
}

function validText({ pattern, minimum }: Record<string, unknown>, value: unknown): string {
  if (typeof pattern === 'string' && pattern.includes('{4}-')) return '2027-03';
  return String(minimum ?? value ?? '');
}

/**
 * Returns the value that a text of a URL, a header or a form has under its schema, independently of the host's parser:
 * a number is written as in JSON, a list is a name that is repeated. A text that cannot be parsed is returned as it is.
 */
export function parseText(schema: unknown, text: string | string[]): unknown {
  const { type, items } = resolved(schema);
  const types = [type].flat();
  if (types.includes('array')) return [text].flat().map((one) => parseText(items, one));
  if (Array.isArray(text)) return text;
  if ((types.includes('integer') || types.includes('number')) && JSON_NUMBER.test(text)) return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

import { isJsonObject, valueAtPointer } from '../document.ts';

/** A value at or just beyond a limit of the document, and its name in reports; undefined leaves the field out. */
export type BoundaryValue = { name: string; value: unknown };

type Schema = Record<string, unknown>;

const FUTURE_DAY = '2031-01-31';

/** Returns the boundary values of a field, derived from the keywords of its schema. */
export function boundaryValuesOf(fieldSchema: unknown): BoundaryValue[] {
  const schema = resolved(fieldSchema);
  const missing = { name: 'missing', value: undefined };
  if (Array.isArray(schema.enum)) return [missing, ...enumValues(schema.enum)];
  const types = [schema.type].flat();
  if (types.includes('boolean')) return [missing, { name: 'true', value: true }, { name: 'false', value: false }];
  if (types.includes('integer')) return [missing, ...integerValues(schema)];
  if (types.includes('array')) return [missing, ...listValues(schema)];
  if (schema.format === 'date') return [missing, ...dateValues()];
  return [missing, ...stringValues(schema)];
}

/** Returns the schema, or the schema that its `$ref` points to. Throws when there is none. */
export function resolved(schema: unknown): Schema {
  const target =
    isJsonObject(schema) && typeof schema.$ref === 'string' ? valueAtPointer(schema.$ref.slice(1)) : schema;
  if (!isJsonObject(target)) throw new Error(`No schema: ${JSON.stringify(schema)}`);
  return target;
}

function enumValues(values: unknown[]): BoundaryValue[] {
  return [...values.map((value) => ({ name: String(value), value })), { name: 'outsider', value: 'outsider' }];
}

function dateValues(): BoundaryValue[] {
  const days = { 'a day': FUTURE_DAY, 'a past day': '2000-02-29', 'no day': '2031-02-29', 'no date': 'besok' };
  return Object.entries(days).map(([name, value]) => ({ name, value }));
}

function integerValues({ minimum, maximum }: Schema): BoundaryValue[] {
  const limits = [minimum, maximum].filter((limit) => typeof limit === 'number');
  const nearLimits = new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]));
  const fraction = (limits[0] ?? 0) + 0.5;
  const huge = maximum === undefined ? [{ name: 'a trillion', value: 1e12 }] : [];
  return [...[...nearLimits, fraction].map((value) => ({ name: String(value), value })), ...huge];
}

function listValues({ items, minItems = 0, maxItems }: Schema): BoundaryValue[] {
  const itemSchema = resolved(items);
  const options = Array.isArray(itemSchema.enum) ? itemSchema.enum : null;
  const limit = Number(maxItems ?? minItems);
  const listOf = (length: number) => Array.from({ length }, (_, index) => options?.[index] ?? index + 1);
  const lengths = new Set([Number(minItems) - 1, Number(minItems), limit, options ? -1 : limit + 1]);
  return [
    ...[...lengths]
      .filter((length) => length >= 0)
      .map((length) => ({ name: `${length} items`, value: listOf(length) })),
    { name: 'an outsider', value: [options ? 'outsider' : 0] },
  ];
}

function stringValues({ minLength = 0, maxLength, pattern, format }: Schema): BoundaryValue[] {
  const counted = typeof pattern === 'string' ? countedPatternValues(pattern) : null;
  if (counted) return counted;
  const lengths = new Set([Number(minLength) - 1, Number(minLength), Number(maxLength), Number(maxLength) + 1]);
  const values = [...lengths]
    .filter((length) => length >= 0)
    .map((length) => ({ name: `${length} characters`, value: textOf(length, format) }));
  const hasShape = typeof pattern === 'string' || (format !== undefined && format !== 'password');
  if (hasShape) values.push({ name: 'another shape', value: '4!!' });
  const name = "Zoë D'Arc";
  if (typeof pattern === 'string' && new RegExp(pattern).test(name)) values.push({ name: 'any script', value: name });
  return values;
}

/**
 * Returns the boundary values of a pattern that ends in a counted character class, such as `^\+[1-9][0-9]{7,14}$`; null
 * for any other pattern.
 */
function countedPatternValues(pattern: string): BoundaryValue[] | null {
  const parts = /^\^(.*?)(\[[^\]]+\])\{(\d+),?(\d+)?\}\$$/.exec(pattern);
  if (!parts) return null;
  const [, prefix = '', characterClass = '', min = '', max = min] = parts;
  const start = prefix.replace('\\+', '+').replace('[1-9]', '6');
  const character = characterClass === '[A-Z]' ? 'I' : '5';
  const counts = [Number(min) - 1, Number(min), Number(max), Number(max) + 1];
  const values = [...new Set(counts)].map((count) => ({
    name: `${count} of ${characterClass}`,
    value: start + character.repeat(count),
  }));
  if (start === '+6') values.push({ name: 'a landline', value: '+622150001234' });
  return [...values, { name: 'another shape', value: '4!!' }];
}

/** Returns a text of this length that fits its format. */
function textOf(length: number, format: unknown): string {
  if (format === 'email') {
    const domain = `${`${'d'.repeat(40)}.`.repeat(Math.max(0, Math.floor((length - 10) / 41)))}id`;
    const isTooShort = length < 'a@id'.length;
    return isTooShort ? 'a@b'.slice(0, length) : `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  }
  if (format !== 'uri') return 'a'.repeat(length);
  const start = 'https://kelana.example/';
  return length < start.length ? start.slice(0, length) : start.padEnd(length, 'a');
}

const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i;
// The HTTP server refuses a longer URL or header before the service reads it.
const LONG_PARAMETER = 'x'.repeat(4_000);

/** Returns the values with their JSON as names. */
export const unnamed = (...values: unknown[]): BoundaryValue[] =>
  values.map((value) => ({ name: JSON.stringify(value)?.slice(0, 20) ?? 'missing', value }));

/** Returns the test values of a field of a JSON body that is neither an object nor a list of objects. */
export function jsonValues(schema: unknown): BoundaryValue[] {
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
function pictographs(schema: unknown): BoundaryValue[] {
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

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

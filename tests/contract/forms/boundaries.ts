import { isPart, lookUp } from '../document.ts';

/** A value at or just beyond a limit of the document; undefined leaves the field out. */
export type Boundary = { name: string; value: unknown };

type Schema = Record<string, unknown>;

const A_DAY = '2031-01-31';

/** Every value worth trying for a field, read off the keywords of its schema. */
export function boundariesOf(given: unknown): Boundary[] {
  const schema = resolved(given);
  const missing = { name: 'missing', value: undefined };
  if (Array.isArray(schema.enum)) return [missing, ...ofEnum(schema.enum)];
  const types = [schema.type].flat();
  if (types.includes('boolean')) return [missing, { name: 'true', value: true }, { name: 'false', value: false }];
  if (types.includes('integer')) return [missing, ...ofInteger(schema)];
  if (types.includes('array')) return [missing, ...ofArray(schema)];
  if (schema.format === 'date') return [missing, ...ofDate()];
  return [missing, ...ofText(schema)];
}

export function resolved(schema: unknown): Schema {
  const target = isPart(schema) && typeof schema.$ref === 'string' ? lookUp(schema.$ref.slice(1)) : schema;
  if (!isPart(target)) throw new Error(`No schema: ${JSON.stringify(schema)}`);
  return target;
}

function ofEnum(values: unknown[]): Boundary[] {
  return [...values.map((value) => ({ name: String(value), value })), { name: 'outsider', value: 'outsider' }];
}

function ofDate(): Boundary[] {
  const days = { 'a day': A_DAY, 'a past day': '2000-02-29', 'no day': '2031-02-29', 'no date': 'besok' };
  return Object.entries(days).map(([name, value]) => ({ name, value }));
}

function ofInteger({ minimum, maximum }: Schema): Boundary[] {
  const ends = [minimum, maximum].filter((end) => typeof end === 'number');
  const near = new Set(ends.flatMap((end) => [end - 1, end, end + 1]));
  const far = maximum === undefined ? [{ name: 'a trillion', value: 1e12 }] : [];
  return [...[...near, (ends[0] ?? 0) + 0.5].map((value) => ({ name: String(value), value })), ...far];
}

function ofArray({ items, minItems = 0, maxItems }: Schema): Boundary[] {
  const member = resolved(items);
  const known = Array.isArray(member.enum) ? member.enum : null;
  const most = Number(maxItems ?? minItems);
  const some = (count: number) => Array.from({ length: count }, (_, index) => known?.[index] ?? index + 1);
  const counts = new Set([Number(minItems) - 1, Number(minItems), most, known ? -1 : most + 1]);
  return [
    ...[...counts].filter((count) => count >= 0).map((count) => ({ name: `${count} items`, value: some(count) })),
    { name: 'an outsider', value: [known ? 'outsider' : 0] },
  ];
}

function ofText({ minLength = 0, maxLength, pattern, format }: Schema): Boundary[] {
  const counted = typeof pattern === 'string' ? ofCountedPattern(pattern) : null;
  if (counted) return counted;
  const ends = new Set([Number(minLength) - 1, Number(minLength), Number(maxLength), Number(maxLength) + 1]);
  const texts = [...ends]
    .filter((length) => length >= 0)
    .map((length) => ({ name: `${length} characters`, value: textOf(length, format) }));
  const isShaped = typeof pattern === 'string' || (format !== undefined && format !== 'password');
  if (isShaped) texts.push({ name: 'another shape', value: '4!!' });
  if (pattern?.toString().includes('\\p{L}')) texts.push({ name: 'any script', value: "Zoë D'Arc" });
  return texts;
}

/** Texts for a pattern that ends in so many of one kind of character: `^\+[1-9][0-9]{7,14}$`. */
function ofCountedPattern(pattern: string): Boundary[] | null {
  const parts = /^\^(.*?)(\[[^\]]+\])\{(\d+),?(\d+)?\}\$$/.exec(pattern);
  if (!parts) return null;
  const [, head = '', kind = '', least = '', most = least] = parts;
  const start = head.replace('\\+', '+').replace('[1-9]', '6');
  const one = kind === '[A-Z]' ? 'I' : '5';
  const counts = [Number(least) - 1, Number(least), Number(most), Number(most) + 1];
  const texts = [...new Set(counts)].map((count) => ({
    name: `${count} of ${kind}`,
    value: start + one.repeat(count),
  }));
  if (start === '+6') texts.push({ name: 'a landline', value: '+622150001234' });
  return [...texts, { name: 'another shape', value: '4!!' }];
}

/** A text of this length that keeps its format. */
function textOf(length: number, format: unknown): string {
  if (format === 'email') {
    const domain = `${`${'d'.repeat(40)}.`.repeat(Math.max(0, Math.floor((length - 10) / 41)))}id`;
    const isShort = length < 'a@id'.length;
    return isShort ? 'a@b'.slice(0, length) : `${'a'.repeat(length - domain.length - 1)}@${domain}`;
  }
  if (format !== 'uri') return 'a'.repeat(length);
  const start = 'https://kelana.example/';
  return length < start.length ? start.slice(0, length) : start.padEnd(length, 'a');
}

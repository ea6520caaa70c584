import { BASIC } from '@hyperjump/json-schema/experimental';
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/openapi-3-1';
import '@hyperjump/json-schema/formats';
import { child, follow, isJsonObject, type JsonObject, type Parameter, valueAt } from '../generate/document.ts';

// Hyperjump instead of Ajv, which the host uses: two independent validators must agree on the document.
const DIALECT = 'https://spec.openapis.org/oas/3.1/schema-base';
setShouldValidateFormat(true);

/** A broken rule: `pointer` is the place in the value, `rule` the location of the broken keyword of `schema`. */
type Breach = { pointer: string; keyword: string; rule: string; schema: unknown };

/** Resolves with the rules of the schema at a pointer of the document that a value breaks; empty for a valid value. */
type Judge = (pointer: string, value: unknown) => Promise<Breach[]>;

export function createJudge(document: JsonObject): Judge {
  const address = `https://document-${crypto.randomUUID()}.invalid/openapi`;
  const compiled = new Map<string, ReturnType<typeof validate>>();
  registerSchema(document as never, address, DIALECT);
  return async (pointer, value) => {
    const validator = compiled.get(pointer) ?? validate(`${address}#${encodeURI(pointer)}`);
    compiled.set(pointer, validator);
    const output = (await validator)(value as never, BASIC);
    if (output.valid) return [];
    return (output.errors ?? []).map(({ keyword, absoluteKeywordLocation, instanceLocation }) => {
      const rule = decodeURI(absoluteKeywordLocation.split('#')[1] ?? '');
      return {
        pointer: decodeURI(instanceLocation.slice(1)),
        keyword: keyword.split('/').at(-1) ?? '',
        rule,
        schema: valueAt(document, rule.slice(0, rule.lastIndexOf('/'))),
      };
    });
  };
}

/**
 * A problem of one field of an answer. `pointer` is its JSON pointer ('' is the whole answer), also for a missing
 * field.
 */
export type FieldProblem = {
  kind: 'missing' | 'undocumented' | 'type' | 'rule';
  pointer: string;
  expected: string;
  found: string;
};

/** Resolves with one problem for each field of a value that does not fit the schema at a pointer of the document. */
export async function fieldProblems(
  document: JsonObject,
  judge: Judge,
  schemaPointer: string,
  value: unknown,
): Promise<FieldProblem[]> {
  const breaches = await judge(schemaPointer, value);
  const undocumented = undocumentedFields(document, [valueAt(document, schemaPointer)], value).map((pointer) => {
    return { kind: 'undocumented' as const, pointer, expected: 'no such field', found: 'a value' };
  });
  return [...missingFields(value, breaches), ...brokenRules(value, breaches), ...undocumented];
}

/** Returns the pointers of the fields that no schema of their object has; `schemas` all describe the value. */
export function undocumentedFields(document: JsonObject, schemas: unknown[], value: unknown, pointer = ''): string[] {
  const parts = schemas.flatMap((schema) => partsOf(document, schema));
  const inner = (key: string | number, one: unknown, own: unknown[]) =>
    undocumentedFields(document, own, one, child(pointer, key, null).pointer);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((one, index) => inner(index, one, items));
  }
  const properties = parts.flatMap((part) => (isJsonObject(part.properties) ? [part.properties] : []));
  const isOpen = properties.length === 0 || parts.some((part) => part.additionalProperties);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const own = properties.flatMap((part) => (Object.hasOwn(part, name) ? [part[name]] : []));
    if (own.length > 0) return inner(name, one, own);
    return isOpen ? [] : [child(pointer, name, null).pointer];
  });
}

/** Returns a schema, or the schemas of which it consists, with references resolved. */
export function partsOf(document: JsonObject, schema: unknown): JsonObject[] {
  const { value } = follow<unknown>(document, { pointer: '', value: schema });
  if (!isJsonObject(value)) return [];
  const inner = [value.allOf, value.oneOf, value.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [value, ...inner.flatMap((part) => partsOf(document, part))];
}

function missingFields(value: unknown, breaches: Breach[]): FieldProblem[] {
  return breaches.flatMap(({ keyword, pointer, schema }) => {
    const holder = valueAt(value, pointer);
    if (keyword !== 'required' || !isJsonObject(schema) || !isJsonObject(holder)) return [];
    const names = (schema.required as string[]).filter((name) => !Object.hasOwn(holder, name));
    return names.map((name): FieldProblem => {
      return { kind: 'missing', pointer: child(pointer, name, null).pointer, expected: 'a value', found: 'nothing' };
    });
  });
}

function brokenRules(value: unknown, all: Breach[]): FieldProblem[] {
  const breaches = all.filter(({ keyword, rule, pointer }) => {
    if (/^(required|oneOf|anyOf|allOf|validate)$/.test(keyword)) return false;
    // Problems inside a `oneOf` branch that does not apply are deeper and are dropped.
    const isBranch = /\/(oneOf|anyOf)\/\d+\/type$/.test(rule);
    const isDeeper = (other: Breach) =>
      other.pointer.startsWith(`${pointer}/`) || (other.pointer === pointer && other.keyword === 'required');
    return !(isBranch && all.some(isDeeper));
  });
  return [...Map.groupBy(breaches, ({ pointer }) => pointer)].map(([pointer, own]) => {
    const kind = own.every(({ keyword }) => keyword === 'type') ? 'type' : 'rule';
    return { kind, pointer, expected: own.map(expectation).join(' or '), found: described(valueAt(value, pointer)) };
  });
}

function expectation({ keyword, schema }: Breach): string {
  const rule = isJsonObject(schema) ? schema[keyword] : undefined;
  if (keyword === 'type') return [rule].flat().join(' or ');
  if (keyword === 'enum') return `one of ${(rule as unknown[]).map((one) => JSON.stringify(one)).join(', ')}`;
  return `${keyword} ${typeof rule === 'object' ? JSON.stringify(rule) : rule}`;
}

function described(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? 'array' : 'object';
  const text = JSON.stringify(value) ?? 'nothing';
  return `${typeof value} ${text.length > 40 ? `${text.slice(0, 37)}…` : text}`;
}

/** Resolves with the documented headers of an answer that are missing although required, or that break their schema. */
export async function headerProblems(
  judge: Judge,
  documented: (Parameter & { pointer: string })[],
  headers: Headers,
): Promise<string[]> {
  const problems: string[] = [];
  for (const { name, required, pointer, schema } of documented) {
    const text = headers.get(name);
    if (text === null) {
      if (required) problems.push(`header ${name} is missing`);
      continue;
    }
    // Header values are strings, so a documented number is parsed before validation.
    const isNumber = /^(integer|number)$/.test(String(schema.type)) && /^-?\d+(\.\d+)?$/.test(text);
    const breaches = await judge(`${pointer.slice(1)}/schema`, isNumber ? Number(text) : text);
    const expected = breaches.map(expectation).join(' or ');
    if (breaches.length > 0)
      problems.push(`header ${name}: expected ${expected}, found string ${JSON.stringify(text)}`);
  }
  return problems;
}

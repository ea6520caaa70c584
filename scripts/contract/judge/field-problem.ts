import { child, isJsonObject, type JsonObject, keysOf, valueAt } from '../../generate/document.ts';
import type { Breach } from './judge.ts';

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

/** Converts the breaches of an open and of a closed schema into one problem for each field. */
export function fieldProblems(document: JsonObject, value: unknown, open: Breach[], closed: Breach[]): FieldProblem[] {
  const undocumented = closed.flatMap((breach) => undocumentedIn(document, breach));
  return [...missingFields(value, open), ...brokenRules(value, open), ...undocumented];
}

// A schema part that breaks a rule leaves its fields unevaluated, so the validator also reports documented fields.
function undocumentedIn(document: JsonObject, { rule, schema, pointer }: Breach): FieldProblem[] {
  if (!/\/(unevaluated|additional)Properties$/.test(rule)) return [];
  const name = keysOf(pointer).at(-1) ?? '';
  if (documentedNames(document, schema).has(name)) return [];
  return [{ kind: 'undocumented', pointer, expected: 'no such field', found: name }];
}

function documentedNames(document: JsonObject, schema: unknown): Set<string> {
  if (!isJsonObject(schema)) return new Set();
  if (typeof schema.$ref === 'string') return documentedNames(document, valueAt(document, schema.$ref.slice(1)));
  const own = isJsonObject(schema.properties) ? Object.keys(schema.properties) : [];
  const parts = [schema.allOf, schema.oneOf, schema.anyOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return new Set([...own, ...parts.flatMap((part) => [...documentedNames(document, part)])]);
}

function missingFields(value: unknown, open: Breach[]): FieldProblem[] {
  return open.flatMap(({ keyword, pointer, schema }) => {
    if (keyword !== 'required' || !isJsonObject(schema)) return [];
    const holder = valueAt(value, pointer);
    const names = (schema.required as string[]).filter((name) => isJsonObject(holder) && !Object.hasOwn(holder, name));
    return names.map((name) => {
      return {
        kind: 'missing' as const,
        pointer: child(pointer, name, null).pointer,
        expected: 'a value',
        found: 'nothing',
      };
    });
  });
}

function brokenRules(value: unknown, open: Breach[]): FieldProblem[] {
  const places = new Map<string, Breach[]>();
  for (const breach of open) {
    if (/^(required|oneOf|anyOf|allOf|validate)$/.test(breach.keyword)) continue;
    // Problems inside a `oneOf` branch that does not apply are deeper and are dropped.
    const isBranch = /\/(oneOf|anyOf)\/\d+\/type$/.test(breach.rule);
    if (isBranch && open.some(({ pointer, keyword }) => isWithin(pointer, breach.pointer, keyword))) continue;
    places.set(breach.pointer, [...(places.get(breach.pointer) ?? []), breach]);
  }
  return [...places].map(([pointer, breaches]) => {
    const kind = breaches.every(({ keyword }) => keyword === 'type') ? 'type' : 'rule';
    const found = valueAt(value, pointer);
    return { kind, pointer, expected: breaches.map(expectation).join(' or '), found: described(found) };
  });
}

function isWithin(pointer: string, outer: string, keyword: string): boolean {
  return pointer.startsWith(`${outer}/`) || (pointer === outer && keyword === 'required');
}

function expectation({ keyword, schema }: Breach): string {
  const rule = isJsonObject(schema) ? schema[keyword] : undefined;
  if (keyword === 'type') return [rule].flat().join(' or ');
  if (keyword === 'enum') return `one of ${(rule as unknown[]).map((one) => JSON.stringify(one)).join(', ')}`;
  return `${keyword} ${typeof rule === 'object' ? JSON.stringify(rule) : rule}`;
}

function described(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object') return 'object';
  const text = JSON.stringify(value) ?? 'nothing';
  return `${typeof value} ${text.length > 40 ? `${text.slice(0, 37)}…` : text}`;
}

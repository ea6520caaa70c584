import { isPart } from '../document.ts';
import { resolved } from './boundaries.ts';

/** Typed input in the shape of the form's values. */
export type Typed = Record<string, unknown>;

export type FormCase = {
  form: string;
  /** The documented request body, by its name among the schemas. */
  schema: string;
  /** A form with nothing wrong in it. */
  filled: () => Typed;
  /** The body the form sends for what was typed; null when it refuses it. */
  send: (typed: Typed) => unknown;
  /** Fields of the document that the form does not offer, with the reason. */
  notTyped?: Record<string, string>;
  /** Fields that are only right when they are alike: the others change with the first. */
  alike?: Record<string, string[]>;
  /** What the document takes and the form refuses on purpose, '<field>: <boundary>' with the reason. */
  stricter: Record<string, string>;
};

/** The fields of a body by path, into objects and the first row of a list of objects. */
export function fieldsOf(given: unknown, prefix = ''): [string, unknown][] {
  const { properties } = resolved(given);
  if (!isPart(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const schema = resolved(property);
    const path = `${prefix}${name}`;
    if (schema.properties) return fieldsOf(schema, `${path}.`);
    const rows = schema.items === undefined ? null : resolved(schema.items);
    return rows?.properties ? fieldsOf(rows, `${path}.0.`) : [[path, schema]];
  });
}

/** A copy with another value at the path; undefined takes the field away. */
export function changed<T>(whole: T, path: string, value: unknown): T {
  const copy = structuredClone(whole);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>((part, key) => (part as Typed)[key], copy) as Typed;
  if (value === undefined) delete owner[last];
  else owner[last] = value;
  return copy;
}

/** A value of the document as somebody types it into a field that held `before`: text as text, nothing as empty. */
export function typedAs(value: unknown, before: unknown): unknown {
  if (value === undefined) return Array.isArray(before) ? [] : typeof before === 'boolean' ? false : '';
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' && typeof before === 'string' ? String(value) : value;
}

export function valueAt(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as Typed | undefined)?.[key], whole);
}

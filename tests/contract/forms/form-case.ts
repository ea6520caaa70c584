import { isJsonObject } from '../document.ts';
import { resolved } from './boundaries.ts';

/** The values of a form's fields as they are typed. */
export type FormInput = Record<string, unknown>;

export type FormCase = {
  form: string;
  /** The name of the documented schema of the request body. */
  schema: string;
  /** Returns input that the form accepts. */
  validInput: () => FormInput;
  /** Returns the body that the form sends for an input; null when the form refuses the input. */
  toRequest: (input: FormInput) => unknown;
  /** Fields of the document that nobody types into the form, with the reason. */
  notEntered?: Record<string, string>;
  /** Fields that must be equal: a change of the first also changes the others. */
  equalFields?: Record<string, string[]>;
  /** Values that the document allows and the form refuses on purpose, as '<field>: <value>' with the reason. */
  stricter: Record<string, string>;
};

/** Returns the fields of a body schema with their paths, in objects and in the first row of a list of objects. */
export function fieldsOf(bodySchema: unknown, prefix = ''): [string, unknown][] {
  const { properties } = resolved(bodySchema);
  if (!isJsonObject(properties)) return [];
  return Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const schema = resolved(property);
    const path = `${prefix}${name}`;
    if (schema.properties) return fieldsOf(schema, `${path}.`);
    const rows = schema.items === undefined ? null : resolved(schema.items);
    return rows?.properties ? fieldsOf(rows, `${path}.0.`) : [[path, schema]];
  });
}

/** Returns a copy with another value at the path; undefined removes the field. */
export function withValueAt<T>(whole: T, path: string, value: unknown): T {
  const copy = structuredClone(whole);
  const keys = path.split('.');
  const lastKey = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((part, key) => (part as FormInput)[key], copy) as FormInput;
  if (value === undefined) delete parent[lastKey];
  else parent[lastKey] = value;
  return copy;
}

/** Returns a value of the document as typed into a field that held `before`: a number as text, undefined as ''. */
export function asFormInput(value: unknown, before: unknown): unknown {
  if (value === undefined) return Array.isArray(before) ? [] : typeof before === 'boolean' ? false : '';
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' && typeof before === 'string' ? String(value) : value;
}

/** Returns the value at a path such as `passengers.0.dob`; undefined when there is none. */
export function valueAtPath(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as FormInput | undefined)?.[key], whole);
}

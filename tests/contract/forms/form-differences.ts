import { isJsonObject, partAtKeys, schemaProblems } from '../document.ts';
import { boundaryValuesOf, resolved } from './boundaries.ts';

/** Boundary values on which a form and the document disagree, as `<field>: <value>`. */
type Differences = {
  /** Values that the form accepts although the document forbids the resulting request. */
  looser: string[];
  /** Values that the document allows and the form refuses. */
  stricter: string[];
};

/**
 * Compares a form with the document at every boundary value of every field; all other fields are valid. Throws when the
 * case's own valid input is refused.
 */
export async function compareWithDocument(formCase: FormCase): Promise<Differences> {
  const { schema, validInput, toRequest, notEntered = {}, equalFields = {} } = formCase;
  const { pointer, value } = partAtKeys('components', 'schemas', schema);
  if (!isJsonObject(value)) throw new Error(`No schema ${schema}`);
  const isDocumented = async (body: unknown) => (await schemaProblems(pointer, throughJson(body))).length === 0;
  const validBody = throughJson(toRequest(validInput()));
  if (validBody === null || !(await isDocumented(validBody)))
    throw new Error(`The valid input is refused: ${JSON.stringify(validBody)}`);

  const differences: Differences = { looser: [], stricter: [] };
  for (const [path, property] of fieldsOf(value)) {
    if (isNotEntered(path, notEntered)) continue;
    for (const { name, value: testValue } of boundaryValuesOf(property)) {
      const paths = [path, ...(equalFields[path] ?? [])];
      const withValue = (whole: unknown, fieldValue: unknown) =>
        paths.reduce((changed, target) => withValueAt(changed, target, fieldValue), whole);
      const input = withValue(validInput(), asFormInput(testValue, valueAtPath(validInput(), path)));
      const body = toRequest(input as FormInput);
      const isAllowed = await isDocumented(withValue(validBody, testValue));
      if (body !== null && !(await isDocumented(body))) differences.looser.push(`${path}: ${name}`);
      if (body === null && isAllowed) differences.stricter.push(`${path}: ${name}`);
    }
  }
  return differences;
}

function isNotEntered(path: string, notEntered: Record<string, string>): boolean {
  return Object.keys(notEntered).some((name) => path === name || path.startsWith(`${name}.`));
}

// The JSON that is sent has no undefined fields; a file becomes a placeholder text.
function throughJson(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body, (_, part) => (part instanceof Blob ? '(file)' : part)) ?? 'null');
}

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
function asFormInput(value: unknown, before: unknown): unknown {
  if (value === undefined) return Array.isArray(before) ? [] : typeof before === 'boolean' ? false : '';
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'number' && typeof before === 'string' ? String(value) : value;
}

/** Returns the value at a path such as `passengers.0.dob`; undefined when there is none. */
export function valueAtPath(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (part as FormInput | undefined)?.[key], whole);
}

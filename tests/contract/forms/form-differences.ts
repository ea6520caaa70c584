import { schemaProblems } from '../conformance.ts';
import { isJsonObject, partAtKeys } from '../document.ts';
import { boundaryValuesOf } from './boundaries.ts';
import { asFormInput, type FormCase, type FormInput, fieldsOf, valueAtPath, withValueAt } from './form-case.ts';

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

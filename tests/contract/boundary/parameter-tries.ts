import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { at, isPart, lookUp } from '../document.ts';
import { schemaProblems } from '../documented.ts';
import { readText } from './read-text.ts';
import { textValues } from './tried-value.ts';
import type { Try } from './try.ts';

type Place = 'path' | 'query' | 'header';
type Parameter = { name: string; place: Place; isRequired: boolean; schema: unknown; pointer: string };

/** The parameters of an operation, each with the pointer to its schema. */
export function parametersOf(operationId: OperationId): Parameter[] {
  const { path, method } = getOperation(operationId);
  const { pointer, value } = at('paths', path, method.toLowerCase(), 'parameters');
  return (Array.isArray(value) ? value : []).map((row: unknown, index) => {
    const reference = isPart(row) && typeof row.$ref === 'string' ? row.$ref.slice(1) : `${pointer}/${index}`;
    const found = lookUp(reference);
    if (!isPart(found)) throw new Error(`${operationId} has a parameter that leads nowhere: ${reference}`);
    return {
      name: String(found.name),
      place: found.in as Place,
      isRequired: found.required === true,
      schema: found.schema,
      pointer: `${reference}/schema`,
    };
  });
}

/** Every value tried for every parameter, and a query parameter nobody knows. */
export async function parameterTries(operationId: OperationId, good: Call): Promise<Try[]> {
  const tries: Try[] = [
    { field: 'nobody_knows', name: 'unknown', call: withQuery(good, 'nobody_knows', '1'), isValid: false },
  ];
  for (const parameter of parametersOf(operationId)) {
    for (const { name, value } of textValues(parameter.schema).filter((one) => canTravel(parameter, one.value))) {
      const isMissing = value === undefined;
      const isRight = isMissing || (await schemaProblems(parameter.pointer, read(parameter, value))).length === 0;
      const isValid = isMissing ? !parameter.isRequired : isRight;
      tries.push({ field: parameter.name, name, call: given(good, parameter, value), isValid });
    }
  }
  return tries;
}

// Fetch trims a header and joins its repetitions; a path with an empty or missing part is another address.
function canTravel({ place }: Parameter, value: string | string[] | undefined): boolean {
  if (place === 'query') return true;
  if (Array.isArray(value)) return false;
  return place === 'header' ? value === undefined || /^[\x20-\x7e]*$/.test(value) : value !== undefined && value !== '';
}

function read({ place, schema }: Parameter, value: string | string[]): unknown {
  return readText(schema, place === 'header' ? String(value).trim() : value);
}

function given(good: Call, { name, place }: Parameter, value: string | string[] | undefined): Call {
  if (place === 'query') return withQuery(good, name, value);
  if (place === 'path') return { ...good, path: { ...good.path, [name]: String(value) } };
  return { ...good, headers: { ...good.headers, ...(value !== undefined && { [name]: String(value) }) } };
}

function withQuery(good: Call, name: string, value: string | string[] | undefined): Call {
  const { [name]: _, ...others } = good.query ?? {};
  return { ...good, query: { ...others, ...(value !== undefined && { [name]: value }) } };
}

import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { schemaProblems } from '../conformance.ts';
import { isJsonObject, partAtKeys, valueAtPointer } from '../document.ts';
import type { BoundaryCall } from './boundary-call.ts';
import { parseText } from './parse-text.ts';
import { textValues } from './test-values.ts';

type Location = 'path' | 'query' | 'header';
type Parameter = { name: string; location: Location; isRequired: boolean; schema: unknown; pointer: string };

/** Returns the parameters of an operation, each with the pointer to its schema. */
export function parametersOf(operationId: OperationId): Parameter[] {
  const { path, method } = getOperation(operationId);
  const { pointer, value } = partAtKeys('paths', path, method.toLowerCase(), 'parameters');
  return (Array.isArray(value) ? value : []).map((row: unknown, index) => {
    const reference = isJsonObject(row) && typeof row.$ref === 'string' ? row.$ref.slice(1) : `${pointer}/${index}`;
    const parameter = valueAtPointer(reference);
    if (!isJsonObject(parameter)) throw new Error(`${operationId} has a parameter that does not exist: ${reference}`);
    return {
      name: String(parameter.name),
      location: parameter.in as Location,
      isRequired: parameter.required === true,
      schema: parameter.schema,
      pointer: `${reference}/schema`,
    };
  });
}

/** Returns a request for every test value of every parameter, and one with an unknown query parameter. */
export async function parameterCalls(operationId: OperationId, validCall: Call): Promise<BoundaryCall[]> {
  const calls: BoundaryCall[] = [
    { field: 'nobody_knows', name: 'unknown', call: withQuery(validCall, 'nobody_knows', '1'), isValid: false },
  ];
  for (const parameter of parametersOf(operationId)) {
    for (const { name, value } of textValues(parameter.schema).filter((one) => canBeSent(parameter, one.value))) {
      const isMissing = value === undefined;
      const fitsSchema =
        isMissing || (await schemaProblems(parameter.pointer, parseParameter(parameter, value))).length === 0;
      const isValid = isMissing ? !parameter.isRequired : fitsSchema;
      calls.push({ field: parameter.name, name, call: withParameter(validCall, parameter, value), isValid });
    }
  }
  return calls;
}

// Fetch trims a header and joins its repetitions; a path with an empty or missing part is another path.
function canBeSent({ location }: Parameter, value: string | string[] | undefined): boolean {
  if (location === 'query') return true;
  if (Array.isArray(value)) return false;
  return location === 'header'
    ? value === undefined || /^[\x20-\x7e]*$/.test(value)
    : value !== undefined && value !== '';
}

function parseParameter({ location, schema }: Parameter, value: string | string[]): unknown {
  return parseText(schema, location === 'header' ? String(value).trim() : value);
}

function withParameter(call: Call, { name, location }: Parameter, value: string | string[] | undefined): Call {
  if (location === 'query') return withQuery(call, name, value);
  if (location === 'path') return { ...call, path: { ...call.path, [name]: String(value) } };
  return { ...call, headers: { ...call.headers, ...(value !== undefined && { [name]: String(value) }) } };
}

function withQuery(call: Call, name: string, value: string | string[] | undefined): Call {
  const { [name]: _, ...others } = call.query ?? {};
  return { ...call, query: { ...others, ...(value !== undefined && { [name]: value }) } };
}

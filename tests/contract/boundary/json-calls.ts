import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { schemaProblems } from '../conformance.ts';
import { isJsonObject, partAtKeys } from '../document.ts';
import { resolved } from '../forms/boundaries.ts';
import { valueAtPath, withValueAt } from '../forms/form-case.ts';
import type { BoundaryCall } from './boundary-call.ts';
import { jsonValues, type TestValue } from './test-values.ts';

type Variant = { field: string; name: string; body: unknown };

/** Returns a request for every test value of every field of a JSON body, at every depth. */
export async function jsonCalls(operationId: OperationId, validCall: Call): Promise<BoundaryCall[]> {
  const { path, method } = getOperation(operationId);
  const { pointer, value: schema } = partAtKeys(
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  const bodies = [null, [], 'lorem', 7, true].map((body) => ({ field: 'body', name: JSON.stringify(body), body }));
  const calls: BoundaryCall[] = [];
  for (const { field, name, body } of [...bodies, ...objectVariants(schema, '', validCall.json)]) {
    const isValid = (await schemaProblems(pointer, throughJson(body))).length === 0;
    calls.push({ field, name, call: { ...validCall, json: body }, isValid });
  }
  return calls;
}

function objectVariants(schema: unknown, prefix: string, body: unknown): Variant[] {
  const { properties } = resolved(schema);
  const fields = isJsonObject(properties) ? Object.entries(properties) : [];
  const unknownField = `${prefix}nobody_knows`;
  const unknown = { field: unknownField, name: 'unknown', body: withValueAt(body, unknownField, 1) };
  return [unknown, ...fields.flatMap(([name, property]) => fieldVariants(property, prefix + name, body))];
}

function fieldVariants(schema: unknown, field: string, body: unknown): Variant[] {
  const { properties, items, maxItems } = resolved(schema);
  const row = items === undefined ? undefined : resolved(items);
  const toVariant = ({ name, value }: TestValue): Variant => ({ field, name, body: withValueAt(body, field, value) });
  if (properties) return [...wrongObjects.map(toVariant), ...objectVariants(schema, `${field}.`, body)];
  if (!row?.properties) return jsonValues(schema).map(toVariant);

  const rows = valueAtPath(body, field) as unknown[];
  const limit = Number(maxItems ?? 1);
  const lengths = [limit, limit + 1].map((count) => ({ name: `${count} rows`, value: Array(count).fill(rows[0]) }));
  const wrongRows = [[null], ['lorem'], [{}]].map((value) => ({ name: JSON.stringify(value), value }));
  return [...[...wrongObjects, ...lengths, ...wrongRows].map(toVariant), ...objectVariants(items, `${field}.0.`, body)];
}

/** Wrong values for an object and for a list of objects. */
const wrongObjects: TestValue[] = [
  { name: 'missing', value: undefined },
  ...[null, [], {}, 'lorem', 7].map((value) => ({ name: JSON.stringify(value), value })),
];

// JSON has no undefined, so a field with that value is not sent.
function throughJson(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

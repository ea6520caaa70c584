import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { at, isPart } from '../document.ts';
import { schemaProblems } from '../documented.ts';
import { resolved } from '../forms/boundaries.ts';
import { changed, valueAt } from '../forms/form-case.ts';
import { jsonValues, type Tried } from './tried-value.ts';
import type { Try } from './try.ts';

type Change = { field: string; name: string; body: unknown };

/** Every value tried for every field of a JSON body, at every depth. */
export async function jsonTries(operationId: OperationId, good: Call): Promise<Try[]> {
  const { path, method } = getOperation(operationId);
  const { pointer, value } = at(
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
  const whole = [null, [], 'lorem', 7, true].map((body) => ({ field: 'body', name: JSON.stringify(body), body }));
  const tries: Try[] = [];
  for (const { field, name, body } of [...whole, ...inObject(value, '', good.json)]) {
    const isValid = (await schemaProblems(pointer, plain(body))).length === 0;
    tries.push({ field, name, call: { ...good, json: body }, isValid });
  }
  return tries;
}

function inObject(schema: unknown, prefix: string, body: unknown): Change[] {
  const { properties } = resolved(schema);
  const known = isPart(properties) ? Object.entries(properties) : [];
  const extra = { field: `${prefix}nobody_knows`, name: 'unknown', body: changed(body, `${prefix}nobody_knows`, 1) };
  return [extra, ...known.flatMap(([name, property]) => inField(property, prefix + name, body))];
}

function inField(schema: unknown, field: string, body: unknown): Change[] {
  const { properties, items, maxItems } = resolved(schema);
  const row = items === undefined ? undefined : resolved(items);
  const change = ({ name, value }: Tried): Change => ({ field, name, body: changed(body, field, value) });
  if (properties) return [...wrongWholes.map(change), ...inObject(schema, `${field}.`, body)];
  if (!row?.properties) return jsonValues(schema).map(change);

  const rows = valueAt(body, field) as unknown[];
  const most = Number(maxItems ?? 1);
  const counts = [most, most + 1].map((count) => ({ name: `${count} rows`, value: Array(count).fill(rows[0]) }));
  const wrongRows = [[null], ['lorem'], [{}]].map((value) => ({ name: JSON.stringify(value), value }));
  return [...[...wrongWholes, ...counts, ...wrongRows].map(change), ...inObject(items, `${field}.0.`, body)];
}

const wrongWholes: Tried[] = [
  { name: 'missing', value: undefined },
  ...[null, [], {}, 'lorem', 7].map((value) => ({ name: JSON.stringify(value), value })),
];

// As it travels: what is undefined does not.
function plain(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body));
}

import type { OperationId } from '@sdk';
import { type FileRule, getFileRules, getOperation } from '../../mocks/engine/operation.ts';
import type { Call } from './case.ts';
import { bodySchema, isJsonObject, type Parameter, parametersOf, schemaProblems } from './document.ts';
import { type BoundaryValue, jsonValues, parseText, resolved, textValues, unnamed } from './forms/boundaries.ts';
import { valueAtPath, withValueAt } from './forms/form-differences.ts';

/** One request with a value at a limit of `field`. The judge of the document decides `isValid`, not the host. */
export type LimitCall = { field: string; name: string; call: Call; isValid: boolean };

/** Returns a request for every test value of every parameter and every field of a body, at every depth. */
export async function limitCalls(operationId: OperationId, validCalls: Call[]): Promise<LimitCall[]> {
  const { bodies } = getOperation(operationId);
  const calls = await parameterCalls(operationId, validCalls[0] ?? {});
  for (const call of validCalls) {
    if (bodies['application/json']) calls.push(...(await jsonCalls(operationId, call)));
    if (bodies['multipart/form-data']) calls.push(...(await formCalls(operationId, call)));
  }
  return calls;
}

async function parameterCalls(operationId: OperationId, call: Call): Promise<LimitCall[]> {
  const unknown = { ...call, query: { ...call.query, nobody_knows: '1' } };
  const calls: LimitCall[] = [{ field: 'nobody_knows', name: 'unknown', call: unknown, isValid: false }];
  for (const parameter of parametersOf(operationId)) {
    const { name: field, location, schema, pointer, isRequired } = parameter;
    for (const { name, value } of textValues(schema)) {
      if (!canBeSent(parameter, value)) continue;
      const parsed =
        value === undefined ? undefined : parseText(schema, location === 'header' ? trimmed(value) : value);
      const isValid = value === undefined ? !isRequired : (await schemaProblems(pointer, parsed)).length === 0;
      calls.push({ field, name, call: withParameter(call, parameter, value), isValid });
    }
  }
  return calls;
}

const trimmed = (value: string | string[]) => String(value).trim();

// Fetch trims a header and joins its repetitions; a path with an empty or missing part is another path.
function canBeSent({ location }: Parameter, value: string | string[] | undefined): boolean {
  if (location === 'query') return true;
  if (location === 'header') return value === undefined || /^[\x20-\x7e]*$/.test(String(value));
  return typeof value === 'string' && value !== '';
}

function withParameter(call: Call, { name, location }: Parameter, value: string | string[] | undefined): Call {
  const key = { path: 'path', query: 'query', header: 'headers' } as const;
  const { [name]: _, ...others } = (call[key[location]] ?? {}) as Record<string, unknown>;
  return { ...call, [key[location]]: { ...others, ...(value !== undefined && { [name]: value }) } };
}

type Variant = { field: string; name: string; body: unknown };

async function jsonCalls(operationId: OperationId, call: Call): Promise<LimitCall[]> {
  const { pointer, value: schema } = bodySchema(operationId, 'application/json');
  const bodies = unnamed(null, [], 'lorem', 7, true).map(({ name, value }) => ({ field: 'body', name, body: value }));
  const calls: LimitCall[] = [];
  for (const { field, name, body } of [...bodies, ...objectVariants(schema, '', call.json)]) {
    // JSON has no undefined, so a field with that value is not sent.
    const isValid = (await schemaProblems(pointer, JSON.parse(JSON.stringify(body)))).length === 0;
    calls.push({ field, name, call: { ...call, json: body }, isValid });
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
  const toVariant = ({ name, value }: BoundaryValue): Variant => ({
    field,
    name,
    body: withValueAt(body, field, value),
  });
  const wrongObjects = unnamed(undefined, null, [], {}, 'lorem', 7);
  if (properties) return [...wrongObjects.map(toVariant), ...objectVariants(schema, `${field}.`, body)];
  if (items === undefined || !resolved(items).properties) return jsonValues(schema).map(toVariant);
  const [row] = valueAtPath(body, field) as unknown[];
  const limit = Number(maxItems ?? 1);
  const rows = [limit, limit + 1].map((count) => ({ name: `${count} rows`, value: Array(count).fill(row) }));
  const values = [...wrongObjects, ...rows, ...unnamed([null], ['lorem'], [{}])];
  return [...values.map(toVariant), ...objectVariants(items, `${field}.0.`, body)];
}

type Form = NonNullable<Call['form']>;

const FORM = 'multipart/form-data';

/** Returns a request for every test value of every field of a form: texts, files, and a file instead of a text. */
async function formCalls(operationId: OperationId, call: Call): Promise<LimitCall[]> {
  const { pointer, value: schema } = bodySchema(operationId, FORM);
  const files = getFileRules(getOperation(operationId), FORM);
  const validForm = call.form ?? {};
  const properties = propertiesOf(schema, validForm);
  const calls: LimitCall[] = [];
  for (const [field, property] of [...Object.entries(properties), ['nobody_knows', undefined] as const]) {
    const file = files[field];
    const texts = property === undefined ? [{ name: 'unknown', value: '1' }] : textValues(property);
    const values = file ? fileValues(file) : [...texts, { name: 'a file', value: createFile('text/plain', 3) }];
    const { [field]: _, ...others } = validForm;
    for (const { name, value } of values) {
      const form: Form = { ...others, ...(value !== undefined && { [field]: value }) };
      const fits = Object.entries(form).every(([key, one]) => isValidPart(files[key], one));
      const isValid = fits && (await schemaProblems(pointer, parseForm(properties, form))).length === 0;
      // An empty form matches none of several shapes, so the service cannot name one of its fields.
      const named = Object.keys(form).length > 0 || !resolved(schema).oneOf ? field : 'body';
      calls.push({ field: named, name, call: { ...call, form }, isValid });
    }
  }
  return calls;
}

/** Returns the fields of the shape that the form has. */
function propertiesOf(schema: unknown, form: Form): Record<string, unknown> {
  const { properties, oneOf = [] } = resolved(schema);
  const shapes = isJsonObject(properties) ? [properties] : (oneOf as unknown[]).map((one) => resolved(one).properties);
  const own = shapes.find((shape) => isJsonObject(shape) && Object.keys(form).every((name) => name in shape));
  if (!isJsonObject(own)) throw new Error(`No shape of the form has the fields ${Object.keys(form).join(', ')}`);
  return own;
}

function parseForm(properties: Record<string, unknown>, form: Form): Record<string, unknown> {
  const parse = (name: string, value: unknown) =>
    properties[name] === undefined ? value : parseText(properties[name], value as string);
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [name, value instanceof Blob ? '(file)' : parse(name, value)]),
  );
}

function fileValues({ types, maxBytes }: FileRule): { name: string; value: Form[string] | undefined }[] {
  const [type = ''] = types;
  return [
    { name: 'missing', value: undefined },
    { name: 'a text', value: 'lorem' },
    { name: 'an empty text', value: '' },
    { name: 'an empty file', value: createFile(type, 0) },
    { name: 'a file of another type', value: createFile('text/html', 3) },
    { name: 'a file without a type', value: createFile('', 3) },
    { name: 'the largest file', value: createFile(type, maxBytes) },
    { name: 'a byte too many', value: createFile(type, maxBytes + 1) },
    { name: 'two files', value: [createFile(type, 3), createFile(type, 3)] },
    ...types.map((one) => ({ name: `a file of ${one}`, value: createFile(one, 3) })),
  ];
}

function isValidPart(rule: FileRule | undefined, value: Form[string]): boolean {
  if (!rule) return ![value].flat().some((one) => one instanceof Blob);
  return value instanceof Blob && rule.types.includes(value.type) && value.size > 0 && value.size <= rule.maxBytes;
}

function createFile(type: string, size: number): File {
  return new File([new Uint8Array(size)], 'file', { type });
}

import type { OperationId } from '@sdk';
import { type FileRule, getFileRules, getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { schemaProblems } from '../conformance.ts';
import { bodySchema, isJsonObject } from '../document.ts';
import { resolved } from '../forms/boundaries.ts';
import type { LimitCall } from './limit-calls.ts';
import { parseText, textValues } from './test-values.ts';

type Form = NonNullable<Call['form']>;

const FORM = 'multipart/form-data';

/** Returns a request for every test value of every field of a form: texts, files, and a file instead of a text. */
export async function formCalls(operationId: OperationId, call: Call): Promise<LimitCall[]> {
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
      // An empty form matches no shape, so the service cannot name one of its fields.
      const named = Object.keys(form).length > 0 ? field : 'body';
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

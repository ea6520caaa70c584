import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { schemaProblems } from '../conformance.ts';
import { isJsonObject, partAtKeys } from '../document.ts';
import { resolved } from '../forms/boundaries.ts';
import type { BoundaryCall } from './boundary-call.ts';
import { parseForm, propertyOf } from './parse-text.ts';
import { textValues } from './test-values.ts';

type Form = NonNullable<Call['form']>;
type FormValue = { name: string; value: Form[string] | undefined };

const FORM_TYPE = 'multipart/form-data';

/** Returns a request for every test value of every field of a form: texts, files, and a file instead of a text. */
export async function formCalls(operationId: OperationId, validCall: Call): Promise<BoundaryCall[]> {
  const { path, method } = getOperation(operationId);
  const mediaKeys = ['paths', path, method.toLowerCase(), 'requestBody', 'content', FORM_TYPE];
  const { pointer, value: schema } = partAtKeys(...mediaKeys, 'schema');
  const mediaTypesOf = (field: string) =>
    String(partAtKeys(...mediaKeys, 'encoding', field, 'contentType').value ?? '').split(/,\s*/);
  const validForm = validCall.form ?? {};
  const variants: { field: string; name: string; form: Form }[] = [
    { field: 'nobody_knows', name: 'unknown', form: { ...validForm, nobody_knows: '1' } },
    { field: 'nobody_knows', name: 'unknown file', form: { ...validForm, nobody_knows: createFile('text/plain', 3) } },
  ];
  for (const field of fieldNames(schema, validForm)) {
    const property = propertyOf(schema, field);
    const values = isFile(property) ? fileValues(property, mediaTypesOf(field)) : textFieldValues(property);
    const { [field]: _, ...others } = validForm;
    for (const { name, value } of values) {
      variants.push({ field, name, form: { ...others, ...(value !== undefined && { [field]: value }) } });
    }
  }
  const calls: BoundaryCall[] = [];
  for (const { field, name, form } of variants) {
    const hasValidFiles = Object.entries(form).every(([key, value]) =>
      isValidFile(propertyOf(schema, key), value, mediaTypesOf(key)),
    );
    const isValid = hasValidFiles && (await schemaProblems(pointer, parseForm(schema, form))).length === 0;
    // An empty form matches no shape, so the service cannot name one of its fields.
    const namedField = Object.keys(form).length > 0 ? field : 'body';
    calls.push({ field: namedField, name, call: { ...validCall, form }, isValid });
  }
  return calls;
}

/** Returns all fields of the shape that the form has. */
function fieldNames(schema: unknown, form: Form): string[] {
  const { properties, oneOf } = resolved(schema);
  const shapes = isJsonObject(properties) ? [properties] : (oneOf as unknown[]).map((one) => resolved(one).properties);
  const matching = shapes.find(
    (shape) => isJsonObject(shape) && Object.keys(form).every((name) => Object.hasOwn(shape, name)),
  );
  if (!isJsonObject(matching)) throw new Error(`No shape of the form has the fields ${Object.keys(form).join(', ')}`);
  return Object.keys(matching);
}

function isFile(property: unknown): boolean {
  return property !== undefined && resolved(property).format === 'binary';
}

function textFieldValues(property: unknown): FormValue[] {
  return [...textValues(property), { name: 'a file', value: createFile('text/plain', 3) }];
}

function fileValues(property: unknown, mediaTypes: string[]): FormValue[] {
  const [type = ''] = mediaTypes;
  const limit = maxBytes(property);
  return [
    { name: 'missing', value: undefined },
    { name: 'a text', value: 'lorem' },
    { name: 'an empty text', value: '' },
    { name: 'an empty file', value: createFile(type, 0) },
    { name: 'a file of another type', value: createFile('text/html', 3) },
    { name: 'a file without a type', value: createFile('', 3) },
    { name: 'the largest file', value: createFile(type, limit) },
    { name: 'a byte too many', value: createFile(type, limit + 1) },
    { name: 'two files', value: [createFile(type, 3), createFile(type, 3)] },
    ...mediaTypes.map((one) => ({ name: `a file of ${one}`, value: createFile(one, 3) })),
  ];
}

const maxBytes = (property: unknown) => Number(resolved(property)['x-max-bytes']);

function isValidFile(property: unknown, value: Form[string], mediaTypes: string[]): boolean {
  if (!isFile(property)) return ![value].flat().some((one) => one instanceof Blob);
  if (!(value instanceof Blob)) return false;
  return mediaTypes.includes(value.type) && value.size > 0 && value.size <= maxBytes(property);
}

function createFile(type: string, size: number): File {
  return new File([new Uint8Array(size)], 'file', { type });
}

import type { OperationId } from '@sdk';
import { getOperation } from '../../../mocks/engine/operation.ts';
import type { Call } from '../case.ts';
import { at, isPart } from '../document.ts';
import { schemaProblems } from '../documented.ts';
import { resolved } from '../forms/boundaries.ts';
import { propertyOf, readForm } from './read-text.ts';
import { textValues } from './tried-value.ts';
import type { Try } from './try.ts';

type Form = NonNullable<Call['form']>;
type Tried = { name: string; value: Form[string] | undefined };

const MEGABYTE = 1_048_576;
const FORM = 'multipart/form-data';

/** Every value tried for every field of a form: texts, files, and files in the place of texts. */
export async function formTries(operationId: OperationId, good: Call): Promise<Try[]> {
  const { path, method } = getOperation(operationId);
  const place = ['paths', path, method.toLowerCase(), 'requestBody', 'content', FORM];
  const { pointer, value: schema } = at(...place, 'schema');
  const typesOf = (name: string) => String(at(...place, 'encoding', name, 'contentType').value ?? '').split(/,\s*/);
  const form = good.form ?? {};
  const changes: { field: string; name: string; form: Form }[] = [
    { field: 'nobody_knows', name: 'unknown', form: { ...form, nobody_knows: '1' } },
    { field: 'nobody_knows', name: 'unknown file', form: { ...form, nobody_knows: fileOf('text/plain', 3) } },
  ];
  for (const field of namesIn(schema, form)) {
    const property = propertyOf(schema, field);
    const tried = isFile(property) ? files(property, typesOf(field)) : texts(property);
    const { [field]: _, ...others } = form;
    for (const { name, value } of tried) {
      changes.push({ field, name, form: { ...others, ...(value !== undefined && { [field]: value }) } });
    }
  }
  const tries: Try[] = [];
  for (const { field, name, form: sent } of changes) {
    const hasGoodFiles = Object.entries(sent).every(([key, value]) =>
      isRightFile(propertyOf(schema, key), value, typesOf(key)),
    );
    const isValid = hasGoodFiles && (await schemaProblems(pointer, readForm(schema, sent))).length === 0;
    // A form without any field has no shape, so no field of one can be named.
    const named = Object.keys(sent).length > 0 ? field : 'body';
    tries.push({ field: named, name, call: { ...good, form: sent }, isValid });
  }
  return tries;
}

/** The fields of the one shape that the form has. */
function namesIn(schema: unknown, form: Form): string[] {
  const { properties, oneOf } = resolved(schema);
  const shapes = isPart(properties) ? [properties] : (oneOf as unknown[]).map((one) => resolved(one).properties);
  const fitting = shapes.find(
    (shape) => isPart(shape) && Object.keys(form).every((name) => Object.hasOwn(shape, name)),
  );
  if (!isPart(fitting)) throw new Error(`No shape of the form has the fields ${Object.keys(form).join(', ')}`);
  return Object.keys(fitting);
}

function isFile(property: unknown): boolean {
  return property !== undefined && resolved(property).format === 'binary';
}

function texts(property: unknown): Tried[] {
  return [...textValues(property), { name: 'a file', value: fileOf('text/plain', 3) }];
}

function files(property: unknown, types: string[]): Tried[] {
  const [type = ''] = types;
  const most = maxBytes(property);
  return [
    { name: 'missing', value: undefined },
    { name: 'a text', value: 'lorem' },
    { name: 'an empty text', value: '' },
    { name: 'an empty file', value: fileOf(type, 0) },
    { name: 'a file of another type', value: fileOf('text/html', 3) },
    { name: 'a file without a type', value: fileOf('', 3) },
    { name: 'the largest file', value: fileOf(type, most) },
    { name: 'a byte too many', value: fileOf(type, most + 1) },
    { name: 'two files', value: [fileOf(type, 3), fileOf(type, 3)] },
    ...types.map((one) => ({ name: `a file of ${one}`, value: fileOf(one, 3) })),
  ];
}

/** The limit of a file stands in words only: "at most 2 MB". */
function maxBytes(property: unknown): number {
  const megabytes = /at most (\d+) MB/.exec(String(resolved(property).description))?.[1];
  if (!megabytes) throw new Error('The document does not say how large this file may be');
  return Number(megabytes) * MEGABYTE;
}

function isRightFile(property: unknown, value: Form[string], types: string[]): boolean {
  if (!isFile(property)) return ![value].flat().some((one) => one instanceof Blob);
  if (!(value instanceof Blob)) return false;
  return types.includes(value.type) && value.size > 0 && value.size <= maxBytes(property);
}

function fileOf(type: string, size: number): File {
  return new File([new Uint8Array(size)], 'file', { type });
}

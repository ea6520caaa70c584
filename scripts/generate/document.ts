import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };
type Reference = { $ref: string };
export type Example = { value: Json };

export type MediaType = {
  schema: Schema;
  examples?: Record<string, Example | Reference>;
  encoding?: Record<string, { contentType?: string }>;
};

type Header = { required?: boolean; schema: Schema; example?: Json };
export type Parameter = Header & { name: string; in: 'path' | 'query' | 'header' };
type RequestBody = { required?: boolean; content: Record<string, MediaType> };
type ResponseObject = {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};

type Operation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, ResponseObject | Reference>;
  'x-rate-limit'?: Json[];
  /** A group of openapi/proposals.yaml. */
  'x-proposed'?: string;
};

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type PathItem = Pick<Operation, 'parameters'> & Partial<Record<(typeof methods)[number], Operation>>;

export type OpenApiDocument = Pick<Operation, 'security'> & {
  openapi: string;
  info: { version: string };
  paths: Record<string, PathItem>;
  /** Calls that the service sends to the website. */
  webhooks?: Record<string, PathItem>;
  components?: Record<string, Record<string, Json>>;
};

/** One documented operation with its references resolved. */
export type Call = {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  auth: boolean;
  parameters: Parameter[];
  body: { isRequired: boolean; media: Media } | null;
  /** By status, with the documented headers and their pointers. */
  responses: Record<string, { description: string; media: Media; headers: (Parameter & { pointer: string })[] }>;
  rateLimits: Json[];
  /** The group of an operation that the service need not have. */
  proposal: string | null;
};

type Media = Record<string, Pointed<MediaType>>;

/** A part of the document with its JSON pointer (`#/…`). */
export type Pointed<T> = { pointer: string; value: T };

export type JsonObject = { [key: string]: unknown };

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the bundled document that the last `npm run generate` wrote. */
export function presentDocument(): OpenApiDocument & JsonObject {
  const file = fileURLToPath(new URL('../../sdk/src/generated/openapi.json', import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the keys of a JSON pointer such as `#/paths/~1v1` or `/data/0`. */
export const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the value at a JSON pointer such as `/data/0/price`; undefined for a pointer without a target. */
export function valueAt(whole: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value && Object.hasOwn(value, key) ? (value as JsonObject)[key] : undefined,
    whole,
  );
}

export function child<T>(pointer: string, key: string | number, value: T): Pointed<T> {
  return { pointer: `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`, value };
}

const isReference = (value: unknown): value is Reference => isJsonObject(value) && typeof value.$ref === 'string';

/** Resolves `$ref`s until a value; throws for a pointer without a target. */
export function follow<T>(document: object, at: Pointed<T | Reference>): Pointed<T> {
  let { pointer, value } = at;
  while (isReference(value)) {
    pointer = value.$ref;
    const found = valueAt(document, pointer);
    if (found === undefined) throw new Error(`${pointer} leads nowhere`);
    value = found as T | Reference;
  }
  return { pointer, value };
}

/** Returns a record with the same keys and other values. */
export function mapValues<From, To>(record: Record<string, From>, to: (value: From, key: string) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)])) as Record<string, To>;
}

/** Returns the schema of a body. */
export const schemaOf = (document: OpenApiDocument, { pointer, value }: Pointed<MediaType>): Pointed<Schema> =>
  follow<Schema>(document, child(pointer, 'schema', value.schema));

/** Returns the named schemas of a body's `oneOf`; empty when the body has only one shape. */
export function formVariants(
  document: OpenApiDocument,
  body: Pointed<MediaType>,
): (Pointed<Schema> & { name: string })[] {
  const { pointer, value } = schemaOf(document, body);
  if (!Array.isArray(value.oneOf)) return [];
  return value.oneOf.map((option, index) => {
    const variant = follow<Schema>(document, child(`${pointer}/oneOf`, index, option as Schema));
    return { ...variant, name: variant.pointer.split('/').at(-1) ?? String(index) };
  });
}

/** Returns the schemas that a body may have: its variants, or its only schema. */
export function bodySchemas(document: OpenApiDocument, body: Pointed<MediaType>): Pointed<Schema>[] {
  const variants = formVariants(document, body);
  return variants.length > 0 ? variants : [schemaOf(document, body)];
}

/** Returns every operation in the order of the document. */
export function calls(document: OpenApiDocument): Call[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [callOf(document, method, path, operation, item)] : [];
    }),
  );
}

function callOf(document: OpenApiDocument, method: string, path: string, operation: Operation, item: PathItem): Call {
  const { pointer } = child(child('#/paths', path, null).pointer, method, null);
  const body =
    operation.requestBody && follow<RequestBody>(document, child(pointer, 'requestBody', operation.requestBody));
  const mediaAt = (at: string, content: Record<string, MediaType> = {}) =>
    mapValues(content, (value, type) => child(`${at}/content`, type, value));
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    auth: (operation.security ?? document.security ?? []).length > 0,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
      (value) => follow<Parameter>(document, { pointer: '', value }).value,
    ),
    body: body ? { isRequired: body.value.required === true, media: mediaAt(body.pointer, body.value.content) } : null,
    responses: mapValues(operation.responses, (given, status) => {
      const { pointer: at, value } = follow<ResponseObject>(document, child(`${pointer}/responses`, status, given));
      const headers = Object.entries(value.headers ?? {}).map(([name, header]) => {
        const own = follow<Header>(document, child(`${at}/headers`, name, header));
        return { name, in: 'header' as const, pointer: own.pointer, ...own.value };
      });
      return { description: value.description ?? '', media: mediaAt(at, value.content), headers };
    }),
    rateLimits: operation['x-rate-limit'] ?? [],
    proposal: operation['x-proposed'] ?? null,
  };
}

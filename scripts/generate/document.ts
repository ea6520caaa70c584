import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Schema = { [key: string]: Json };
export type Reference = { $ref: string };
export type Example = { value: Json };

export type MediaType = {
  schema?: Schema;
  example?: Json;
  examples?: Record<string, Example | Reference>;
  encoding?: Record<string, { contentType?: string }>;
};

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: Json;
};
export type RequestBody = { required?: boolean; content: Record<string, MediaType> };
type Header = { required?: boolean; schema: Schema; example?: Json };
export type ResponseObject = {
  description?: string;
  headers?: Record<string, Header | Reference>;
  content?: Record<string, MediaType>;
};

/** A limit of the calls of an operation; see `x-rate-limit` in the introduction of the document. */
export type RateLimit = {
  by: 'address' | 'member' | 'address-and-member';
  limit: number;
  windowSeconds: number;
  counts?: 'failed';
  except?: 'known-address';
};

export type Operation = {
  operationId: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: RequestBody | Reference;
  responses: Record<string, ResponseObject | Reference>;
  'x-rate-limit'?: RateLimit[];
};

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof methods)[number];
type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, Operation>>;

export type OpenApiDocument = {
  openapi: string;
  info: { version: string };
  servers?: { url: string }[];
  security?: Record<string, string[]>[];
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
  body: { isRequired: boolean; media: Record<string, Pointed<MediaType>> } | null;
  responses: Record<string, Record<string, Pointed<MediaType>>>;
  /** The meaning of each status. */
  responseDescriptions: Record<string, string>;
  /** The documented headers of the responses with their pointers, by status. */
  responseHeaders: Record<string, (Parameter & { pointer: string })[]>;
  rateLimits: RateLimit[];
};

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

export const isReference = (value: unknown): value is Reference =>
  isJsonObject(value) && typeof value.$ref === 'string';

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

function media(pointer: string, content: Record<string, MediaType> = {}): Record<string, Pointed<MediaType>> {
  const at = `${pointer}/content`;
  return Object.fromEntries(Object.entries(content).map(([type, value]) => [type, child(at, type, value)]));
}

function headersOf(document: OpenApiDocument, response: Pointed<ResponseObject>): (Parameter & { pointer: string })[] {
  return Object.entries(response.value.headers ?? {}).map(([name, header]) => {
    const { pointer, value } = follow<Header>(document, child(`${response.pointer}/headers`, name, header));
    return { name, in: 'header', pointer, ...value };
  });
}

/** Returns every operation in the order of the document. */
export function calls(document: OpenApiDocument): Call[] {
  const found: Call[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const pointer = child(child('#/paths', path, null).pointer, method, null).pointer;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(
        (value) => follow<Parameter>(document, { pointer: '', value }).value,
      );
      const body = operation.requestBody
        ? follow<RequestBody>(document, { pointer: `${pointer}/requestBody`, value: operation.requestBody })
        : null;
      const responses = Object.entries(operation.responses).map(([status, value]) => {
        const response = follow<ResponseObject>(document, child(`${pointer}/responses`, status, value));
        return { status, response };
      });
      found.push({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags?.[0] ?? '',
        summary: operation.summary ?? '',
        description: operation.description ?? '',
        auth: (operation.security ?? document.security ?? []).length > 0,
        parameters,
        body: body && { isRequired: body.value.required === true, media: media(body.pointer, body.value.content) },
        responses: Object.fromEntries(
          responses.map(({ status, response }) => [status, media(response.pointer, response.value.content)]),
        ),
        responseDescriptions: Object.fromEntries(
          responses.map(({ status, response }) => [status, response.value.description ?? '']),
        ),
        responseHeaders: Object.fromEntries(
          responses.map(({ status, response }) => [status, headersOf(document, response)]),
        ),
        rateLimits: operation['x-rate-limit'] ?? [],
      });
    }
  }
  return found;
}

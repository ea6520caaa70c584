import { readFile } from 'node:fs/promises';
import type { RateLimit } from '../../mock-context/rate-limits.ts';

/** A JSON schema of the document; `$ref` names a schema in `components`. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  uniqueItems?: boolean;
  'x-max-bytes'?: number;
  'x-proposed'?: boolean;
};

type Ref = { $ref: string };
export type Example = { summary?: string; value: unknown };
export type MediaType = { schema?: Schema; examples?: Record<string, Example | Ref> };
export type Header = { description?: string; schema?: Schema };
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
  examples?: Record<string, Example>;
  'x-proposed'?: boolean;
};
export type Answer = {
  description: string;
  headers?: Record<string, Header | Ref>;
  content?: Record<string, MediaType>;
};
type PathOperation = {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security?: unknown[];
  parameters?: (Parameter | Ref)[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Answer | Ref>;
  'x-proposed'?: boolean;
  'x-rate-limit'?: RateLimit[];
};
export type ApiDocument = {
  info: { title: string; version: string; summary?: string; description?: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, PathOperation>>;
  webhooks?: Record<string, Record<string, PathOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    examples: Record<string, Example>;
  };
};

/** An operation with its references resolved, except those of schemas. `path` is null for a call of the service. */
export type ReferenceOperation = {
  operationId: string;
  tag: string;
  method: string;
  path: string | null;
  summary: string;
  description: string;
  isForMembers: boolean;
  isProposed: boolean;
  limits: RateLimit[];
  parameters: Parameter[];
  body: { mediaType: string; schema: Schema; examples: Record<string, Example> } | null;
  answers: { status: string; description: string; headers: Record<string, Header>; content: AnswerContent | null }[];
};
export type AnswerContent = { mediaType: string; schema: Schema | undefined; examples: Record<string, Example> };

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads the bundled document. Rejects when it was not generated. */
export async function readDocument(): Promise<ApiDocument> {
  return JSON.parse(await readFile(new URL('../../../sdk/src/generated/openapi.json', import.meta.url), 'utf8'));
}

/** Returns the operations in the order of the document, the calls of the service (webhooks) last. */
export function listOperations(document: ApiDocument): ReferenceOperation[] {
  const entriesOf = (items: ApiDocument['paths'] | undefined, isCalled: boolean) =>
    Object.entries(items ?? {}).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => METHODS.includes(method))
        .map(([method, operation]) => toOperation(document, operation, method, isCalled ? path : null)),
    );
  return [...entriesOf(document.paths, true), ...entriesOf(document.webhooks, false)];
}

function toOperation(
  document: ApiDocument,
  operation: PathOperation,
  method: string,
  path: string | null,
): ReferenceOperation {
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    operationId: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description,
    isForMembers: (operation.security ?? []).length > 0,
    isProposed: operation['x-proposed'] === true,
    limits: operation['x-rate-limit'] ?? [],
    parameters: (operation.parameters ?? []).map((parameter) => resolve<Parameter>(document, parameter)),
    body: body ? { ...toContent(document, body), schema: body[1].schema ?? {} } : null,
    answers: Object.entries(operation.responses).map(([status, answer]) => toAnswer(document, status, answer)),
  };
}

function toAnswer(document: ApiDocument, status: string, given: Answer | Ref): ReferenceOperation['answers'][number] {
  const { description, headers = {}, content = {} } = resolve<Answer>(document, given);
  const [first] = Object.entries(content);
  return {
    status,
    description,
    headers: resolveValues<Header>(document, headers),
    content: first ? toContent(document, first) : null,
  };
}

function toContent(document: ApiDocument, [mediaType, { schema, examples = {} }]: [string, MediaType]): AnswerContent {
  return { mediaType, schema, examples: resolveValues<Example>(document, examples) };
}

function resolveValues<T extends object>(document: ApiDocument, values: Record<string, T | Ref>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve<T>(document, value)]));
}

/**
 * Returns what a reference names, with the fields beside the reference over its own; anything else unchanged. Throws
 * for a reference that the document does not have.
 */
export function resolve<T extends object>(document: ApiDocument, value: T | Ref): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const { $ref, ...beside } = value;
  let target: unknown = document;
  for (const key of $ref.slice(2).split('/')) target = (target as Record<string, unknown> | undefined)?.[key];
  if (typeof target !== 'object' || target === null) throw new Error(`The document has no ${$ref}.`);
  return { ...resolve(document, target as T), ...beside } as T;
}

/** Resolves a schema and joins the parts of its `allOf` into one object. */
export function flatten(document: ApiDocument, given: Schema): Schema {
  const { allOf, ...own } = resolve<Schema>(document, given);
  if (!allOf) return own;
  const parts = [...allOf.map((part) => flatten(document, part)), own];
  const properties: Schema['properties'] = Object.assign({}, ...parts.map((part) => part.properties));
  return Object.assign({}, ...parts, { properties, required: parts.flatMap(({ required = [] }) => required) });
}

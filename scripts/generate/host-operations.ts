import {
  bodySchemas,
  type Call,
  type Example,
  follow,
  formVariants,
  type Json,
  type MediaType,
  mapValues,
  type OpenApiDocument,
  type Parameter,
  type Pointed,
  type Schema,
} from './document.ts';

function examplesOf(document: OpenApiDocument, { pointer, value }: Pointed<MediaType>): Record<string, Json> {
  return mapValues(
    value.examples ?? {},
    (example) => follow<Example>(document, { pointer, value: example }).value.value,
  );
}

type FormSchema = { properties?: Record<string, { 'x-max-bytes'?: number }> };

/** The file fields of a form: those with an `encoding`. */
function filesOf(document: OpenApiDocument, body: Pointed<MediaType>) {
  return mapValues(body.value.encoding ?? {}, ({ contentType = '' }, name) => {
    const schemas = bodySchemas(document, body).map(({ value }) => value as FormSchema);
    const maxBytes = schemas
      .map(({ properties }) => properties?.[name]?.['x-max-bytes'])
      .find((size) => size !== undefined);
    if (maxBytes === undefined) throw new Error(`The file ${name} at ${body.pointer} needs x-max-bytes.`);
    return { types: contentType.split(/\s*,\s*/), maxBytes };
  });
}

/** Returns the module with the parameters, bodies, responses and documented examples of every operation. */
export function hostOperations(document: OpenApiDocument, calls: Call[]): string {
  const rows = calls.map(({ id, method, path, tag, auth, parameters, body, responses, rateLimits }) => {
    const parametersIn = (place: Parameter['in']) =>
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, required, schema }) => ({
          name,
          isRequired: required === true || place === 'path',
          isList: follow<Schema>(document, { pointer: '', value: schema }).value.type === 'array',
        }));
    const row = {
      method,
      path,
      tag,
      auth,
      parameters: { path: parametersIn('path'), query: parametersIn('query'), header: parametersIn('header') },
      bodies: mapValues(body?.media ?? {}, (at) => ({
        isRequired: body?.isRequired,
        variants: formVariants(document, at).map(({ name }) => name),
        files: filesOf(document, at),
      })),
      responses: mapValues(responses, ({ media, headers }) => {
        const [mediaType, at] = Object.entries(media)[0] ?? [null, null];
        const examples = headers.map(({ name, example }) => [name, example === undefined ? null : String(example)]);
        return { mediaType, headers: Object.fromEntries(examples), examples: at ? examplesOf(document, at) : {} };
      }),
      ...(rateLimits.length > 0 && { rateLimits }),
    };
    return `  ${id}: ${JSON.stringify(row, null, 2).replaceAll('\n', '\n  ')},`;
  });
  return `import type { OperationId } from '../../sdk/src/index.ts';
import type { RateLimit } from '../mock-context/rate-limits.ts';

export type HostParameter = { name: string; isRequired: boolean; isList: boolean };

export type HostBody = {
  isRequired: boolean;
  /** The names of the schemas in a \`oneOf\`; empty when the body has one schema. */
  variants: string[];
  /** The files of a multipart body by field: their media types and their largest size. */
  files: Record<string, { types: string[]; maxBytes: number }>;
};

export type HostResponse = {
  mediaType: string | null;
  /** The example of each documented header; null for one that has none. */
  headers: Record<string, string | null>;
  examples: Record<string, unknown>;
};

export type HostOperation = {
  method: string;
  path: string;
  tag: string;
  auth: boolean;
  parameters: Record<'path' | 'query' | 'header', HostParameter[]>;
  bodies: Record<string, HostBody>;
  responses: Record<string, HostResponse>;
  rateLimits?: RateLimit[];
};

export const operations: Record<OperationId, HostOperation> = {
${rows.join('\n')}
};
`;
}

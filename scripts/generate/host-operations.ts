import type { Call, Example, Json, MediaType, OpenApiDocument, Parameter, Pointed, Schema } from './document.ts';
import { follow } from './document.ts';
import { bodySchemas, formVariants } from './forms.ts';

function examplesOf(document: OpenApiDocument, { pointer, value }: Pointed<MediaType>): Record<string, Json> {
  if (value.example !== undefined) return { default: value.example };
  const named = Object.entries(value.examples ?? {});
  return Object.fromEntries(
    named.map(([name, example]) => [name, follow<Example>(document, { pointer, value: example }).value.value]),
  );
}

function isList(document: OpenApiDocument, parameter: Parameter): boolean {
  return follow<Schema>(document, { pointer: '', value: parameter.schema }).value.type === 'array';
}

function parametersIn(document: OpenApiDocument, call: Call, place: Parameter['in']) {
  return call.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({
      name: parameter.name,
      isRequired: parameter.required === true || place === 'path',
      isList: isList(document, parameter),
    }));
}

function bodiesOf(document: OpenApiDocument, call: Call) {
  return Object.fromEntries(
    Object.entries(call.body?.media ?? {}).map(([type, at]) => {
      const variants = formVariants(document, at).map((variant) => variant.name);
      return [type, { isRequired: call.body?.isRequired, variants, files: filesOf(document, at) }];
    }),
  );
}

type FormSchema = { properties?: Record<string, { 'x-max-bytes'?: number }> };

/** The file fields of a form: those with an `encoding`. */
function filesOf(document: OpenApiDocument, body: Pointed<MediaType>) {
  const fields = Object.entries(body.value.encoding ?? {}).map(([name, { contentType = '' }]) => {
    const maxBytes = bodySchemas(document, body).map(
      ({ value }) => (value as FormSchema).properties?.[name]?.['x-max-bytes'],
    );
    const [known] = maxBytes.filter((size) => size !== undefined);
    if (known === undefined) throw new Error(`The file ${name} at ${body.pointer} needs x-max-bytes.`);
    return [name, { types: contentType.split(/\s*,\s*/), maxBytes: known }];
  });
  return Object.fromEntries(fields);
}

function getResponses(document: OpenApiDocument, call: Call) {
  return Object.fromEntries(
    Object.entries(call.responses).map(([status, media]) => {
      const [mediaType, at] = Object.entries(media)[0] ?? [null, null];
      const headers =
        call.responseHeaders[status]?.map(({ name, example }) => [
          name,
          example === undefined ? null : String(example),
        ]) ?? [];
      return [
        status,
        { mediaType, headers: Object.fromEntries(headers), examples: at ? examplesOf(document, at) : {} },
      ];
    }),
  );
}

/** Returns the module with the parameters, bodies, responses and documented examples of every operation. */
export function hostOperations(document: OpenApiDocument, calls: Call[]): string {
  const rows = calls.map((call) => {
    const { id, method, path, tag, auth } = call;
    const places = (['path', 'query', 'header'] as const).map((place) => [place, parametersIn(document, call, place)]);
    const row = {
      method,
      path,
      tag,
      auth,
      parameters: Object.fromEntries(places),
      bodies: bodiesOf(document, call),
      responses: getResponses(document, call),
      ...(call.rateLimits.length > 0 && { rateLimits: call.rateLimits }),
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

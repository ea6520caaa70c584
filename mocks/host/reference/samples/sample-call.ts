import { type ApiDocument, flatten, type Parameter, type ReferenceOperation } from '../document.ts';

/** The call that the samples of an operation make. `files` are the fields of a form that take a file. */
export type SampleCall = {
  operation: ReferenceOperation & { path: string };
  origin: string;
  path: Record<string, unknown>;
  query: Record<string, unknown>;
  idempotencyKey: string | null;
  fields: Record<string, unknown> | null;
  files: string[];
  /** True for an answer that is a file, such as the PDF. */
  answersFile: boolean;
  /** True when the answer has `data`, not only a message. */
  hasData: boolean;
};

const PAGING = ['page', 'limit'];

/** Fills an operation with the first example of its body and those of its parameters. Null for a call of the service. */
export function createSampleCall(
  document: ApiDocument,
  operation: ReferenceOperation,
  origin: string,
): SampleCall | null {
  const { path, parameters, body } = operation;
  if (path === null) return null;
  const example = Object.values(body?.examples ?? {})[0]?.value as Record<string, unknown> | undefined;
  const answer = operation.answers.find(({ status }) => status === '200')?.content;
  const answersFile = answer !== undefined && answer !== null && !answer.mediaType.endsWith('json');
  return {
    operation: { ...operation, path },
    origin,
    path: valuesOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: valuesOf(parameters.filter(({ name }) => PAGING.includes(name))),
    idempotencyKey: String(findParameter(operation, 'Idempotency-Key')?.example ?? '') || null,
    fields: body ? (example ?? {}) : null,
    files: body ? fileFields(document, operation) : [],
    answersFile,
    hasData: !answersFile && 'data' in (flatten(document, answer?.schema ?? {}).properties ?? {}),
  };
}

export function findParameter({ parameters }: ReferenceOperation, name: string): Parameter | undefined {
  return parameters.find((parameter) => parameter.name === name);
}

/** The example of a parameter, else its default. */
export function exampleOf({ example, examples, schema }: Parameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? schema.example ?? schema.default;
}

function valuesOf(parameters: Parameter[]): Record<string, unknown> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, exampleOf(parameter)]));
}

/** The fields of a form whose value is a file, in all its variants. */
export function fileFields(document: ApiDocument, { body }: ReferenceOperation): string[] {
  if (!body) return [];
  const { oneOf = [body.schema] } = flatten(document, body.schema);
  return oneOf.flatMap((variant) =>
    Object.entries(flatten(document, variant).properties ?? {}).flatMap(([name, field]) =>
      flatten(document, field).format === 'binary' ? [name] : [],
    ),
  );
}

/** The whole address of the call. */
export function addressOf({ operation, origin, path, query }: SampleCall): string {
  const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${origin}${filled}${search.size > 0 ? `?${search}` : ''}`;
}

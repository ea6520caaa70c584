import type { OperationId } from '@sdk';
import { operations } from '../../generated/operations.ts';
import type { MockContext } from '../../mock-context.ts';
import { type ApiDocument, type Parameter, readCurrentDocument } from '../current-document.ts';

/**
 * Reads the current document for Swagger UI, whose forms send every example that they show: optional parameters have
 * theirs in the description only, and the key of a booking is new each time. Each operation also takes the `Prefer`
 * header with the answers that can be chosen.
 */
export async function readReferenceDocument(mockContext: MockContext, origin: string): Promise<ApiDocument> {
  const document = await readCurrentDocument(mockContext);
  const { parameters } = document.components;
  for (const [name, parameter] of Object.entries(parameters)) parameters[name] = withoutPreset(parameter);
  for (const operation of Object.values(document.paths).flatMap((item) => Object.values(item))) {
    operation.parameters.push(preferenceOf(operation.operationId));
  }
  return { ...document, servers: [{ url: origin }] };
}

function withoutPreset(parameter: Parameter): Parameter {
  if (parameter.name === 'Idempotency-Key') return { ...parameter, example: crypto.randomUUID() };
  if (parameter.required || parameter.name === 'Accept-Language') return parameter;
  const { example, examples = {}, ...rest } = parameter;
  const values = [example ?? [], ...Object.values(examples).map(({ value }) => value)].flat();
  if (values.length === 0) return rest;
  return { ...rest, description: `${rest.description} Example: ${values.map((value) => `\`${value}\``).join(', ')}.` };
}

function preferenceOf(operationId: OperationId): Parameter {
  const choices = Object.entries(operations[operationId].responses).flatMap(([status, { examples }]) =>
    Object.keys(examples).map((name) => `code=${status}, example=${name}`),
  );
  return {
    name: 'Prefer',
    in: 'header',
    description: 'For this host alone: it answers with this example of the document and changes nothing.',
    schema: { type: 'string', enum: choices },
  };
}

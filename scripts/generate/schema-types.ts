import openapiTS, { astToString, type OpenAPI3, type SchemaObject } from 'openapi-typescript';
import ts from 'typescript';
import type { OpenApiDocument } from './document.ts';

const blob = () => ts.factory.createTypeReferenceNode('Blob');

const isFile = (schema: SchemaObject) => schema.format === 'binary';

/**
 * Returns the document as TypeScript: `paths`, `operations`, `components`, a type for each schema and the values of
 * every enum.
 */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  const copy = structuredClone(document);
  // `operations` lists what a client can call. Without its id a webhook is typed in `webhooks` alone.
  const webhooks = Object.values(copy.webhooks ?? {}) as Record<string, { operationId?: string }>[];
  for (const operation of webhooks.flatMap((item) => Object.values(item))) delete operation.operationId;
  const nodes = await openapiTS(copy as unknown as OpenAPI3, {
    silent: true,
    enumValues: true,
    // A default makes a field neither present in answers nor required in requests.
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) => (isFile(schema) ? blob() : undefined),
  });
  return astToString(nodes);
}

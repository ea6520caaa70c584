import { isJsonObject, type JsonObject } from '../../../scripts/contract/judge/document.ts';

/** One change of one `required` list: `schemaPath` is the path of its schema in the document. */
export type Mutation = { schemaPath: string[]; field: string; kind: 'removed' | 'added' };

/** Returns the mutations of a document: each required field becomes optional, and each optional field required. */
export function mutationsOf(document: JsonObject): Mutation[] {
  return objectSchemas(document, []).flatMap(({ schemaPath, schema }) => {
    const required = requiredOf(schema);
    const fields = Object.keys(schema.properties as JsonObject);
    const optional = fields.filter((field) => !required.includes(field));
    return [
      ...required.map((field) => ({ schemaPath, field, kind: 'removed' as const })),
      ...optional.map((field) => ({ schemaPath, field, kind: 'added' as const })),
    ];
  });
}

/** Returns a copy of the document with that change; unchanged parts are shared with the original. */
export function applyMutation(document: JsonObject, { schemaPath, field, kind }: Mutation): JsonObject {
  return changedAt(document, schemaPath, (schema) => {
    const required = requiredOf(schema);
    return { ...schema, required: kind === 'added' ? [...required, field] : required.filter((one) => one !== field) };
  }) as JsonObject;
}

function changedAt(part: unknown, [key, ...rest]: string[], change: (schema: JsonObject) => JsonObject): unknown {
  if (key === undefined) return change(part as JsonObject);
  if (Array.isArray(part))
    return part.map((one, index) => (String(index) === key ? changedAt(one, rest, change) : one));
  return { ...(part as JsonObject), [key]: changedAt((part as JsonObject)[key], rest, change) };
}

function requiredOf({ required }: JsonObject): string[] {
  return Array.isArray(required) ? required.map(String) : [];
}

function objectSchemas(part: unknown, schemaPath: string[]): { schemaPath: string[]; schema: JsonObject }[] {
  if (typeof part !== 'object' || part === null) return [];
  // An example is a value, even when its keys look like those of a schema.
  const nested = Object.entries(part)
    .filter(([key]) => key !== 'examples' && key !== 'example')
    .flatMap(([key, one]) => objectSchemas(one, [...schemaPath, key]));
  return isJsonObject(part) && isJsonObject(part.properties) && part.type === 'object'
    ? [{ schemaPath, schema: part }, ...nested]
    : nested;
}

import type { Json, MediaType, OpenApiDocument, Pointed, Schema } from './document.ts';
import { child, follow } from './document.ts';

type FormVariant = Pointed<Schema> & { name: string };

/** Returns the named schemas of a body's `oneOf`; empty when the body has only one shape. */
export function formVariants(document: OpenApiDocument, body: Pointed<MediaType>): FormVariant[] {
  if (!body.value.schema) return [];
  const { pointer, value } = follow<Schema>(document, child(body.pointer, 'schema', body.value.schema));
  if (!Array.isArray(value.oneOf)) return [];
  return value.oneOf.map((option, index) => {
    const variant = follow<Schema>(document, child(`${pointer}/oneOf`, index, option as Schema));
    return { ...variant, name: variant.pointer.split('/').at(-1) ?? String(index) };
  });
}

/** Returns the schemas that a body may have: its variants, or its only schema. */
export function bodySchemas(document: OpenApiDocument, body: Pointed<MediaType>): Pointed<Schema>[] {
  const variants = formVariants(document, body);
  if (variants.length > 0 || !body.value.schema) return variants;
  return [follow<Schema>(document, child(body.pointer, 'schema', body.value.schema))];
}

/**
 * Returns a copy in which every file field is a string with the pattern `^file:`, because the host passes files to the
 * validator as `file:<type>;<size>`. Ajv's standalone code would look the format `binary` up in ajv-formats and fail at
 * run time.
 */
export function withFileFields<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_key, part: Json) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part) || part.type !== 'string') return part;
      if (part.format !== 'binary' && typeof part.contentMediaType !== 'string') return part;
      return { type: 'string', pattern: '^file:' };
    }),
  ) as T;
}

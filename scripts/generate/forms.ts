import type { Json, MediaType, OpenApiDocument, Pointed, Schema } from './document.ts';
import { child, follow } from './document.ts';

export type FormVariant = Pointed<Schema> & { name: string };

/** The named schemas of a body's `oneOf`, or none when it has one shape only. */
export function formVariants(document: OpenApiDocument, body: Pointed<MediaType>): FormVariant[] {
  if (!body.value.schema) return [];
  const { pointer, value } = follow<Schema>(document, child(body.pointer, 'schema', body.value.schema));
  if (!Array.isArray(value.oneOf)) return [];
  return value.oneOf.map((option, index) => {
    const variant = follow<Schema>(document, child(`${pointer}/oneOf`, index, option as Schema));
    return { ...variant, name: variant.pointer.split('/').at(-1) ?? String(index) };
  });
}

/**
 * The same document with every file field turned into `^file:`: the host hands files to the validator as
 * `file:<type>;<size>`. Ajv's standalone code looks a `binary` format up in ajv-formats and fails at run time.
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

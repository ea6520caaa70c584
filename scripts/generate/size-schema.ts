import type { OpenApiDocument, Schema } from './document.ts';
import { follow } from './document.ts';

/** The number of unknown fields of one object that an error still names one by one. */
const UNKNOWN_FIELDS = 20;
/**
 * A longer text is refused before anything else is validated. One that breaks only the limit of its own schema is
 * reported together with the other wrong fields.
 */
const TEXT_LIMIT = 10_000;

/**
 * Returns a schema with only the limits on lists, closed objects and very long texts of a request. A value within them
 * is small enough to collect every error in it. `path` names the place in an error.
 */
export function sizeSchema(document: OpenApiDocument, shapes: Schema[], path: string): Schema {
  const parts = shapes.map((shape) => follow<Schema>(document, { pointer: '', value: shape }).value);
  const names = new Set(parts.flatMap((part) => Object.keys(propertiesOf(part))));
  const properties = [...names].map((name) => {
    const same = parts.map((part) => propertiesOf(part)[name]).filter((schema) => schema !== undefined);
    return [name, sizeSchema(document, same, `${path}.${name}`)] as const;
  });
  const isClosed = parts.length > 0 && parts.every(({ additionalProperties }) => additionalProperties === false);
  const [list] = parts.filter(({ items }) => items !== undefined);
  return {
    ...(parts.some(({ type }) => [type].flat().includes('string')) && { maxLength: TEXT_LIMIT }),
    ...(list && { maxItems: limitOf(list, path), items: sizeSchema(document, [list.items as Schema], `${path}.0`) }),
    ...(isClosed && { maxProperties: names.size + UNKNOWN_FIELDS }),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}

function propertiesOf({ properties }: Schema): Record<string, Schema> {
  return (properties ?? {}) as Record<string, Schema>;
}

function limitOf({ maxItems }: Schema, path: string): number {
  if (typeof maxItems === 'number') return maxItems;
  throw new Error(`${path} is a list of a request and needs maxItems`);
}

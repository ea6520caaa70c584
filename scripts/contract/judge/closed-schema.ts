import { isJsonObject, type JsonObject, valueAt } from '../../generate/document.ts';

/**
 * Returns a copy of a schema in which no object may have an undocumented field. Each object is closed at its outermost
 * level: closing a part of an `allOf` would refuse the fields of the other parts.
 */
export function closedSchema(document: JsonObject, schema: unknown, isWithinAllOf = false): unknown {
  if (!isJsonObject(schema)) return schema;
  if (typeof schema.$ref === 'string') {
    return closedSchema(document, valueAt(document, schema.$ref.slice(1)), isWithinAllOf);
  }

  const close = (part: unknown) => closedSchema(document, part);
  const copy = { ...schema };
  for (const key of ['properties', 'patternProperties'] as const) {
    if (isJsonObject(copy[key])) copy[key] = mapped(copy[key], close);
  }
  for (const key of ['items', 'additionalProperties'] as const) copy[key] = close(copy[key]);
  for (const key of ['oneOf', 'anyOf'] as const) {
    copy[key] = list(copy[key], (one) => closedSchema(document, one, isWithinAllOf));
  }
  copy.allOf = list(copy.allOf, (one) => closedSchema(document, one, true));
  for (const key of Object.keys(copy)) if (copy[key] === undefined) delete copy[key];

  const isObject = isJsonObject(copy.properties) || copy.allOf !== undefined;
  if (isObject && !isWithinAllOf && copy.additionalProperties === undefined) copy.unevaluatedProperties = false;
  return copy;
}

function mapped(parts: JsonObject, change: (part: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part)]));
}

function list(parts: unknown, change: (part: unknown) => unknown): unknown[] | undefined {
  return Array.isArray(parts) ? parts.map(change) : undefined;
}

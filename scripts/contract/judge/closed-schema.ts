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
  const close = (part: unknown, isWithin = false) => closedSchema(document, part, isWithin);
  const closedPart = (key: string, part: unknown): unknown => {
    if (key === 'items' || key === 'additionalProperties') return close(part);
    if (/^(all|one|any)Of$/.test(key) && Array.isArray(part))
      return part.map((one) => close(one, isWithinAllOf || key === 'allOf'));
    if (!/^(patternP|p)roperties$/.test(key) || !isJsonObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, close(one)]));
  };
  const copy = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closedPart(key, part)]));
  const isObject = isJsonObject(copy.properties) || copy.allOf !== undefined;
  if (isObject && !isWithinAllOf && copy.additionalProperties === undefined) copy.unevaluatedProperties = false;
  return copy;
}

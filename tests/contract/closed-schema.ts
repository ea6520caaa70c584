import { isPart, lookUp } from './document.ts';

/**
 * A copy of a schema in which no object may carry an undocumented field. Each object is closed at its outermost point:
 * closing a part of an `allOf` would refuse what the other parts document.
 */
export function closedSchema(schema: unknown, isWithinAllOf = false): unknown {
  if (!isPart(schema)) return schema;
  if (typeof schema.$ref === 'string') return closedSchema(lookUp(schema.$ref.slice(1)), isWithinAllOf);

  const copy = { ...schema };
  for (const key of ['properties', 'patternProperties'] as const) {
    if (isPart(copy[key])) copy[key] = mapped(copy[key], (one) => closedSchema(one));
  }
  for (const key of ['items', 'additionalProperties'] as const) copy[key] = closedSchema(copy[key]);
  for (const key of ['oneOf', 'anyOf'] as const) copy[key] = list(copy[key], (one) => closedSchema(one, isWithinAllOf));
  copy.allOf = list(copy.allOf, (one) => closedSchema(one, true));
  for (const key of Object.keys(copy)) if (copy[key] === undefined) delete copy[key];

  const isObject = isPart(copy.properties) || copy.allOf !== undefined;
  if (isObject && !isWithinAllOf && copy.additionalProperties === undefined) copy.unevaluatedProperties = false;
  return copy;
}

function mapped(parts: Record<string, unknown>, change: (part: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, change(part)]));
}

function list(parts: unknown, change: (part: unknown) => unknown): unknown[] | undefined {
  return Array.isArray(parts) ? parts.map(change) : undefined;
}

import type { OpenApiDocument } from '../../generate/document.ts';
import { isJsonObject, valueAt } from '../judge/document.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];

/** Maps the pointer of each shared part, `#/components/schemas/X`, to the calls that use it, such as `GET /v1/x`. */
export function carriersOf(document: OpenApiDocument): Map<string, string[]> {
  const carriers = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.includes(method)) continue;
      const parts = new Set<string>();
      collect(document, [operation, item.parameters], parts);
      const call = `${method.toUpperCase()} ${path}`;
      for (const part of parts) carriers.set(part, [...(carriers.get(part) ?? []), call]);
    }
  }
  return carriers;
}

/** Returns the part `#/components/<kind>/<name>` of a pointer; null for other pointers. */
export function sharedPart(pointer: string | undefined): string | null {
  return /^#\/components\/[^/]+\/[^/]+/.exec(pointer ?? '')?.[0] ?? null;
}

function collect(document: OpenApiDocument, value: unknown, parts: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const part = isJsonObject(value) && typeof value.$ref === 'string' ? sharedPart(value.$ref) : null;
  if (part !== null && !parts.has(part)) {
    parts.add(part);
    collect(document, valueAt(document, part.slice(1)), parts);
  }
  for (const inner of Object.values(value)) collect(document, inner, parts);
}

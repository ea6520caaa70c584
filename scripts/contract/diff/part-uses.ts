import { isReference, methods, type OpenApiDocument, valueAt } from '../../generate/document.ts';

export type Direction = 'request' | 'answer';

/** A use of a part of the document: by a call such as `GET /v1/x`, in what it sends or in what it receives. */
export type Use = { call: string; direction: Direction };

/** Maps the pointer of each shared part, `#/components/schemas/X`, to its uses. */
export function usesOf(document: OpenApiDocument): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.some((one) => one === method)) continue;
      const { responses, ...request } = operation as Record<string, unknown>;
      const call = `${method.toUpperCase()} ${path}`;
      const sides = { request: [request, item.parameters], answer: responses };
      for (const direction of ['request', 'answer'] as const) {
        const parts = new Set<string>();
        collect(document, sides[direction], parts);
        for (const part of parts) uses.set(part, [...(uses.get(part) ?? []), { call, direction }]);
      }
    }
  }
  return uses;
}

/** Returns the direction of a part that is written in its call. The service sends the requests of webhooks. */
export function directionOf(path: string): Direction {
  const isSent = /^#\/(paths|webhooks)\/[^/]+\/(\w+\/(requestBody|security)|(\w+\/)?parameters)\b/.test(path);
  return isSent !== path.startsWith('#/webhooks/') ? 'request' : 'answer';
}

/** Returns the part `#/components/<kind>/<name>` of a pointer; null for other pointers. */
export function sharedPart(pointer: string | undefined): string | null {
  return /^#\/components\/[^/]+\/[^/]+/.exec(pointer ?? '')?.[0] ?? null;
}

function collect(document: OpenApiDocument, value: unknown, parts: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const part = isReference(value) ? sharedPart(value.$ref) : null;
  if (part !== null && !parts.has(part)) {
    parts.add(part);
    collect(document, valueAt(document, part.slice(1)), parts);
  }
  for (const inner of Object.values(value)) collect(document, inner, parts);
}

import { allOperations } from './operation.ts';

const routes = allOperations()
  .map(([operationId, operation]) => {
    const pattern = new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
    return { operationId, operation, pattern };
  })
  // The path with the fewest parameters first: `/tour/terms` before `/tour/{id}`.
  .sort((a, b) => a.operation.parameters.path.length - b.operation.parameters.path.length);

/** Returns the operation that a call of a pathname is, with the parameters of its path; null for an undocumented one. */
export function findRoute(method: string, pathname: string) {
  for (const { operationId, operation, pattern } of routes) {
    const params = operation.method === method ? matchPath(pattern, pathname) : null;
    if (params) return { operationId, params };
  }
  return null;
}

/** Returns the methods that the document has for a pathname. */
export const methodsOf = (pathname: string): string[] =>
  routes.filter(({ pattern }) => pattern.test(pathname)).map(({ operation }) => operation.method);

/** The parameters of a pathname under a path of the document, `/v1/modules/tour/{id}/detail`; null for another path. */
function matchPath(pattern: RegExp, pathname: string): Record<string, string> | null {
  const match = pattern.exec(pathname);
  const params = Object.entries(match?.groups ?? {}).map(([name, part]) => [name, decode(part)]);
  return match && Object.fromEntries(params);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

import { createQuerySerializer } from 'openapi-fetch';
import { toFormData } from './form-data.ts';
import type { Operation } from './operation.ts';

/** The input of any operation. */
export type LooseArgs = { path?: object; query?: object; header?: object; body?: object };

const querySerializer = createQuerySerializer<Record<string, unknown>>();

/**
 * Returns a function that makes a new request of a call for each attempt, because a sent body is used up.
 * @throws {TypeError} when a parameter cannot be written into the address, or would lead to another one.
 */
export function requestFactory(
  baseUrl: string,
  operation: Operation,
  args: LooseArgs,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
): () => Request {
  const url = baseUrl.replace(/\/$/, '') + addressOf(operation, args);
  const isForm = operation.body === 'multipart';
  const body = args.body && (isForm ? toFormData(args.body) : JSON.stringify(args.body));
  // The browser sets the type of a form, with its boundary.
  if (body && !isForm) headers.set('content-type', 'application/json');
  return () => new Request(url, { method: operation.method, headers, signal, ...(body && { body }) });
}

function addressOf(operation: Operation, { path, query }: LooseArgs): string {
  try {
    const search = querySerializer({ ...query });
    return pathOf(operation, { ...path }) + (search && `?${search}`);
  } catch (cause) {
    if (!(cause instanceof URIError)) throw cause;
    throw new TypeError(`A parameter of ${operation.id} has half of a surrogate pair.`, { cause });
  }
}

function pathOf({ id, path }: Operation, values: Record<string, unknown>): string {
  return path.replace(/\{(.+?)\}/g, (_parameter, name: string) => {
    const value = String(values[name] ?? '');
    // `new URL` resolves such segments: `/article/..` is the address `/`.
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`The path parameter "${name}" of ${id} must not be "${value}".`);
    return encodeURIComponent(value);
  });
}

import { createFinalURL, createQuerySerializer, defaultPathSerializer, removeTrailingSlash } from 'openapi-fetch';
import { toFormData } from './form-data.ts';
import type { Operation } from './operation.ts';

/** The input of any operation. */
export type LooseArgs = { path?: object; query?: object; header?: object; body?: object };

const querySerializer = createQuerySerializer();

/** Returns a function that makes a new request of a call for each attempt, because a sent body is used up. */
export function requestFactory(
  baseUrl: string,
  { method, path, body: format }: Operation,
  { path: pathValues, query, body: given }: LooseArgs,
  { headers, signal }: { headers: Headers; signal: AbortSignal },
): () => Request {
  const url = createFinalURL(path, {
    baseUrl: removeTrailingSlash(baseUrl),
    params: { path: pathValues as Record<string, unknown>, query: query as Record<string, unknown> },
    querySerializer,
    pathSerializer: defaultPathSerializer,
  });
  const isForm = format === 'multipart';
  const body = given && (isForm ? toFormData(given) : JSON.stringify(given));
  // The browser sets the type of a form, with its boundary.
  if (body && !isForm) headers.set('content-type', 'application/json');
  return () => new Request(url, { method, headers, signal, ...(body && { body }) });
}

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { namesInQuery, QUERY_HEADER } from '@/config/query-pages';

/**
 * Tells Next in a request header which parameters the address has, so that one rewrite for each page can match any of
 * them. A header of this name that a client sent is replaced.
 */
export function addQueryNamesHeader(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const names = namesInQuery(request.url ?? '');
    if (names) request.headers[QUERY_HEADER] = names;
    else delete request.headers[QUERY_HEADER];
  });
}

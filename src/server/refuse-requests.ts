import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An escaped dot, slash, backslash or percent sign that remains in a picture's URL after one decoding. */
const HIDDEN = /%(2e|2f|5c|25)/i;

/**
 * Refuses pictures whose URL escapes a dot or a slash twice: Next's `remotePatterns` treats it as one path segment, but a
 * service that decodes the path again would return a file outside its picture folder. Refuses TRACE too, of which Next
 * cannot make a request for its proxy.
 */
export function refuseRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    // `redirectDevices` may have answered already.
    if (response.writableEnded) return;
    const status = request.method === 'TRACE' ? 405 : hidesPath(request.url ?? '') ? 400 : null;
    if (status) response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
  });
}

/**
 * Returns true when the `url` parameter of an address contains such a path. Only the addresses of pictures have this
 * parameter.
 */
export function hidesPath(address: string): boolean {
  const start = address.indexOf('?');
  if (start < 0) return false;
  // `new URL` is not used because it throws at addresses such as `//`, which any client can send.
  const query = new URLSearchParams(address.slice(start + 1));
  return query.getAll('url').some((url) => HIDDEN.test(url));
}

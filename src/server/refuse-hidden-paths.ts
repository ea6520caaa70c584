import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** An escaped dot, slash, backslash or percent sign, in the address of a picture after its own escapes are decoded. */
const HIDDEN = /%(2e|2f|5c|25)/i;

/**
 * Refuses pictures whose address escapes a dot or a slash twice. Next's `remotePatterns` sees one path segment there; a
 * service that decodes the path again would be asked for a file outside the folder of its pictures.
 */
export function refuseHiddenPaths(): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (hidesPath(request.url ?? '')) response.writeHead(400, { 'Cache-Control': 'no-store' }).end();
  });
}

/** Whether the `url` in the query of an address has a hidden path; other than of pictures, no address has one. */
export function hidesPath(address: string): boolean {
  // Not `new URL`: it throws at addresses such as `//`, which any client can send.
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1));
  return query.getAll('url').some((url) => HIDDEN.test(url));
}

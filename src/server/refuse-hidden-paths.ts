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

/** Whether the address asks the optimiser for a picture with a hidden path. */
export function hidesPath(address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site');
  return pathname.endsWith('/_next/image') && searchParams.getAll('url').some((url) => HIDDEN.test(url));
}

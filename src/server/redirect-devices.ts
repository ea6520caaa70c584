import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { otherHost } from '@/config/device-hosts';

/**
 * Redirects a client to the host for its kind of device before Next sees the request; Next skips a request that is
 * already answered. A rule in next.config.js cannot match the method or add headers to its redirect, and with a proxy
 * file the browser would ask the server on every navigation.
 */
export function redirectDevices(mainHost: string): void {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const location = otherHost(mainHost, request);
    if (!location) return;
    response.writeHead(302, { Location: location, Vary: 'User-Agent', 'Cache-Control': 'no-store' }).end();
  });
}

import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Serves requests on a free port of this machine until the test ends. Returns the origin. */
export async function serveLocally(respond: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(respond).listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`;
}

/** Serves every request that has no response yet, as Next does, and returns those requests. */
export async function serveAsNext(): Promise<{ origin: string; handled: string[] }> {
  const handled: string[] = [];
  const origin = await serveLocally(({ method, url }, response) => {
    if (response.writableEnded) return;
    handled.push(`${method} ${url}`);
    response.end('page');
  });
  return { origin, handled };
}

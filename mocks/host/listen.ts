import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'];
const ANY_ADDRESS = ['0.0.0.0', '::'];
const ATTEMPTS = 5;
const KEEP_ALIVE_MS = 65_000;

export type Listening = { url: string; servers: Server[] };

/**
 * Opens one server for each address of the host, all on the same port. By default these are the two loopback addresses,
 * so that other machines cannot reach it.
 */
export async function listen(makeServer: () => Server, port: number, address?: string): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = [];
    try {
      for (const host of address === undefined ? LOOPBACK : [address]) {
        const server = makeServer();
        // With Node's five seconds a slow client sends on a connection that the host closes at the same moment.
        server.keepAliveTimeout = KEEP_ALIVE_MS;
        if (await tryListen(server, servers[0] ? getPort(servers[0]) : port, host)) servers.push(server);
      }
      return { url: getUrl(servers, address), servers };
    } catch (error) {
      for (const server of servers) server.close();
      // The free port of the first address may be in use on the second; then another port is tried.
      if (port !== 0 || servers.length === 0 || attempt === ATTEMPTS) throw error;
    }
  }
}

/** False when this machine lacks the loopback address, as containers without IPv6 do. */
function tryListen(server: Server, port: number, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isAbsent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
      if (isAbsent && LOOPBACK.includes(address)) resolve(false);
      else reject(error);
    });
    server.listen(port, address, () => resolve(true));
  });
}

function getUrl([first]: Server[], address: string | undefined): string {
  if (!first) throw new Error('This machine has no loopback address to listen on.');
  if (address === undefined || ANY_ADDRESS.includes(address)) return `http://localhost:${getPort(first)}`;
  return `http://${address.includes(':') ? `[${address}]` : address}:${getPort(first)}`;
}

function getPort(server: Server): number {
  return (server.address() as AddressInfo).port;
}

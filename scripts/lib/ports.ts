import { type AddressInfo, createServer } from 'node:net';
import { basename } from 'node:path';

/** Returns a port number from the environment, or the default; exits with a message for a value that is not a port. */
export function portFromEnv(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  return fail(`${name}=${text} is not a port. Use a number from 1 to 65535, for example ${name}=${fallback}.`);
}

/** Exits with a message when two of the ports, by the names of their variables, are the same or one is in use. */
export async function requirePorts(ports: Record<string, number>): Promise<void> {
  for (const [port, names] of Map.groupBy(Object.keys(ports), (name) => ports[name] as number)) {
    if (names.length > 1) fail(`${names.join(' and ')} are both ${port}. Choose different ports.`);
    const name = names[0]?.split(' ', 1)[0];
    await listenOn(port).catch(() =>
      fail(`Port ${port} (${names[0]}) is in use. Choose another one: ${name}=${port + 1} ${thisCommand()}`),
    );
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function thisCommand(): string {
  const script = process.env.npm_lifecycle_event ?? 'start';
  if (script === 'lab') return `npm run lab -- ${basename(process.argv[1] ?? '', '.ts')}`;
  return script === 'start' || script === 'test' ? `npm ${script}` : `npm run ${script}`;
}

/** Listens for a moment and resolves with the port; rejects when it is in use. */
function listenOn(port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host }, () => {
      const { port: own } = server.address() as AddressInfo;
      server.close(() => resolve(own));
    });
  });
}

/** Waits until the address answers with a status below 500; rejects after `timeoutMs`. */
export async function waitFor(url: string, timeoutMs = 60_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.status < 500,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
}

/** Resolves with the number of a free port. */
export const freePort = () => listenOn(0, '127.0.0.1');

/** Returns an address from the environment without slashes at its end; undefined when it is missing or empty. */
export function addressFromEnv(name: string): string | undefined {
  return process.env[name]?.trim().replace(/\/+$/, '') || undefined;
}

import { type AddressInfo, createServer } from 'node:net';
import { basename } from 'node:path';

/** Returns a port number from the environment, or the default; exits with a message for a value that is not a port. */
export function portFromEnv(name: string, fallback: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${name}=${text} is not a port. Use a number from 1 to 65535, for example ${name}=${fallback}.`);
  process.exit(1);
}

/** Exits with a message when two servers of a command would share a port. */
export function requireDifferentPorts(ports: Record<string, number>): void {
  const names = Object.keys(ports);
  const twin = names.find((name, index) => names.slice(index + 1).some((other) => ports[name] === ports[other]));
  if (!twin) return;
  const same = names.filter((name) => ports[name] === ports[twin]);
  console.error(`${same.join(' and ')} are both ${ports[twin]}. Choose different ports.`);
  process.exit(1);
}

/** Exits with a message when the port is in use. */
export async function requireFreePort(port: number, name: string, what: string): Promise<void> {
  await listenOn(port).catch(() => {
    console.error(`Port ${port} for ${what} is in use. Choose another one: ${name}=${port + 1} ${thisCommand()}`);
    process.exit(1);
  });
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

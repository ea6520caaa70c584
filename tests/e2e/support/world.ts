import { type ControlClient, createControlClient } from '../../../mocks/control/client.ts';

export const host = process.env.SERVICE_HOST ?? 'http://localhost:4010';

/** The world of the test that runs now. Each worker process runs one test at a time. */
let currentWorld: string | undefined;

/** Lets `callHost` and `controls` act in a world of the embedded host; undefined for the main one. */
export function enterWorld(name: string | undefined): void {
  currentWorld = name;
}

/** The header that names the world of the test. */
export const worldHeaders = (): Record<string, string> => (currentWorld ? { 'mock-world': currentWorld } : {});

/** Sends a request to the host, in the world of the test. */
export function callHost(
  path: string,
  { headers, ...init }: { method?: string; headers?: object; body?: BodyInit } = {},
) {
  return fetch(host + path, { ...init, headers: { ...headers, ...worldHeaders() } });
}

/** Returns the controls of the world of the test. */
export const controls = (): ControlClient => createControlClient(host, { world: currentWorld });

/** The controls of the main world, which the server of the site uses. */
export const mainControls = createControlClient(host);

/** Returns the calls of a world that violated the API document, each with its violations. */
export async function violationsIn(client: ControlClient): Promise<string[]> {
  const { broken } = await client.status();
  return broken.map(({ path, violations }) => `${path}: ${violations.join(', ')}`);
}

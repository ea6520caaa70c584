import { get } from 'node:http';
import { waitFor } from '../../lib/ports.ts';
import { REFRESH_ADDRESS, UNITS, unitOf, urlOf } from './machine.ts';

/** A page that Next hands over to another address of the same instance: it can fail while all other pages work. */
export const FILTERED_LIST = '/group-tour?page=2';

/** Pages that an instance renders before it gets requests; they load most of its code. */
const WARM_PATHS = ['/', '/en', '/group-tour', FILTERED_LIST, '/blog', '/contact', '/account', '/og/site.png'];

/** Waits until an instance is ready and has rendered its first pages; throws after a minute. */
export async function waitUntilWarm(instance: number): Promise<void> {
  await waitForUnit(unitOf(instance), readinessOf(instance));
  for (const path of WARM_PATHS) await isAnswered(urlOf(instance) + path);
}

/** Waits until nginx answers; throws after a minute. */
export const waitForNginx = () => waitForUnit(UNITS.nginx, `http://${REFRESH_ADDRESS}/`);

const waitForUnit = (unit: string, url: string) =>
  waitFor(url).catch(({ message }: Error) => {
    throw new Error(`${message}: journalctl -u ${unit} -n 20`);
  });

const readinessOf = (instance: number) => `${urlOf(instance)}/api/health/ready`;

export const isReady = (instance: number) => isAnswered(readinessOf(instance));

/** Requests an address and resolves to true when it answers with a status below 400. */
const isAnswered = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status < 400),
    () => false,
  );

/**
 * Requests a path from nginx or from an instance as nginx asks it for a visitor of the site. Resolves to the status, to 0
 * without an answer.
 */
export function statusOf(address: string, path: string, siteUrl: string): Promise<number> {
  const { hostname: host, protocol } = new URL(siteUrl);
  const headers = { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  return new Promise((resolve) => {
    const request = get(`http://${address}${path}`, { headers, timeout: 10_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
}

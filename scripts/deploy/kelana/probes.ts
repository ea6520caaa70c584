import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { portOf, REFRESH_ADDRESS, UNITS } from './machine.ts';

const READY_MS = 60_000;
/** Pages that an instance renders before it gets requests; they load most of its code. */
const WARM_PATHS = ['/', '/en', '/group-tour', '/group-tour?page=2', '/blog', '/contact', '/account', '/og/site.png'];

/** Waits until an instance is ready and has rendered its first pages; throws after a minute. */
export async function waitUntilWarm(instance: number): Promise<void> {
  const unit = UNITS.instances[instance - 1] as string;
  await waitFor(() => isReady(instance), `Instance ${instance} is not ready`, unit);
  for (const path of WARM_PATHS) await isAnswered(`http://127.0.0.1:${portOf(instance)}${path}`);
}

/** Waits until nginx answers for a host; throws after a minute. */
export const waitForNginx = (host: string) =>
  waitFor(async () => (await statusOfNginx(host)) > 0, 'nginx does not answer', UNITS.nginx);

async function waitFor(check: () => Promise<boolean>, failure: string, unit: string): Promise<void> {
  const end = Date.now() + READY_MS;
  while (!(await check())) {
    if (Date.now() > end) throw new Error(`${failure}: journalctl -u ${unit} -n 20`);
    await pause(300);
  }
}

export const isReady = (instance: number) => isAnswered(`http://127.0.0.1:${portOf(instance)}/api/health/ready`);

/** Requests an address and resolves to true when it answers with a status below 400. */
const isAnswered = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status < 400),
    () => false,
  );

/** Requests the home page from nginx as a visitor of a host does. Resolves to its status, to 0 without an answer. */
export function statusOfNginx(host: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(`http://${REFRESH_ADDRESS}/`, { headers: { host }, timeout: 10_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
}

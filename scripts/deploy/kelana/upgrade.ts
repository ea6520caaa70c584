import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { INSTANCES, type Machine, pathsOf, portOf, REFRESH_ADDRESS, UNITS } from './machine.ts';
import { addBrowserFiles, addRelease, deleteOldReleases, linkedBuild, point } from './releases.ts';
import { put, putUnits, writeNginx } from './settings.ts';

const READY_MS = 60_000;
/** Pages that an instance renders before it gets requests; they load most of its code. */
const WARM_PATHS = ['/', '/en', '/group-tour', '/group-tour?page=2', '/blog', '/contact', '/account', '/og/site.png'];

/** Installs a release beside the one that runs and replaces the instances, one after the other. */
export async function upgrade(machine: Machine, folder: string): Promise<void> {
  const buildId = addRelease(machine, folder);
  if (putUnits(machine, folder)) await machine.systemctl('daemon-reload');
  await switchTo(machine, buildId);
  const old = deleteOldReleases(machine);
  if (old.length > 0) console.log(`Deleted the older ${old.join(', ')}.`);
}

/** Replaces the instances by those of the release before. */
export async function rollback(machine: Machine): Promise<void> {
  const buildId = linkedBuild(pathsOf(machine).previous);
  if (!buildId) throw new Error('There is no release before this one.');
  await switchTo(machine, buildId);
}

/**
 * Runs a release in all instances, one after the other: while one is replaced, nginx sends it no requests, and it gets
 * them again when it has rendered its first pages. When one does not become ready, all run the old release again.
 */
export async function switchTo(machine: Machine, buildId: string): Promise<void> {
  const { current, previous } = pathsOf(machine);
  const old = linkedBuild(current);
  const replaced: number[] = [];
  addBrowserFiles(machine, buildId);
  point(current, buildId);
  try {
    for (const instance of INSTANCES) {
      replaced.push(instance);
      await replaceInstance(machine, instance);
      console.log(`Instance ${instance} runs ${buildId}.`);
    }
  } catch (error) {
    if (!old || old === buildId) throw error;
    point(current, old);
    for (const instance of replaced) await replaceInstance(machine, instance);
    await reloadNginx(machine);
    throw new Error(`${buildId} did not start, so ${old} runs again: ${(error as Error).message}`);
  }
  await reloadNginx(machine);
  emptyPages(machine);
  if (old && old !== buildId) point(previous, old);
}

async function replaceInstance(machine: Machine, instance: number): Promise<void> {
  await reloadNginx(machine, instance);
  await machine.systemctl('restart', UNITS.instances[instance - 1] as string);
  await warm(instance);
}

/** Waits until an instance is ready and has rendered its first pages; throws after a minute. */
export async function warm(instance: number): Promise<void> {
  const url = `http://127.0.0.1:${portOf(instance)}`;
  const end = Date.now() + READY_MS;
  while (!(await isAnswered(`${url}/api/health/ready`))) {
    if (Date.now() > end) {
      throw new Error(`instance ${instance} is not ready: journalctl -u ${UNITS.instances[instance - 1]} -n 20`);
    }
    await pause(300);
  }
  for (const path of WARM_PATHS) await isAnswered(url + path);
}

/** Requests an address and resolves to true when it answers with a status below 400. */
export const isAnswered = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    (answer) => answer.arrayBuffer().then(() => answer.status < 400),
    () => false,
  );

/** Requests the home page from nginx as a visitor does; resolves to 0 without an answer. */
export function statusThroughNginx(host: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get(`http://${REFRESH_ADDRESS}/`, { headers: { host }, timeout: 10_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
  });
}

/** Waits until nginx answers; throws after a moment. */
export async function waitForNginx(host: string): Promise<void> {
  for (let attempt = 0; (await statusThroughNginx(host)) === 0; attempt += 1) {
    if (attempt > 50) throw new Error(`nginx does not answer: journalctl -u ${UNITS.nginx} -n 20`);
    await pause(200);
  }
}

/**
 * Fills in nginx's configuration and loads it, without a request lost. A configuration that nginx refuses is put back.
 */
export async function reloadNginx(machine: Machine, resting?: number): Promise<void> {
  const { nginx } = pathsOf(machine);
  const before = readFileSync(nginx, 'utf8');
  if (!writeNginx(machine, resting)) return;
  try {
    await machine.systemctl('reload', UNITS.nginx);
  } catch (error) {
    put(nginx, before);
    throw error;
  }
}

/** Deletes the pages that nginx keeps, whose HTML names the scripts of their build; pictures stay. */
export const emptyPages = (machine: Machine) => emptyFolder(join(pathsOf(machine).nginxCache, 'pages'));

/** Deletes the content of a folder; nginx still needs the folder itself. */
export function emptyFolder(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    rmSync(join(folder, name), { recursive: true, force: true });
}

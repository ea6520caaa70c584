import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deleteFiles } from '../../lib/folder-files.ts';
import { INSTANCES, type Machine, pathsOf, putNode, UNITS, unitOf } from './machine.ts';
import { waitUntilWarm } from './probes.ts';
import { addBrowserFiles, addRelease, deleteOldReleases, linkedBuild, linkRelease } from './releases.ts';
import { putUnits, writeIfChanged, writeNginx } from './settings.ts';

/** Installs a release beside the one that runs and replaces the instances, one after the other. */
export async function upgrade(machine: Machine, folder: string): Promise<void> {
  putNode(machine);
  await switchTo(machine, addRelease(machine, folder));
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
 * Runs another release in all instances, and empties nginx's pages. When an instance does not become ready, all run the
 * old release again.
 */
async function switchTo(machine: Machine, buildId: string): Promise<void> {
  const { current, previous } = pathsOf(machine);
  const [old, before] = [linkedBuild(current), linkedBuild(previous)];
  addBrowserFiles(machine, buildId);
  // First, because whoever is interrupted here and starts again must still find the release that ran.
  if (old && old !== buildId) linkRelease(previous, old);
  await switchRelease(machine, buildId);
  try {
    await restart(machine);
  } catch (error) {
    if (!old || old === buildId) throw error;
    if (before) linkRelease(previous, before);
    await switchRelease(machine, old);
    // The last one first: it does not work, and the others do.
    await restart(machine, INSTANCES.toReversed());
    throw new Error(`${buildId} did not start, so ${old} runs again: ${(error as Error).message}`);
  }
  deleteFiles(join(pathsOf(machine).nginxCache, 'pages'));
}

async function switchRelease(machine: Machine, buildId: string): Promise<void> {
  const { current, releases } = pathsOf(machine);
  linkRelease(current, buildId);
  const changed = putUnits(machine, join(releases, buildId));
  if (changed.length > 0) await machine.systemctl('daemon-reload');
  // Only the instances are started again.
  for (const name of ['kelana-nginx', 'kelana-redis']) {
    const files = changed.filter((file) => file.startsWith(name));
    if (files.length > 0) console.log(`Changed: ${files.join(', ')}. It acts after \`systemctl restart ${name}\`.`);
  }
}

/**
 * Starts the instances again, one after the other. nginx sends the one that restarts no requests, unless the other
 * fails, until it has rendered its first pages.
 */
export async function restart(machine: Machine, instances = INSTANCES): Promise<void> {
  try {
    for (const instance of instances) {
      await reloadNginx(machine, instance);
      await machine.systemctl('restart', unitOf(instance));
      await waitUntilWarm(instance);
      console.log(`Instance ${instance} runs ${linkedBuild(pathsOf(machine).current)}.`);
    }
  } finally {
    await reloadNginx(machine);
  }
}

/** Fills in nginx's configuration and loads it. A configuration that nginx refuses is put back. */
async function reloadNginx(machine: Machine, resting?: number): Promise<void> {
  const { nginx } = pathsOf(machine);
  const before = readFileSync(nginx, 'utf8');
  if (!writeNginx(machine, resting)) return;
  try {
    await machine.systemctl('reload', UNITS.nginx);
  } catch (error) {
    writeIfChanged(nginx, before, 0o600);
    throw error;
  }
}

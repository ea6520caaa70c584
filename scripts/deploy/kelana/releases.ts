import * as fs from 'node:fs';
import { basename, join } from 'node:path';
import { type Machine, pathsOf, runProgram } from './machine.ts';

/** The folder of a release that holds the browser files of its own build, for other releases. */
export const OWN_STATIC = 'own-static';

/** The description of a build in `deploy/build.json` of its release. */
export type Build = {
  buildId: string;
  distDir: string;
  serviceHost: string;
  siteUrl: string;
  /** Empty for one host. */
  mainHost: string;
};

/** Returns the description of the release in a folder; throws when the folder has none. */
export function buildOf(folder: string): Build {
  const file = join(folder, 'deploy/build.json');
  if (!fs.existsSync(file))
    throw new Error(`${folder} is not a folder of \`npm run release\`: it has no deploy/build.json.`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Build;
}

/** Returns the build id of the release that a link names; undefined without a link. */
export function linkedBuild(link: string): string | undefined {
  try {
    return basename(fs.readlinkSync(link));
  } catch {
    return undefined;
  }
}

// Next takes the age of a page from the time of its file.
const copy = (from: string, to: string) =>
  fs.cpSync(from, to, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });

/** Copies a folder, so that the users of the units can read it. */
function copyReadable(from: string, to: string): void {
  copy(from, to);
  runProgram('chmod', '-R', 'u+rwX,go+rX', to);
}

/**
 * Copies a release to the machine; of a build that is there already only the files for operators. Returns its build id.
 */
export function addRelease(machine: Machine, folder: string): string {
  const { releases } = pathsOf(machine);
  const source = fs.realpathSync(folder);
  const { buildId } = buildOf(source);
  const target = join(releases, buildId);
  if (fs.existsSync(target)) {
    if (fs.realpathSync(target) !== source) copyReadable(join(source, 'deploy'), join(target, 'deploy'));
    return buildId;
  }
  const unfinished = `${target}.copying`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  try {
    copyReadable(source, unfinished);
    fs.renameSync(unfinished, target);
  } finally {
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
  return buildId;
}

/** Gives a release the browser files of the one that runs, which open pages and kept ones still need. */
export function addBrowserFiles(machine: Machine, buildId: string): void {
  const { releases, current } = pathsOf(machine);
  const target = join(releases, buildId);
  const running = join(current, OWN_STATIC);
  if (fs.existsSync(running)) copy(running, join(target, buildOf(target).distDir, 'static'));
}

/** Sets a link to a release in one step, so that it always names one. */
export function linkRelease(link: string, buildId: string): void {
  fs.rmSync(`${link}.new`, { force: true });
  fs.symlinkSync(join('releases', buildId), `${link}.new`);
  fs.renameSync(`${link}.new`, link);
}

/** Deletes all releases but the one that runs and the one before it. Returns the build ids of the deleted ones. */
export function deleteOldReleases(machine: Machine): string[] {
  const { releases, current, previous } = pathsOf(machine);
  const kept = [linkedBuild(current), linkedBuild(previous)];
  const old = fs.readdirSync(releases).filter((name) => !kept.includes(name));
  for (const name of old) fs.rmSync(join(releases, name), { recursive: true, force: true });
  return old;
}

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { OWN_STATIC } from '../release/release-files.ts';
import { type Machine, pathsOf } from './machine.ts';

/** What a release says of its build, in `deploy/build.json`. */
export type Build = {
  buildId: string;
  distDir: string;
  serviceHost: string;
  siteUrl: string;
  /** Empty for one host. */
  mainHost: string;
};

/** Returns what the release in a folder says of itself; throws when the folder has none. */
export function buildOf(folder: string): Build {
  const file = join(folder, 'deploy/build.json');
  if (!existsSync(file))
    throw new Error(`${folder} is not a folder of \`npm run release\`: it has no deploy/build.json.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Build;
}

/** Returns the build id of the release that a link names; undefined without a link. */
export function linkedBuild(link: string): string | undefined {
  try {
    return basename(readlinkSync(link));
  } catch {
    return undefined;
  }
}

// Next takes the age of a page from the time of its file.
const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true, force: false });

/** Copies a release to the machine. Returns its build id. */
export function addRelease(machine: Machine, folder: string): string {
  const { releases } = pathsOf(machine);
  const { buildId } = buildOf(folder);
  const target = join(releases, buildId);
  if (existsSync(target)) return buildId;
  const unfinished = `${target}.copying`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(releases, { recursive: true });
  copy(folder, unfinished);
  renameSync(unfinished, target);
  return buildId;
}

/** Gives a release the browser files of the one that runs, which open pages and kept ones still need. */
export function addBrowserFiles(machine: Machine, buildId: string): void {
  const { releases, current } = pathsOf(machine);
  const target = join(releases, buildId);
  const running = join(current, OWN_STATIC);
  if (existsSync(running)) copy(running, join(target, buildOf(target).distDir, 'static'));
}

/** Sets a link to a release in one step, so that it always names one. */
export function point(link: string, buildId: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join('releases', buildId), `${link}.new`);
  renameSync(`${link}.new`, link);
}

/** Deletes the releases that neither run nor ran before. Returns their build ids. */
export function deleteOldReleases(machine: Machine): string[] {
  const { releases, current, previous } = pathsOf(machine);
  const kept = [linkedBuild(current), linkedBuild(previous)];
  const old = readdirSync(releases).filter((name) => !kept.includes(name));
  for (const name of old) rmSync(join(releases, name), { recursive: true, force: true });
  return old;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

let isListNew = false;

/** Installs a package of Debian or Ubuntu, by sudo where this is not root; says whether it succeeded. */
export function installPackage(name: string): boolean {
  if (!isListNew) isListNew = apt('update');
  return apt('install', '-y', name);
}

/** Installs the package of a command unless the command is there; without it, the message says what to do. */
export function requireCommand(command: string, versionFlag: string, packageName = command): void {
  const isThere = () => spawnSync(command, [versionFlag], { stdio: 'ignore' }).error === undefined;
  if (isThere()) return;
  // A machine that starts services would start one on installation; whether it may is for its owner to say.
  if (!existsSync('/run/systemd/system')) {
    console.log(`${command} is not installed; installing it …`);
    if (installPackage(packageName) && isThere()) return;
  }
  throw new Error(`${command} is not here. Install the package ${packageName} and run this again.`);
}

function apt(...args: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const [head, ...rest] = [...sudo, 'apt-get', ...args, '-qq'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(head as string, rest, { stdio: 'inherit', timeout: 300_000, env }).status === 0;
}

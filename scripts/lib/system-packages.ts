import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The Debian packages of programs that do not have the name of their package. */
const PACKAGES: Partial<Record<string, string>> = {
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  promtool: 'prometheus',
};

const thisMachine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  /** With systemd the installation of a package starts its service. */
  startsServices: existsSync('/run/systemd/system'),
  /** Returns true when apt-get exits with code 0. */
  apt: (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', timeout: 300_000, env }).status === 0;
  },
  has: (command: string) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .some((folder) => [command, `${command}.exe`].some((file) => existsSync(join(folder, file)))),
};

export type Machine = typeof thisMachine;

/**
 * Installs the packages of missing programs, which no npm package has; throws with the command to type where that is not
 * possible.
 */
export function requireCommands(commands: readonly string[], machine = thisMachine): void {
  const missing = commands.filter((command) => !machine.has(command)).map((command) => PACKAGES[command] ?? command);
  if (missing.length > 0 && !machine.startsServices) installPackages(missing, machine);
  const left = commands.filter((command) => !machine.has(command));
  if (left.length === 0) return;
  const line = installLine(missing, machine);
  const advice = line ? `Type "${line}"` : 'Install what is missing, put it on the PATH';
  throw new Error(`This machine has no ${left.join(' and no ')}. ${advice} and run this again.`);
}

/** Installs packages where this process may: as root on a system with apt, as in a CI container. */
export function installPackages(names: readonly string[], machine = thisMachine): void {
  if (!mayInstall(machine)) return;
  console.log(`Installing ${names.join(' and ')} …`);
  if (machine.apt('update')) machine.apt('install', '-y', '--no-install-recommends', ...names);
}

export const mayInstall = ({ isRoot, hasApt } = thisMachine) => isRoot && hasApt;

/** Returns the command that installs packages on this machine; empty without a known package manager. */
export function installLine(names: readonly string[], { platform, isRoot, hasApt } = thisMachine): string {
  if (platform === 'darwin') return `brew install ${names.join(' ').replace('redis-server', 'redis')}`;
  if (!hasApt) return '';
  const apt = isRoot ? 'apt-get' : 'sudo apt-get';
  return `${apt} update && ${apt} install -y ${names.join(' ')}`;
}

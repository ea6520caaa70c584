import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A program that is not in an npm package; `packageName` is set where Debian's package has another name. */
export type Need = { command: string; versionFlag: string; packageName?: string };

export type Machine = {
  platform: NodeJS.Platform;
  isRoot: boolean;
  hasApt: boolean;
  /** With systemd the installation of a package starts its service, so the user is asked first. */
  startsServices: boolean;
  /** True when a person can answer. */
  hasTerminal: boolean;
  /** Waits for a line from the terminal; returns true for yes. */
  confirm: () => boolean;
  /** Returns true when the program exits with code 0. */
  run: (program: string, args: string[]) => boolean;
  has: (need: Need) => boolean;
  print: (line: string) => void;
};

const thisMachine: Machine = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  hasApt: existsSync('/usr/bin/apt-get'),
  startsServices: existsSync('/run/systemd/system'),
  hasTerminal: Boolean(process.stdin.isTTY && process.stdout.isTTY),
  confirm: () => spawnSync('sh', ['-c', 'read -r answer; [ "$answer" = y ]'], { stdio: 'inherit' }).status === 0,
  run: (program, args) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(program, args, { stdio: 'inherit', timeout: 300_000, env }).status === 0;
  },
  has: ({ command, versionFlag }) => spawnSync(command, [versionFlag], { stdio: 'ignore' }).error === undefined,
  print: (line) => console.log(line),
};

const answers = new WeakMap<Machine, boolean>();

/** Installs the packages of missing programs; throws with the command to type where that is not possible. */
export function requireCommands(needs: readonly Need[], machine = thisMachine): void {
  const missing = needs.filter((need) => !machine.has(need));
  if (missing.length === 0) return;
  const packages = missing.map(({ command, packageName }) => packageName ?? command);
  if (mayInstallUnasked(machine) && !machine.startsServices) {
    machine.print(`Installing ${packages.join(' and ')} …`);
    installPackages(packages, machine);
  } else if (machine.hasApt && isAllowed(installLine(packages, machine), machine)) installPackages(packages, machine);
  const left = missing.filter((need) => !machine.has(need)).map(({ command }) => command);
  if (left.length === 0) return;
  const line = installLine(packages, machine);
  const advice = line ? `Type "${line}"` : 'Install what is missing, put it on the PATH';
  throw new Error(`This machine has no ${left.join(' and no ')}. ${advice} and run this again.`);
}

/** Returns true on Debian, Ubuntu and other systems with apt. */
export const hasApt = () => thisMachine.hasApt;

/** Returns true for root on a system with apt, as in a CI container: only root installs packages without a question. */
export function mayInstallUnasked(machine = thisMachine): boolean {
  return machine.isRoot && machine.hasApt;
}

/** Asks once per command for permission to run such a line and keeps the answer; false without a terminal. */
export function isAllowed(line: string, machine = thisMachine): boolean {
  if (!machine.hasTerminal) return false;
  const known = answers.get(machine);
  if (known !== undefined) return known;
  machine.print(`This command needs packages of the system:\n  ${line}\nRun this now? Type y for yes, Enter for no.`);
  const answer = machine.confirm();
  answers.set(machine, answer);
  return answer;
}

/** Runs apt, as root or with sudo; true when the packages are installed. Ask `isAllowed` first where this is not root. */
export function installPackages(names: readonly string[], machine = thisMachine): boolean {
  const apt = (...args: string[]) => {
    const [program = '', ...rest] = [...(machine.isRoot ? [] : ['sudo']), 'apt-get', ...args, '-qq'];
    return machine.run(program, rest);
  };
  return apt('update') && apt('install', '-y', ...names);
}

/** Returns the command that installs packages on this machine; empty without a known package manager. */
export function installLine(names: readonly string[], { platform, isRoot, hasApt } = thisMachine): string {
  if (platform === 'darwin')
    return `brew install ${names.map((name) => name.replace('redis-server', 'redis')).join(' ')}`;
  if (!hasApt) return '';
  const apt = isRoot ? 'apt-get' : 'sudo apt-get';
  return `${apt} update && ${apt} install -y ${names.join(' ')}`;
}

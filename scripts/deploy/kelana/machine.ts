import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A machine that runs the site, or in the laboratory a folder that stands for one. */
export type Machine = {
  /** The folder that stands for `/`; empty on a real machine. */
  root: string;
  /** Calls systemd, such as `restart kelana@1`; throws with what it answers when it fails. */
  systemctl: (...args: string[]) => Promise<void> | void;
};

export const INSTANCES = [1, 2];
export const UNITS = {
  redis: 'kelana-redis.service',
  instances: INSTANCES.map((number) => `kelana@${number}.service`),
  nginx: 'kelana-nginx.service',
};

export const unitOf = (instance: number) => UNITS.instances[instance - 1] as string;

/** The port of an instance, as its unit says it. */
export const portOf = (instance: number) => 3000 + instance;

/** The address of an instance, for nginx and for requests without nginx. */
export const addressOf = (instance: number) => `127.0.0.1:${portOf(instance)}`;
export const urlOf = (instance: number) => `http://${addressOf(instance)}`;

/** Where instances replace cached pages of nginx; only this machine reaches it. */
export const REFRESH_ADDRESS = '127.0.0.1:8081';

/** Returns the files and folders of the site on a machine. */
export function pathsOf({ root }: Machine) {
  return {
    site: join(root, '/opt/kelana'),
    releases: join(root, '/opt/kelana/releases'),
    /** Links to the release that runs, and to the one before. */
    current: join(root, '/opt/kelana/current'),
    previous: join(root, '/opt/kelana/previous'),
    node: join(root, '/opt/kelana/node'),
    command: join(root, '/usr/local/bin/kelana'),
    settings: join(root, '/etc/kelana'),
    environment: join(root, '/etc/kelana/kelana.env'),
    nginx: join(root, '/etc/kelana/nginx.conf'),
    certificates: join(root, '/etc/kelana/tls'),
    /** The authority of a trial certificate, which every user may read. */
    authority: join(root, '/etc/kelana/trial-authority.pem'),
    acme: join(root, '/var/lib/kelana-acme'),
    units: join(root, '/etc/systemd/system'),
    caches: join(root, '/var/cache/kelana'),
    nginxCache: join(root, '/var/cache/kelana-nginx'),
    nginxRun: join(root, '/run/kelana-nginx'),
    logs: join(root, '/var/log/kelana'),
    rotation: join(root, '/etc/logrotate.d/kelana'),
    lock: join(root, '/run/kelana.lock'),
  };
}

/** Runs a program of the machine and returns what it prints; throws with its message when it fails. */
export function runProgram(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status === 0) return stdout;
  const said = error?.message ?? (stderr.trim() || stdout.trim());
  throw new Error(`${program} ${args.join(' ')} failed: ${said}`);
}

/** Makes the Node that runs this command the one of the instances, from their next start on. */
export function putNode(machine: Machine): void {
  const { node } = pathsOf(machine);
  if (existsSync(node) && statSync(node).size === statSync(process.execPath).size) return;
  mkdirSync(dirname(node), { recursive: true });
  // A program that runs cannot be overwritten, but replaced.
  cpSync(process.execPath, `${node}.new`);
  renameSync(`${node}.new`, node);
}

export const thisMachine: Machine = {
  root: '',
  systemctl: (...args) => {
    runProgram('systemctl', ...args);
  },
};

import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEnvironment } from '../../../src/config/environment.ts';
import { type NginxFiles, type NginxSettings, nginxConfiguration } from '../nginx/fill-template.ts';
import { addressOf, INSTANCES, type Machine, pathsOf, REFRESH_ADDRESS } from './machine.ts';
import { buildOf } from './releases.ts';

type Variables = Record<string, string | undefined>;

/** Returns the variables of the machine's settings; throws with one line for each that is wrong. */
export function readSettings(machine: Machine): Variables {
  const { environment } = pathsOf(machine);
  if (!existsSync(environment)) throw new Error(`${environment} is missing: run \`kelana install\` first.`);
  const variables = parseEnv(readFileSync(environment, 'utf8'));
  try {
    checkVariables(variables);
  } catch (error) {
    throw new Error(`${environment}:\n${(error as Error).message}`);
  }
  return variables;
}

// The units and the compose file name the nginx servers themselves.
const checkVariables = (variables: Variables, needed: string[] = []) =>
  readEnvironment({ GATEWAYS: `http://${REFRESH_ADDRESS}`, ...variables }, [
    'SERVICE_HOST',
    'GATEWAY_TOKEN',
    ...needed,
  ]);

/**
 * Writes nginx's configuration for the release that runs, from the settings of the machine; the instance that is
 * `resting` gets no requests. Returns false when nothing changed.
 */
export function writeNginx(machine: Machine, resting?: number): boolean {
  const paths = pathsOf(machine);
  const servers = {
    instances: INSTANCES.map(addressOf),
    resting: resting === undefined ? undefined : addressOf(resting),
    refreshAddress: REFRESH_ADDRESS,
  };
  const text = configurationOf(paths.current, readSettings(machine), servers, {
    runFolder: paths.nginxRun,
    cacheFolder: join(paths.nginxCache, 'pages'),
    pagesFolder: join(paths.current, 'deploy'),
    certificateFolder: paths.nginxRun,
    acmeFolder: paths.acme,
    accessLog: `${join(paths.logs, 'nginx.log')} kelana`,
  });
  return writeIfChanged(paths.nginx, text, 0o600);
}

/** The user of nginx's container image. */
const NGINX_USER = 101;

/** Writes nginx's configuration and its pages for the containers of the compose file. */
export function writeNginxForContainers(release: string, variables: Variables): void {
  checkVariables(variables, ['INSTANCES']);
  const folder = '/etc/kelana';
  const file = join(folder, 'nginx.conf');
  const servers = { instances: listOf(variables.INSTANCES), refreshAddress: '8081' };
  const text = configurationOf(release, variables, servers, {
    runFolder: '/run/kelana-nginx',
    cacheFolder: '/var/cache/kelana-nginx/pages',
    pagesFolder: folder,
    certificateFolder: '/etc/kelana-tls',
    acmeFolder: '/var/lib/kelana-acme',
    accessLog: '/dev/stdout kelana',
  });
  for (const page of ['unavailable.id.html', 'unavailable.en.html'])
    cpSync(join(release, 'deploy', page), join(folder, page));
  writeIfChanged(file, text, 0o400);
  for (const path of [file, '/var/cache/kelana-nginx']) chownSync(path, NGINX_USER, NGINX_USER);
}

function configurationOf(
  release: string,
  { GATEWAY_TOKEN = '', BALANCERS, CLIENT_ADDRESS }: Variables,
  servers: Pick<NginxSettings, 'instances' | 'resting' | 'refreshAddress'>,
  files: Omit<NginxFiles, 'templateFolder'>,
): string {
  const { siteUrl, mainHost } = buildOf(release);
  const own = { gatewayToken: GATEWAY_TOKEN, balancers: listOf(BALANCERS), clientAddress: CLIENT_ADDRESS };
  const settings = { ...servers, siteUrl, mainHost, ...own };
  return nginxConfiguration(settings, { ...files, templateFolder: join(release, 'deploy') });
}

const listOf = (text = '') => text.split(',').flatMap((part) => part.trim() || []);

/** Writes the units of a release, and what Redis and the rotation of logs read. Returns the names of the changed ones. */
export function putUnits(machine: Machine, release: string): string[] {
  const paths = pathsOf(machine);
  const folder = join(release, 'deploy');
  const copies = [
    ...readdirSync(join(folder, 'systemd')).map((unit) => [join('systemd', unit), join(paths.units, unit)]),
    ['kelana-redis.conf', join(paths.settings, 'kelana-redis.conf')],
    ['kelana.logrotate', paths.rotation],
  ] as [string, string][];
  return copies
    .filter(([file, target]) => writeIfChanged(target, readFileSync(join(folder, file), 'utf8')))
    .map(([file]) => basename(file));
}

/** Writes a file in one step, unless it has this text already. Returns whether it wrote. */
export function writeIfChanged(file: string, text: string, mode = 0o644): boolean {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false;
  mkdirSync(dirname(file), { recursive: true });
  rmSync(`${file}.new`, { force: true });
  writeFileSync(`${file}.new`, text, { mode });
  renameSync(`${file}.new`, file);
  return true;
}

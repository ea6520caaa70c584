import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeTrialCertificate } from './certificate.ts';
import { INSTANCES, type Machine, pathsOf, UNITS } from './machine.ts';
import { addRelease, buildOf, linkedBuild, point } from './releases.ts';
import { put, putUnits, readSettings, writeNginx } from './settings.ts';
import { waitForNginx, warm } from './upgrade.ts';

/** The oldest Node that runs the site (`src/server/start.ts`), and the Debian packages of the programs beside it. */
const OLDEST_NODE = 24;
const PACKAGES: Record<string, string> = { nginx: 'nginx', 'redis-server': 'redis-server', openssl: 'openssl' };

type Step = { title: string; isDone: () => boolean; run: () => Promise<unknown> | unknown };

/**
 * Installs the release in a folder as services of this machine and starts them. It does only what is missing, so that it
 * can run again; `isRehearsal` prints what it would do.
 */
export async function install(machine: Machine, folder: string, isRehearsal = false): Promise<void> {
  requirePrograms();
  for (const { title, isDone, run } of stepsOf(machine, folder)) {
    // Later steps read what earlier ones write, so a rehearsal cannot ask all of them.
    if (isRehearsal) console.log(`would ${title}`);
    else if (isDone()) console.log(`done already: ${title}`);
    else {
      console.log(title);
      await run();
    }
  }
}

/** Throws when this Node or this machine lacks what the site needs, with the command that installs it. */
function requirePrograms(): void {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(
      `The site needs Node ${OLDEST_NODE} or newer, and this is ${process.version} (nodejs.org/download).`,
    );
  }
  const missing = Object.keys(PACKAGES).filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length === 0) return;
  const packages = missing.map((program) => PACKAGES[program]).join(' ');
  throw new Error(`This machine has no ${missing.join(' and no ')}: apt-get install ${packages}`);
}

function stepsOf(machine: Machine, folder: string): Step[] {
  const paths = pathsOf(machine);
  const build = buildOf(folder);
  const isSecure = build.siteUrl.startsWith('https:');
  const textOf = (file: string) => readFileSync(join(folder, 'deploy', file), 'utf8');
  return [
    {
      title: `write ${paths.environment} with new secrets, for you to fill in`,
      isDone: () => existsSync(paths.environment),
      run: () => put(paths.environment, withSecrets(textOf('kelana.env.example'), build.serviceHost), 0o600),
    },
    {
      title: `copy the release ${build.buildId} to ${paths.releases}`,
      isDone: () => linkedBuild(paths.current) !== undefined,
      run: () => point(paths.current, addRelease(machine, folder)),
    },
    {
      title: `copy this Node, ${process.version}, to ${paths.node}`,
      isDone: () => existsSync(paths.node) && statSync(paths.node).size === statSync(process.execPath).size,
      run: () => {
        cpSync(process.execPath, `${paths.node}.new`);
        renameSync(`${paths.node}.new`, paths.node);
      },
    },
    {
      title: `write ${paths.command}`,
      isDone: () => existsSync(paths.command),
      run: () => {
        put(paths.command, `#!/bin/sh\nexec ${paths.node} ${paths.current}/deploy/kelana.mjs "$@"\n`);
        chmodSync(paths.command, 0o755);
      },
    },
    {
      title: `write the units to ${paths.units}, and what Redis and the rotation of logs read`,
      isDone: () => false,
      run: () => putUnits(machine, folder),
    },
    {
      title: `make a certificate of an authority of our own in ${paths.certificates}, until there is another one`,
      isDone: () => !isSecure || existsSync(join(paths.certificates, 'certificate.pem')),
      run: () => makeTrialCertificate(machine),
    },
    {
      title: `write ${paths.nginx}`,
      isDone: () => false,
      run: () => {
        mkdirSync(paths.acme, { recursive: true });
        readSettings(machine);
        writeNginx(machine);
      },
    },
    {
      title: 'start Redis and the instances, and wait until they are ready',
      isDone: () => false,
      run: async () => {
        await machine.systemctl('daemon-reload');
        await machine.systemctl('enable', '--now', UNITS.redis, ...UNITS.instances);
        for (const instance of INSTANCES) await warm(instance);
      },
    },
    {
      title: `start nginx in place of the nginx of the system`,
      isDone: () => false,
      run: async () => {
        await machine.systemctl('disable', '--now', 'nginx.service');
        await machine.systemctl('enable', UNITS.nginx);
        // A reload right after a start would come before nginx listens to signals.
        await machine.systemctl('reload-or-restart', UNITS.nginx);
        await waitForNginx(new URL(build.siteUrl).hostname);
      },
    },
  ];
}

/** Fills in the secrets of the example that only this machine has to know, and the service of the build. */
function withSecrets(example: string, serviceHost: string): string {
  const text = example.replace(/^(SERVICE_HOST=).*$/m, `$1${serviceHost}`);
  return text.replace(
    /^(GATEWAY_TOKEN|PUBLISH_SECRET|DRAFT_TOKEN)=$/gm,
    (_, name) => `${name}=${randomBytes(24).toString('hex')}`,
  );
}

/** Stops the services and deletes everything that `install` and `upgrade` wrote, but the settings and certificates. */
export async function uninstall(machine: Machine): Promise<void> {
  const paths = pathsOf(machine);
  const units = [UNITS.nginx, ...UNITS.instances, UNITS.redis];
  await machine.systemctl('disable', '--now', ...units);
  const caches = [paths.caches, paths.nginxCache].flatMap((cache) => [
    cache,
    cache.replace('/cache/', '/cache/private/'),
  ]);
  const unitFiles = ['kelana@.service', UNITS.redis, UNITS.nginx].map((unit) => join(paths.units, unit));
  for (const path of [...unitFiles, ...caches, paths.site, paths.command, paths.nginx, paths.rotation, paths.acme]) {
    try {
      rmSync(path, { recursive: true, force: true });
      console.log(`deleted ${path}`);
    } catch (error) {
      // A cache may be a file system of its own, which is empty now and stays.
      console.log(`not deleted: ${(error as Error).message}`);
    }
  }
  await machine.systemctl('daemon-reload');
  console.log('`systemctl enable --now nginx` starts the nginx of the system again.');
  console.log(`${paths.settings} and ${paths.logs} stay; delete them when you need neither secrets nor logs any more.`);
}

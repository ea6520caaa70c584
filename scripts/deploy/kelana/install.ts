import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from '../../../src/config/oldest-node.ts';
import { requireCommands } from '../../lib/system-packages.ts';
import { makeTrialCertificate } from './certificate.ts';
import { INSTANCES, type Machine, pathsOf, putNode, UNITS } from './machine.ts';
import { waitForNginx, waitUntilWarm } from './probes.ts';
import { addRelease, buildOf, linkedBuild, linkRelease } from './releases.ts';
import { putUnits, writeIfChanged, writeNginx } from './settings.ts';

type Step = { title: string; isDone?: () => boolean; act: () => Promise<unknown> | unknown };

/**
 * Installs the release in a folder as services of this machine and starts them. It does only what is missing, so that
 * it can run again; `isRehearsal` prints what it would do.
 */
export async function install(machine: Machine, folder: string, isRehearsal = false): Promise<void> {
  requireNode();
  requireCommands(['nginx', 'redis-server', 'openssl']);
  const running = linkedBuild(pathsOf(machine).current);
  if (running && running !== buildOf(folder).buildId)
    throw new Error(`${running} is installed here. To replace it: kelana upgrade ${folder}`);
  for (const { title, isDone, act } of stepsOf(machine, folder)) {
    if (isDone?.()) console.log(`done already: ${title}`);
    else {
      console.log(isRehearsal ? `would ${title}` : title);
      if (!isRehearsal) await act();
    }
  }
}

function stepsOf(machine: Machine, folder: string): Step[] {
  const paths = pathsOf(machine);
  const build = buildOf(folder);
  const isSecure = build.siteUrl.startsWith('https:');
  const textOf = (file: string) => readFileSync(join(folder, 'deploy', file), 'utf8');
  return [
    {
      title: `write ${paths.environment} with new secrets and the service of the build`,
      isDone: () => existsSync(paths.environment),
      act: () => writeIfChanged(paths.environment, withSecrets(textOf('kelana.env.example'), build.serviceHost), 0o600),
    },
    {
      title: `copy the release ${build.buildId} to ${paths.releases}`,
      isDone: () => linkedBuild(paths.current) !== undefined,
      act: () => linkRelease(paths.current, addRelease(machine, folder)),
    },
    { title: `copy this Node, ${process.version}, to ${paths.node}`, act: () => putNode(machine) },
    {
      title: `write ${paths.command}`,
      isDone: () => existsSync(paths.command),
      act: () => writeIfChanged(paths.command, commandOf(paths), 0o755),
    },
    {
      title: `write the units to ${paths.units}, and what Redis and the rotation of logs read`,
      act: () => putUnits(machine, folder),
    },
    {
      title: `make a certificate of an authority of our own in ${paths.certificates}, until there is another one`,
      isDone: () => !isSecure || existsSync(join(paths.certificates, 'certificate.pem')),
      act: () => makeTrialCertificate(machine),
    },
    {
      title: `write ${paths.nginx}`,
      act: () => {
        mkdirSync(paths.acme, { recursive: true });
        writeNginx(machine);
      },
    },
    {
      title: 'start Redis and the instances, and wait until they are ready',
      act: async () => {
        await machine.systemctl('daemon-reload');
        await machine.systemctl('enable', '--now', UNITS.redis, ...UNITS.instances);
        for (const instance of INSTANCES) await waitUntilWarm(instance);
      },
    },
    {
      title: 'start nginx in place of the nginx of the system',
      act: async () => {
        // Started by habit, the other one would end this one.
        await machine.systemctl('mask', '--now', 'nginx.service');
        await machine.systemctl('enable', UNITS.nginx);
        // A reload right after a start would come before nginx listens to signals.
        await machine.systemctl('reload-or-restart', UNITS.nginx);
        await waitForNginx();
      },
    },
  ];
}

/** Returns the script that calls this command; Node reads the authority of the service's certificate at its start. */
const commandOf = ({ node, current, environment }: ReturnType<typeof pathsOf>) => `#!/bin/sh
exec env $(grep -s '^NODE_EXTRA_CA_CERTS=' ${environment}) ${node} ${current}/deploy/kelana.mjs "$@"
`;

/** Fills in the secrets of the example that only this machine has to know, and the service of the build. */
function withSecrets(example: string, serviceHost: string): string {
  const text = example.replace(/^(SERVICE_HOST=).*$/m, `$1${serviceHost}`);
  return text.replace(
    /^(GATEWAY_TOKEN|PUBLISH_SECRET|DRAFT_TOKEN)=$/gm,
    (_, name) => `${name}=${randomBytes(24).toString('hex')}`,
  );
}

/** Stops the services and deletes everything that `install` and `upgrade` wrote, but the settings and logs. */
export async function uninstall(machine: Machine): Promise<void> {
  const paths = pathsOf(machine);
  for (const unit of [UNITS.nginx, ...UNITS.instances, UNITS.redis]) {
    // A unit may be missing where an installation ended half way.
    try {
      await machine.systemctl('disable', '--now', unit);
    } catch (error) {
      console.log((error as Error).message);
    }
  }
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
  await machine.systemctl('unmask', 'nginx.service');
  console.log('`systemctl start nginx` starts the nginx of the system again.');
  console.log(`${paths.settings} and ${paths.logs} stay; delete them when you need neither secrets nor logs any more.`);
}

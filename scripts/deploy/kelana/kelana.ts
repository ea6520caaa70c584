import { dirname, join, resolve } from 'node:path';
import { makeTrialCertificate, takeCertificate } from './certificate.ts';
import { install, uninstall } from './install.ts';
import { pathsOf, thisMachine, UNITS } from './machine.ts';
import { linkedBuild } from './releases.ts';
import { writeNginxForContainers } from './settings.ts';
import { showRequest } from './show-request.ts';
import { showStatus } from './status.ts';
import { reloadNginx, rollback, switchTo, upgrade } from './upgrade.ts';

const usage = `kelana: the site as services of this machine

  kelana install [--rehearse]     install and start this release; --rehearse prints what it would do
  kelana upgrade FOLDER           run the release in FOLDER, without a request lost
  kelana rollback                 run the release before
  kelana restart                  start the instances again, one after the other, after a change of kelana.env
  kelana status                   what runs, and what needs attention
  kelana request REFERENCE        what became of a request, by the reference on an error page
  kelana certificate [CERT KEY]   use these files; without them those of certbot's renewal, or a new trial certificate
  kelana uninstall                stop everything and delete it, but the settings and logs
  kelana nginx                    for the compose file: write nginx's configuration from the environment`;

/** The release that this file belongs to. */
const ownFolder = dirname(import.meta.dirname);

const commands: Record<string, (...args: string[]) => Promise<unknown> | unknown> = {
  install: (option) => install(thisMachine, ownFolder, option === '--rehearse'),
  upgrade: (folder) => upgrade(thisMachine, resolve(needed(folder, 'the folder of a release'))),
  rollback: () => rollback(thisMachine),
  restart: () => switchTo(thisMachine, needed(linkedBuild(pathsOf(thisMachine).current), 'an installed release')),
  status: () => showStatus(thisMachine),
  request: (id) => showRequest(thisMachine, needed(id, 'the reference of a request')),
  certificate: async (certificate, key) => {
    const renewed = process.env.RENEWED_LINEAGE;
    if (certificate && key) return takeCertificate(thisMachine, certificate, key);
    if (renewed) return takeCertificate(thisMachine, join(renewed, 'fullchain.pem'), join(renewed, 'privkey.pem'));
    makeTrialCertificate(thisMachine);
    await reloadNginx(thisMachine);
    await thisMachine.systemctl('reload', UNITS.nginx);
  },
  uninstall: () => uninstall(thisMachine),
  nginx: () => writeNginxForContainers(ownFolder, process.env),
};

function needed(value: string | undefined, what: string): string {
  if (!value) throw new Error(`This command needs ${what}.\n\n${usage}`);
  return value;
}

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command) console.log(usage);
  else if (process.getuid?.() !== 0) throw new Error(`Run this as root: sudo kelana ${[name, ...args].join(' ')}`);
  else await command(...args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

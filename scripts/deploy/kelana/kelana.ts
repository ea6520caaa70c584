import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeTrialCertificate, takeCertificate } from './certificate.ts';
import { install, uninstall } from './install.ts';
import { lockMachine } from './lock.ts';
import { thisMachine } from './machine.ts';
import { buildOf } from './releases.ts';
import { writeNginxForContainers } from './settings.ts';
import { showRequest } from './show-request.ts';
import { showStatus } from './status.ts';
import { restart, rollback, upgrade } from './upgrade.ts';

const usage = `kelana: the site as services of this machine

  kelana install [--rehearse]     install and start this release; --rehearse prints what it would do
  kelana upgrade FOLDER           run the release in FOLDER, without a request lost
  kelana rollback                 run the release before; a second time, the newer one again
  kelana restart                  start the instances again, one after the other, after a change of kelana.env
  kelana status                   what runs, and what needs attention
  kelana request REFERENCE        what became of a request, by the reference on an error page
  kelana certificate CERT KEY     use these files, if they are for the site; --trial makes new ones
  kelana uninstall                stop everything and delete it, but the settings and logs
  kelana nginx                    for the compose file: write nginx's configuration from the environment`;

/** The release that this file belongs to. */
const ownFolder = dirname(import.meta.dirname);

type Command = (...args: string[]) => Promise<unknown> | unknown;

/** certbot does not repeat a call that fails, so a certificate waits for the end of an upgrade. */
const CERTIFICATE_WAIT_S = 600;

/** Returns a command that runs while no other one changes the machine. */
const alone =
  (command: Command, waitS?: number): Command =>
  (...args) => {
    lockMachine(thisMachine, process.argv.slice(2).join(' '), waitS);
    return command(...args);
  };

const commands: Record<string, Command> = {
  install: alone((option) => install(thisMachine, ownFolder, option === '--rehearse')),
  upgrade: (given) => {
    const folder = realpathSync(needed(given, 'the folder of a release'));
    buildOf(folder);
    if (folder === ownFolder) return alone(() => upgrade(thisMachine, folder))();
    // The new release knows its own files best.
    const args = [join(folder, 'deploy/kelana.mjs'), 'upgrade', folder];
    process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  },
  rollback: alone(() => rollback(thisMachine)),
  restart: alone(() => restart(thisMachine)),
  status: () => showStatus(thisMachine),
  request: (id) => showRequest(thisMachine, needed(id, 'the reference of a request')),
  certificate: alone((certificate, key) => {
    if (certificate === '--trial') return makeTrialCertificate(thisMachine);
    // certbot names the folder of both when it calls this after a renewal.
    const renewed = process.env.RENEWED_LINEAGE;
    if (!certificate && renewed)
      return takeCertificate(thisMachine, join(renewed, 'fullchain.pem'), join(renewed, 'privkey.pem'));
    return takeCertificate(
      thisMachine,
      needed(certificate, 'a certificate'),
      needed(key, 'the key of the certificate'),
    );
  }, CERTIFICATE_WAIT_S),
  uninstall: alone(() => uninstall(thisMachine)),
  nginx: () => writeNginxForContainers(ownFolder, process.env),
};

/** The options that a command takes; any other one is refused before something happens. */
const OPTIONS: Record<string, string> = { install: '--rehearse', certificate: '--trial' };

function needed(value: string | undefined, what: string): string {
  if (!value) throw new Error(`This command needs ${what}.\n\n${usage}`);
  return value;
}

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
// The users of the units read what this command writes.
process.umask(0o022);
try {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== OPTIONS[name]);
  if (!command || unknown) throw new Error(usage);
  if (process.getuid?.() !== 0) throw new Error(`Run this as root: sudo kelana ${[name, ...args].join(' ')}`);
  await command(...args);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

import { createPrivateKey, X509Certificate } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostsOf } from '../nginx/fill-template.ts';
import { type Machine, pathsOf, runProgram, UNITS } from './machine.ts';
import { buildOf } from './releases.ts';

/**
 * Takes a certificate and its key over and loads them, without a request lost. Throws when they do not fit each other or
 * the site.
 */
export async function takeCertificate(machine: Machine, certificate: string, key: string): Promise<void> {
  const { certificates } = pathsOf(machine);
  const parsed = readAs('certificate', certificate, (text) => new X509Certificate(text));
  if (!parsed.checkPrivateKey(readAs('key', key, createPrivateKey)))
    throw new Error(`${key} is not the key of ${certificate}.`);
  const missing = namesOf(machine).filter((name) => !parsed.checkHost(name));
  if (missing.length > 0) {
    const own = parsed.subjectAltName ?? parsed.subject;
    throw new Error(`${certificate} is not for ${missing.join(' and ')} but for ${own}. Nothing was changed.`);
  }
  mkdirSync(certificates, { recursive: true, mode: 0o700 });
  cpSync(key, join(certificates, 'key.pem'), { dereference: true });
  cpSync(certificate, join(certificates, 'certificate.pem'), { dereference: true });
  await loadCertificate(machine);
}

function readAs<Parsed>(kind: string, file: string, parse: (text: Buffer) => Parsed): Parsed {
  try {
    return parse(readFileSync(file));
  } catch (error) {
    throw new Error(`${file} is no ${kind} that can be read: ${(error as Error).message}`);
  }
}

const namesOf = (machine: Machine) => {
  const { siteUrl, mainHost } = buildOf(pathsOf(machine).current);
  return hostsOf(siteUrl, mainHost);
};

/** Lets nginx load the installed certificate, and says what it is. */
async function loadCertificate(machine: Machine): Promise<void> {
  const { validTo, issuer } = new X509Certificate(readFileSync(join(pathsOf(machine).certificates, 'certificate.pem')));
  await machine.systemctl('try-reload-or-restart', UNITS.nginx);
  const by = issuer.replaceAll('\n', ', ');
  console.log(`Installed the certificate for ${namesOf(machine).join(', ')}, valid until ${validTo}, of ${by}.`);
}

/**
 * Makes an authority of our own, unless there is one, and a certificate for the names of the site, for trials: browsers
 * trust it when they are given `authority.pem`.
 */
export async function makeTrialCertificate(machine: Machine): Promise<void> {
  const { certificates, authority } = pathsOf(machine);
  const names = namesOf(machine);
  const file = (name: string) => join(certificates, name);
  const request = (days: string, subject: string, key: string, certificate: string, ...more: string[]) => {
    const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', file(key)];
    runProgram(
      'openssl',
      'req',
      '-x509',
      ...newKey,
      '-days',
      days,
      '-subj',
      `/CN=${subject}`,
      ...more,
      '-out',
      file(certificate),
    );
  };
  mkdirSync(certificates, { recursive: true, mode: 0o700 });
  if (!existsSync(file('authority.pem'))) request('825', 'Kelana trial authority', 'authority.key', 'authority.pem');
  // Beside the folder, which only root may enter.
  cpSync(file('authority.pem'), authority);
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}`;
  const signed = ['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-addext', alternatives];
  request(
    '397',
    names[0] as string,
    'key.pem',
    'certificate.pem',
    ...signed,
    '-addext',
    'basicConstraints=critical,CA:FALSE',
  );
  await loadCertificate(machine);
  console.log(`It is for trials: browsers that know ${authority} trust it.`);
}

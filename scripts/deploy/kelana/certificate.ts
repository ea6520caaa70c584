import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { hostsOf } from '../nginx/fill-template.ts';
import { type Machine, pathsOf, runProgram, UNITS } from './machine.ts';
import { buildOf } from './releases.ts';

/** Takes a certificate and its key over and loads them, without a request lost. */
export async function takeCertificate(machine: Machine, certificate: string, key: string): Promise<void> {
  const { certificates } = pathsOf(machine);
  // Throws when one is unreadable.
  const publicKeys = [
    runProgram('openssl', 'x509', '-in', certificate, '-noout', '-pubkey'),
    runProgram('openssl', 'pkey', '-in', key, '-pubout'),
  ];
  if (publicKeys[0] !== publicKeys[1]) throw new Error(`${key} is not the key of ${certificate}.`);
  mkdirSync(certificates, { recursive: true, mode: 0o700 });
  cpSync(key, join(certificates, 'key.pem'), { dereference: true });
  cpSync(certificate, join(certificates, 'certificate.pem'), { dereference: true });
  await machine.systemctl('try-reload-or-restart', UNITS.nginx);
}

/**
 * Makes an authority of our own, unless there is one, and a certificate for the names of the site, for trials: browsers
 * trust it when they are given `authority.pem`.
 */
export async function makeTrialCertificate(machine: Machine): Promise<void> {
  const { certificates, current } = pathsOf(machine);
  const { siteUrl, mainHost } = buildOf(current);
  const names = hostsOf(siteUrl, mainHost);
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
  await machine.systemctl('try-reload-or-restart', UNITS.nginx);
}

import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Machine, pathsOf, run, UNITS } from './machine.ts';
import { buildOf } from './releases.ts';

/**
 * Takes a certificate and its key over and loads them, without a request lost. certbot calls this after a renewal and
 * names the folder of both in RENEWED_LINEAGE.
 */
export async function takeCertificate(machine: Machine, certificate: string, key: string): Promise<void> {
  const { certificates } = pathsOf(machine);
  // Throws when one is unreadable, and when they do not belong together.
  const [own, other] = [
    run('openssl', 'x509', '-in', certificate, '-noout', '-pubkey'),
    run('openssl', 'pkey', '-in', key, '-pubout'),
  ];
  if (own.trim() !== other.trim()) throw new Error(`${key} is not the key of ${certificate}.`);
  mkdirSync(certificates, { recursive: true, mode: 0o700 });
  cpSync(certificate, join(certificates, 'certificate.pem'), { dereference: true });
  cpSync(key, join(certificates, 'key.pem'), { dereference: true });
  await machine.systemctl('reload', UNITS.nginx);
}

/**
 * Makes an authority of our own and a certificate for the names of the site, for trials: browsers trust it when
 * `authority.pem` is added to them.
 */
export function makeTrialCertificate(machine: Machine): void {
  const { certificates, current } = pathsOf(machine);
  const { siteUrl, mainHost } = buildOf(current);
  const names = [new URL(siteUrl).hostname, ...(mainHost ? [mainHost, `m.${mainHost}`] : [])];
  const file = (name: string) => join(certificates, name);
  mkdirSync(certificates, { recursive: true, mode: 0o700 });
  if (!existsSync(file('authority.pem'))) {
    const subject = ['-subj', '/CN=Kelana trial authority', '-days', '825'];
    run('openssl', 'req', '-x509', '-newkey', 'ec', ...CURVE, '-nodes', ...subject, ...outputs(file('authority')));
  }
  run(
    'openssl',
    'req',
    '-newkey',
    'ec',
    ...CURVE,
    '-nodes',
    '-subj',
    `/CN=${names[0]}`,
    '-keyout',
    file('key.pem'),
    '-out',
    file('request.pem'),
  );
  writeFileSync(file('names'), `subjectAltName=${names.map((name) => `DNS:${name}`).join(',')}\n`);
  const authority = ['-CA', file('authority.pem'), '-CAkey', file('authority.key'), '-CAcreateserial', '-days', '397'];
  run(
    'openssl',
    'x509',
    '-req',
    '-in',
    file('request.pem'),
    ...authority,
    '-extfile',
    file('names'),
    '-out',
    file('certificate.pem'),
  );
  for (const name of ['request.pem', 'names', 'authority.srl']) rmSync(file(name), { force: true });
}

const CURVE = ['-pkeyopt', 'ec_paramgen_curve:P-256'];
const outputs = (path: string) => ['-keyout', `${path}.key`, '-out', `${path}.pem`];

import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, INSTANCES, type Machine, pathsOf, REFRESH_ADDRESS, runProgram, UNITS, unitOf } from './machine.ts';
import { FILTERED_LIST, isReady, statusOf } from './probes.ts';
import { buildOf, linkedBuild } from './releases.ts';
import { readSettings } from './settings.ts';

type Finding = { subject: string; text: string; isFine: boolean };

const DAY_MS = 86_400_000;
const LEAST_DAYS = 14;
const LEAST_FREE = 0.15;
/** An instance that has started again this often, the last time within an hour, does so for a reason. */
const MANY_RESTARTS = 3;

/** Prints one line for each part of the site; what needs attention is marked, and makes the exit code 1. */
export async function showStatus(machine: Machine): Promise<void> {
  const paths = pathsOf(machine);
  const current = linkedBuild(paths.current);
  if (!current) throw new Error('The site is not installed here: run `kelana install` in the folder of a release.');
  const { siteUrl } = buildOf(paths.current);
  const before = linkedBuild(paths.previous);
  const front = await statusOf(REFRESH_ADDRESS, '/', siteUrl);
  const nginx = unitFinding('nginx', UNITS.nginx);
  const certificate = join(paths.certificates, 'certificate.pem');
  const findings: Finding[] = [
    { subject: 'release', text: `${current}${before ? `, before it ${before}` : ''}`, isFine: true },
    ...(await Promise.all(INSTANCES.map((instance) => instanceFinding(paths.caches, instance, siteUrl)))),
    unitFinding('Redis', UNITS.redis),
    front === 200 ? nginx : { ...nginx, text: `${nginx.text}; answers / with ${front}`, isFine: false },
    ...(siteUrl.startsWith('https:') ? [certificateFinding(certificate)] : []),
    await settingsFinding(machine),
    ...[paths.nginxCache, paths.caches, paths.logs, paths.nginxRun].map(diskFinding),
  ];
  for (const { subject, text, isFine } of findings) console.log(`${isFine ? ' ' : '!'} ${subject.padEnd(24)} ${text}`);
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1;
}

async function instanceFinding(caches: string, instance: number, siteUrl: string): Promise<Finding> {
  const { text, isFine } = unitFinding('', unitOf(instance));
  const [answers, status] = await Promise.all([
    isReady(instance),
    statusOf(addressOf(instance), FILTERED_LIST, siteUrl),
  ]);
  const folder = join(caches, String(instance), 'site');
  const build = existsSync(folder) ? `, ${buildOf(folder).buildId}` : '';
  const page = answers && status !== 200 ? `; answers ${FILTERED_LIST} with ${status}` : '';
  const subject = `instance ${instance}`;
  return {
    subject,
    text: `${answers ? 'ready' : 'not ready'}, ${text}${build}${page}`,
    isFine: isFine && answers && status === 200,
  };
}

function unitFinding(subject: string, unit: string): Finding {
  const properties = 'ActiveState,NRestarts,MemoryCurrent,ActiveEnterTimestamp';
  const lines = runProgram('systemctl', 'show', unit, '--timestamp=unix', '-p', properties).trim().split('\n');
  const shown = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  if (shown.ActiveState !== 'active') return { subject, text: `${shown.ActiveState} (${unit})`, isFine: false };
  const minutes = Math.floor((Date.now() / 1000 - Number(shown.ActiveEnterTimestamp.slice(1))) / 60);
  const restarts = Number(shown.NRestarts);
  const again = restarts > 0 ? `, started again ${restarts} times` : '';
  const memory = Math.round(Number(shown.MemoryCurrent) / 1_048_576);
  const isLooping = restarts >= MANY_RESTARTS && minutes < 60;
  return { subject, text: `runs for ${minutes} min, ${memory} MiB${again}`, isFine: !isLooping };
}

function certificateFinding(file: string): Finding {
  const subject = 'certificate';
  if (!existsSync(file)) return { subject, text: `${file} is missing`, isFine: false };
  const { validTo, issuer } = new X509Certificate(readFileSync(file));
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
  return { subject, text: `valid for ${days} days, of ${issuer.replaceAll('\n', ', ')}`, isFine: days >= LEAST_DAYS };
}

/** Tells whether the settings are right and, if so, whether the service answers. */
async function settingsFinding(machine: Machine): Promise<Finding> {
  let host: string;
  try {
    host = readSettings(machine).SERVICE_HOST ?? '';
  } catch (error) {
    return { subject: 'settings', text: (error as Error).message.replaceAll('\n', ' '), isFine: false };
  }
  const subject = 'service';
  try {
    const startedAt = performance.now();
    const { status } = await fetch(host, { redirect: 'manual', signal: AbortSignal.timeout(7000) });
    const durationMs = Math.round(performance.now() - startedAt);
    return { subject, text: `${host} answers with ${status} in ${durationMs} ms`, isFine: status < 500 };
  } catch (error) {
    const { message, cause } = error as Error;
    return { subject, text: `does not answer: ${cause instanceof Error ? cause.message : message}`, isFine: false };
  }
}

function diskFinding(folder: string): Finding {
  if (!existsSync(folder)) return { subject: folder, text: 'is missing', isFine: false };
  const { bavail, blocks, bsize } = statfsSync(folder);
  const text = `${Math.round((bavail / blocks) * 100)} % free, ${((bavail * bsize) / 1e9).toFixed(1)} GB`;
  return { subject: folder, text, isFine: bavail / blocks >= LEAST_FREE };
}

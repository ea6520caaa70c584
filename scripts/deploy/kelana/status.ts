import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { INSTANCES, type Machine, pathsOf, portOf, run, UNITS } from './machine.ts';
import { buildOf, linkedBuild } from './releases.ts';
import { readSettings } from './settings.ts';
import { isAnswered, statusThroughNginx } from './upgrade.ts';

type Finding = { subject: string; text: string; isFine: boolean };

const DAY_MS = 86_400_000;
const LEAST_DAYS = 14;
const LEAST_FREE = 0.15;
/** An instance that has started again this often, the last time within an hour, does so for a reason. */
const MANY_RESTARTS = 3;

/** Prints one line for each part of the site; what needs attention is marked, and makes the exit code 1. */
export async function showStatus(machine: Machine): Promise<void> {
  const paths = pathsOf(machine);
  const { siteUrl } = buildOf(paths.current);
  const { SERVICE_HOST = '' } = readSettings(machine);
  const before = linkedBuild(paths.previous);
  const front = await statusThroughNginx(new URL(siteUrl).hostname);
  const findings: Finding[] = [
    { subject: 'release', text: `${linkedBuild(paths.current)}${before ? `, before it ${before}` : ''}`, isFine: true },
    ...(await Promise.all(INSTANCES.map(instanceFinding))),
    unitFinding('Redis', UNITS.redis),
    {
      ...unitFinding('nginx', UNITS.nginx),
      ...(front === 200 ? {} : { text: `answers / with ${front}`, isFine: false }),
    },
    ...certificateFindings(join(paths.certificates, 'certificate.pem')),
    await serviceFinding(SERVICE_HOST),
    ...[paths.nginxCache, paths.caches, paths.logs].map(diskFinding),
  ];
  for (const { subject, text, isFine } of findings) console.log(`${isFine ? ' ' : '!'} ${subject.padEnd(24)} ${text}`);
  if (findings.some(({ isFine }) => !isFine)) process.exitCode = 1;
}

async function instanceFinding(instance: number): Promise<Finding> {
  const unit = UNITS.instances[instance - 1] as string;
  const { text, isFine } = unitFinding('', unit);
  const isReady = await isAnswered(`http://127.0.0.1:${portOf(instance)}/api/health/ready`);
  return {
    subject: `instance ${instance}`,
    text: `${isReady ? 'ready' : 'not ready'}, ${text}`,
    isFine: isFine && isReady,
  };
}

function unitFinding(subject: string, unit: string): Finding {
  const properties = 'ActiveState,NRestarts,MemoryCurrent,ActiveEnterTimestamp';
  const lines = run('systemctl', 'show', unit, '--timestamp=unix', '-p', properties).trim().split('\n');
  const shown = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s, 2)));
  if (shown.ActiveState !== 'active') return { subject, text: `${shown.ActiveState} (${unit})`, isFine: false };
  const minutes = Math.floor((Date.now() / 1000 - Number(shown.ActiveEnterTimestamp.slice(1))) / 60);
  const restarts = Number(shown.NRestarts);
  const again = restarts > 0 ? `, started again ${restarts} times` : '';
  const memory = Math.round(Number(shown.MemoryCurrent) / 1_048_576);
  const isLooping = restarts >= MANY_RESTARTS && minutes < 60;
  return { subject, text: `runs for ${minutes} min, ${memory} MiB${again}`, isFine: !isLooping };
}

function certificateFindings(file: string): Finding[] {
  if (!existsSync(file)) return [];
  const { validTo, issuer } = new X509Certificate(readFileSync(file));
  const days = Math.floor((Date.parse(validTo) - Date.now()) / DAY_MS);
  const text = `valid for ${days} days, of ${issuer.replaceAll('\n', ', ')}`;
  return [{ subject: 'certificate', text, isFine: days >= LEAST_DAYS }];
}

async function serviceFinding(address: string): Promise<Finding> {
  const startedAt = performance.now();
  const status = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(7000) }).then(
    (answer) => answer.status,
    () => 0,
  );
  const text = status ? `answers in ${Math.round(performance.now() - startedAt)} ms` : 'does not answer';
  return { subject: 'service', text: `${address} ${text}`, isFine: status > 0 && status < 500 };
}

function diskFinding(folder: string): Finding {
  if (!existsSync(folder)) return { subject: folder, text: 'is missing', isFine: false };
  const { bavail, blocks, bsize } = statfsSync(folder);
  const text = `${Math.round((bavail / blocks) * 100)} % free, ${((bavail * bsize) / 1e9).toFixed(1)} GB`;
  return { subject: folder, text, isFine: bavail / blocks >= LEAST_FREE };
}

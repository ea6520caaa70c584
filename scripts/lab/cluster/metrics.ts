import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { unitOf, urlOf } from '../../deploy/kelana/machine.ts';
import { type Measure, noneOf } from '../../lib/measure.ts';
import { waitFor } from '../../lib/ports.ts';
import { root, startProcess, stopOne } from '../../lib/process-group.ts';
import { BYPASS_CACHE, PATHS, sendLoad } from './load.ts';
import { setPrices } from './pages.ts';
import { optimised } from './pictures.ts';
import { gatewayUrl, machine, prometheusPort, serviceHost, startInstance } from './servers.ts';

const folder = join(root, '.cache/cluster/prometheus');
const api = `http://127.0.0.1:${prometheusPort}/api/v1`;
const LOAD_S = 60;
const NOTICED_WITHIN_MS = 10_000;

type Rule = { name: string; health: string; state: 'inactive' | 'pending' | 'firing' };

/**
 * Starts Prometheus with the shipped files, sends load for a minute, and checks that each number of the dashboard has
 * values, that no alert fires, and that an instance that is stopped is noticed.
 */
export async function measureMetrics(): Promise<Measure[]> {
  const prometheus = await startPrometheus();
  const urls = PATHS.map((path) => gatewayUrl + path);
  const load = sendLoad({ urls, perSecond: 20, headers: BYPASS_CACHE }, 20 * LOAD_S);
  await pause((LOAD_S / 2) * 1000);
  await causeRareNumbers();
  await load;
  const dashboard = readFileSync(join(folder, 'dashboard.json'), 'utf8');
  const names = [...new Set(dashboard.match(/\b(kelana|nodejs|process)_\w+|\bup\b/g))];
  const missing: string[] = [];
  for (const name of names) {
    const instancesWithValues = await ask<{ result: object[] }>(`query?query=${encodeURIComponent(name)}`);
    if (instancesWithValues.result.length === 0) missing.push(name);
  }
  const rules = await readRules();
  const broken = rules.filter(({ health, state }) => health !== 'ok' || state === 'firing');

  await machine.systemctl('stop', unitOf(2));
  const isNoticed = await waitForPending('KelanaInstanceDown');
  await startInstance(2);
  await stopOne(prometheus);
  const group = 'Prometheus';
  return [
    noneOf(group, 'numbers of the dashboard without a value', missing.length, 'parts', missing.join(', ')),
    { group, subject: 'alerts that are loaded', value: rules.length, unit: 'parts', goal: { atLeast: 6 } },
    noneOf(group, 'alerts that fire or fail', broken.length, 'parts', broken.map(({ name }) => name).join(', ')),
    noneOf(group, 'a stopped instance that is not noticed', isNoticed ? 0 : 1),
  ];
}

/** Starts Prometheus with the shipped files, but for a shorter interval. */
async function startPrometheus() {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'scripts/deploy/monitoring'), folder, { recursive: true });
  const file = join(folder, 'prometheus.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('15s', '1s'));
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'data')}`, '--log.level=warn'];
  const listen = `--web.listen-address=127.0.0.1:${prometheusPort}`;
  const prometheus = startProcess('Prometheus', 'prometheus', [...args, listen]);
  await waitFor(`http://127.0.0.1:${prometheusPort}/-/ready`);
  return prometheus;
}

/** Causes what an ordinary load does not: a publication, a new picture and a page that fails. */
async function causeRareNumbers(): Promise<void> {
  await setPrices(17, 51_000_321);
  await fetch(urlOf(1) + optimised('/media/bali-dawn.jpg', 1024, 62));
  await fetch(`${serviceHost}/__mock/faults`, { method: 'POST', body: '{"operationId":"getTour","status":503}' });
  await fetch(`${urlOf(1)}/group-tour/999999`);
  await fetch(`${serviceHost}/__mock/faults`, { method: 'DELETE' });
}

async function ask<Data>(path: string): Promise<Data> {
  return ((await (await fetch(`${api}/${path}`)).json()) as { data: Data }).data;
}

const readRules = async () =>
  (await ask<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap(({ rules }) => rules);

async function waitForPending(alert: string): Promise<boolean> {
  const end = performance.now() + NOTICED_WITHIN_MS;
  while (performance.now() < end) {
    if ((await readRules()).some(({ name, state }) => name === alert && state !== 'inactive')) return true;
    await pause(200);
  }
  return false;
}

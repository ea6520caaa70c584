import { setTimeout as pause } from 'node:timers/promises';
import type { Measure } from '../bench/measure.ts';
import { type Instance, serviceHost } from './cluster-world.ts';

const WINDOW_MS = 61_000;
const AT_ONCE = 50;
const IDS = [18, 19, 20, 21];
const GROUP = 'pages kept together';

type Call = { id: number; operationId: string | null; path: string };

/** Checks that one instance regenerates a page once per window (R10) and the others show the result within a second. */
export async function measureSharedPages(instances: Instance[]): Promise<Measure[]> {
  const windows: number[][] = [];
  for (const _window of [1, 2]) {
    await pause(WINDOW_MS);
    windows.push(await Promise.all(IDS.map((id) => callsFor(id, instances))));
  }
  const most = Math.max(...windows.flat());
  const least = Math.min(...windows.flat());
  const detail = `${IDS.length} pages, ${windows.length} windows, ${AT_ONCE} requests at once to each of ${instances.length}`;
  const upstream = { group: GROUP, unit: 'calls', detail } as const;
  return [
    { ...upstream, subject: 'most of a page and window', value: most, goal: { atMost: 1 } },
    { ...upstream, subject: 'least of a page and window', value: least, goal: { atLeast: 1 } },
    await seenByOthers(instances),
  ];
}

async function callsFor(id: number, instances: Instance[]): Promise<number> {
  const before = (await calls()).at(-1)?.id ?? 0;
  const asked = instances.flatMap(({ url }) => Array.from({ length: AT_ONCE }, () => html(`${url}/group-tour/${id}`)));
  await Promise.all(asked);
  await pause(2000);
  for (const { url } of instances) await html(`${url}/group-tour/${id}`);
  return (await calls()).filter((call) => call.id > before && call.path === `/v1/modules/tour/${id}/detail`).length;
}

async function seenByOthers(instances: Instance[]): Promise<Measure> {
  const [one, two] = instances as [Instance, Instance];
  const path = '/group-tour/17';
  const price = 10_000_000 + Math.floor(Math.random() * 900) * 1000 + 111;
  const shown = price.toLocaleString('de-DE');
  const id = await firstDeparture(17);
  await post('/__mock/departures', { id, price });
  await pause(WINDOW_MS);
  const end = Date.now() + 10_000;
  while (!(await html(one.url + path)).includes(shown) && Date.now() < end) await pause(50);
  const from = performance.now();
  while (!(await html(two.url + path)).includes(shown) && Date.now() < end) await pause(20);
  const isSeen = (await html(two.url + path)).includes(shown);
  const value = isSeen ? performance.now() - from : Number.NaN;
  return { group: GROUP, subject: 'made by one, shown by the other', value, unit: 'ms', goal: { atMost: 1500 } };
}

async function firstDeparture(tour: number): Promise<number> {
  const answer = await fetch(`${serviceHost}/v1/modules/tour/${tour}/detail`);
  const { data } = (await answer.json()) as { data: { itineraries: { id: number }[] } };
  return data.itineraries[0]?.id ?? 0;
}

const html = (url: string) => fetch(url).then((answer) => answer.text());
const calls = async () => ((await (await fetch(`${serviceHost}/__mock`)).json()) as { calls: Call[] }).calls;

async function post(path: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(serviceHost + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
}

import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoMember, tokenOf } from '../scripts/lib/member-session.ts';
import { createControlClient } from './control/client.ts';
import { type Host, startHost } from './host.ts';
import { createMockContext } from './mock-context.ts';
import { createWorlds, readWorldName } from './worlds.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost({ port: 0 });
});
afterAll(() => host.close());

const callIn = (world: string, path: string, headers = {}) =>
  fetch(host.url + path, { headers: { ...headers, 'mock-world': world } });

async function seatsIn(world: string, departureId: number): Promise<number> {
  const { data } = await (await callIn(world, '/v1/modules/tour/17/itineraries')).json();
  return data.find(({ id }: { id: number }) => id === departureId).seat;
}

test('the header names the world, or else the User-Agent', () => {
  const nameIn = (headers: Record<string, string>) => readWorldName(new Headers(headers));
  expect(nameIn({ 'Mock-World': 'anna', 'User-Agent': 'Mozilla/5.0 MockWorld/budi' })).toBe('anna');
  expect(nameIn({ 'User-Agent': 'Mozilla/5.0 MockWorld/budi Safari/1' })).toBe('budi');
  expect(nameIn({ 'User-Agent': 'Mozilla/5.0 (Linux; mockworld/budi)' })).toBe('budi');
  expect(nameIn({ 'User-Agent': 'Mozilla/5.0' })).toBeNull();
});

test('seats, sessions, faults, clock and log of a world are its own', async () => {
  const [anna, budi, main] = ['anna', 'budi', undefined].map((world) => createControlClient(host.url, { world }));
  const { data } = await (await callIn('budi', '/v1/modules/tour/17/itineraries')).json();
  const [{ id, seat }] = data;
  await anna?.changeDeparture(id, { seat: seat + 3 });
  await anna?.addFault({ operationId: 'listBanners', status: 503 });
  await anna?.setClock(2);
  const authorization = `Bearer ${await tokenOf(host.url, demoMember, { 'mock-world': 'anna' })}`;
  const statusIn = async (world: string) => (await callIn(world, '/v1/modules/user/profile', { authorization })).status;

  expect([await seatsIn('anna', id), await seatsIn('budi', id)]).toEqual([seat + 3, seat]);
  expect([await statusIn('anna'), await statusIn('budi')]).toEqual([200, 401]);
  expect((await callIn('anna', '/v1/modules/banners')).status).toBe(503);
  expect((await callIn('budi', '/v1/modules/banners')).status).toBe(200);
  expect((await fetch(`${host.url}/v1/modules/banners`)).status).toBe(200);
  expect([(await anna?.status())?.offsetDays, (await budi?.status())?.offsetDays]).toEqual([2, 0]);
  expect((await anna?.calls({ operationId: 'login' }))?.length).toBe(1);
  expect(await budi?.calls({ operationId: 'login' })).toEqual([]);
  expect(await main?.calls({ operationId: 'login' })).toEqual([]);
});

test('an ended world starts again from the seed', async () => {
  const client = createControlClient(host.url, { world: 'ended' });
  await client.setClock(5);
  expect(await client.worlds()).toContain('ended');
  const main = createControlClient(host.url);
  await main.endWorld('ended');
  expect(await main.worlds()).not.toContain('ended');
  await expect(main.endWorld('ended')).rejects.toThrow('unknown world ended');
  expect((await client.status()).offsetDays).toBe(0);
});

test('an invalid name is refused', async () => {
  expect((await callIn('a/b', '/v1/modules/banners')).status).toBe(400);
  expect((await callIn('a'.repeat(65), '/__mock')).status).toBe(400);
});

test('the least recently used world ends when there are too many, and each when it is idle', () => {
  let now = 0;
  const worlds = createWorlds(() => createMockContext(), {
    limit: 2,
    idleMs: 1000,
    now: () => now,
  });
  const first = worlds.get('first');
  worlds.get('second');
  expect(worlds.get('first')).toBe(first);
  worlds.get('third');
  expect(worlds.names()).toEqual(['first', 'third']);
  now = 1500;
  worlds.get('third');
  worlds.get('fourth');
  expect(worlds.names()).toEqual(['third', 'fourth']);
});

test('worlds share the catalogue until one of them changes it', () => {
  const worlds = createWorlds(() => createMockContext());
  const toursOf = (name: string) => worlds.get(name).database().catalogue.tours;
  expect(toursOf('one')).toBe(toursOf('two'));
  worlds.get('one').database().state.edits.published['tour:17'] = { title: { id: 'Baru', en: 'New' } };
  const titleIn = (name: string) => toursOf(name).find(({ id }) => id === 17)?.title;
  expect([titleIn('one'), titleIn('two')]).toEqual(['Baru', expect.not.stringMatching('Baru')]);
});

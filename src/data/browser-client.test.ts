// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { todayInJakarta } from '@/domain/dates';
import { correctClock } from '@/lib/clock';
import { sessionState, signIn, signOut } from '@/state/session';
import { withMockServer } from '../../tests/support/with-mock-server';
import { browserClient } from './browser-client';

const server = withMockServer();

beforeEach(() => signOut());
afterEach(() => {
  document.documentElement.lang = '';
});

const credentials = { body: { email: 'ratna@kelana.example', password: 'Kelana2027' } };
const fetchProfile = () => browserClient.call('getProfile').catch((error: unknown) => error);

test('requests carry the token of the session as bearer token', async () => {
  signIn((await browserClient.call('login', credentials)).data.token);
  expect(await fetchProfile()).toMatchObject({ data: { email: 'ratna@kelana.example' } });
});

test('requests carry the language of the page', async () => {
  document.documentElement.lang = 'en';
  expect((await browserClient.call('login', credentials)).message).toBe('Welcome back, Ratna.');
  document.documentElement.lang = 'id';
  expect((await browserClient.call('login', credentials)).message).toBe('Selamat datang kembali, Ratna.');
});

test('a refused token ends its session', async () => {
  signIn('long-gone');
  expect(await fetchProfile()).toMatchObject({ kind: 'unauthorized' });
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' });
});

test('a single short failure of a read is repeated after a second and not reported, one of an offline device is', async () => {
  vi.useFakeTimers();
  server.faults.add({ operationId: 'listRegionals', status: 503, times: 1 });
  const regionals = browserClient.call('listRegionals');
  await vi.advanceTimersByTimeAsync(1000);
  expect(server.calls.all()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await regionals).toMatchObject({ success: true });
  vi.useRealTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.faults.add({ operationId: 'listRegionals', network: true });
  await expect(browserClient.call('listRegionals')).rejects.toMatchObject({ kind: 'network' });
  expect(server.calls.all()).toHaveLength(3);
});

test('today follows the service when the clock of the device is years ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2036-05-01T03:00:00Z') });
  const headers = { date: 'Sun, 29 Nov 2026 03:00:00 GMT' };
  vi.stubGlobal('fetch', async () => Response.json({ success: true, message: '', data: [] }, { headers }));
  await browserClient.call('listRegionals');
  expect(todayInJakarta()).toBe('2026-11-29');
  correctClock(new Date().toUTCString());
  vi.useRealTimers();
});

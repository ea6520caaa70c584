// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expireSession, sessionState, signOut, startSession } from './session';

const TRIP = 'kelana.trip./account/booking/KLN-M42XTD';
let stores: Map<string, Map<string, string>>;
let stop: () => void;
const unregister = vi.fn(async () => true);

beforeEach(() => {
  stores = new Map([TRIP, 'of the demo'].map((name) => [name, new Map([['/', 'a page']])]));
  vi.stubGlobal('caches', {
    keys: async () => [...stores.keys()],
    open: async (name: string) => ({
      keys: async () => [...(stores.get(name)?.keys() ?? [])],
      delete: async (key: string) => stores.get(name)?.delete(key),
    }),
    delete: async (name: string) => stores.delete(name),
  });
  const registrations = [
    { scope: 'https://kelana.example/account/booking/', unregister },
    { scope: 'https://kelana.example/' },
  ];
  Object.assign(navigator, { serviceWorker: { getRegistrations: async () => registrations } });
  localStorage.setItem('kelana.token', 'abc');
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
  stop = startSession();
});

afterEach(() => {
  stop();
  unregister.mockClear();
});

function changeInOtherTab(token: string | null, end?: string) {
  if (end) window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.session-end', newValue: end }));
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.token' }));
}

test.each([
  ['a sign-out', () => signOut()],
  ['a sign-out in another tab', () => changeInOtherTab(null)],
  ['a new password', () => changeInOtherTab(null, 'password')],
  ['an expired session, as after a new password on another device', () => expireSession('abc')],
  ['the sign-in of another member in another tab', () => changeInOtherTab('def')],
])('%s removes the kept trips and their worker, and no other', async (_end, endSession) => {
  endSession();
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
  expect([...stores.keys()]).toEqual(['of the demo']);
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type SWRConfiguration, unstable_serialize } from 'swr';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { freshCache } from '../../../tests/support/fresh-cache.tsx';
import { type Client, createClient } from '../client.ts';
import { bookTour, getTour, listRegionals, login } from '../generated/operations.ts';
import { createNamedClient } from '../named-client.ts';
import { queryKey } from '../query-key.ts';
import { createHooks, type MutationOptions } from './hooks.ts';

const server = mockServer();
const baseUrl = 'http://service.test';
const loadClient = vi.fn(async () => createClient({ baseUrl }));
// The client loads on first use.
const call: Client['call'] = async (...parameters) => (await loadClient()).call(...parameters);
const { useQuery, useMutation } = createHooks(call);
const named = createHooks(createNamedClient({ baseUrl }).call);
const credentials = { body: { email: 'ratna@kelana.example', password: 'Kelana2027' } };

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const render = <Result,>(hook: () => Result, config?: SWRConfiguration) =>
  renderHook(hook, { wrapper: freshCache(config).wrapper }).result;
const callsOf = (operationId: string) => server.calls.all().filter((entry) => entry.operationId === operationId);

test('the hooks of a client that loads later take constants', async () => {
  expect(loadClient).not.toHaveBeenCalled();
  const tour = render(() => useQuery(getTour, { path: { id: 17 } }));
  await vi.waitFor(() => expect(tour.current.data?.data.id).toBe(17));
  const signIn = render(() => useMutation(login));
  const result = await act(() => signIn.current.send(credentials));
  expect(result.success && result.data.data.token).toEqual(expect.any(String));
});

test('an answer that a server cached under the key of a constant is returned at once', () => {
  const fallback = { [unstable_serialize(queryKey(listRegionals))]: { success: true, data: [] } };
  const regionals = render(() => useQuery(listRegionals, {}, { revalidateOnMount: false }), { fallback });
  expect(regionals.current.data?.data).toEqual([]);
  expect(server.calls.all()).toEqual([]);
});

test('reads given as constants or by name are reloaded, in both styles', async () => {
  const both = render(() => ({
    regionals: { ...useQuery(listRegionals) },
    byConstant: useMutation(login, { invalidates: [listRegionals] }),
    byName: useMutation(login, { invalidates: ['listRegionals'] }),
    ofNames: named.useMutation('login', { invalidates: [getTour, listRegionals] }),
  }));
  await vi.waitFor(() => expect(both.current.regionals.data).toBeDefined());
  for (const style of ['byConstant', 'byName', 'ofNames'] as const) {
    const before = callsOf('listRegionals').length;
    await act(() => both.current[style].send(credentials));
    await vi.waitFor(() => expect(callsOf('listRegionals')).toHaveLength(before + 1));
  }
});

test('only a read can be invalidated', () => {
  type Invalidated = NonNullable<MutationOptions['invalidates']>[number];
  expectTypeOf(getTour).toExtend<Invalidated>();
  expectTypeOf(bookTour).not.toExtend<Invalidated>();
});

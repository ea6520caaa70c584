// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { type SWRConfiguration, unstable_serialize } from 'swr';
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, test, vi } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { freshCache } from '../../../tests/support/fresh-cache.tsx';
import { type Client, createClient } from '../client.ts';
import { ApiError } from '../error.ts';
import { bookTour, getTour, listRegionals, login } from '../generated/operations.ts';
import { createClient as createNamedClient } from '../index.ts';
import { queryKey } from '../values.ts';
import { createHooks, type MutationOptions } from './hooks.ts';

const server = mockServer();
const credentials = { body: { email: 'ratna@kelana.example', password: 'Kelana2027' } };
const session: { token: string | null } = { token: null };
const onUnauthorized = vi.fn();
const client = createNamedClient({ baseUrl: 'http://service.test', getToken: () => session.token, onUnauthorized });
const { useQuery, useMutation } = createHooks(client.call);

beforeAll(() => server.listen());
afterEach(() => {
  server.reset();
  session.token = null;
  onUnauthorized.mockReset();
});
afterAll(() => server.close());

const render = <Result,>(hook: () => Result, config?: SWRConfiguration) =>
  renderHook(hook, { wrapper: freshCache(config).wrapper }).result;
const callsOf = (operationId: string) => server.calls.all().filter((call) => call.operationId === operationId);

test('data is the whole envelope', async () => {
  const tour = render(() => useQuery('getTour', { path: { id: 17 } }));
  expect(tour.current.isLoading).toBe(true);
  await vi.waitFor(() => expect(tour.current.data?.data.id).toBe(17));
});

test('null sends no request, args without required parts may be omitted', async () => {
  const idle = render(() => useQuery('listRegionals', null));
  expect(idle.current).toMatchObject({ isLoading: false, data: undefined });
  expect(server.calls.all()).toEqual([]);
  const active = render(() => useQuery('listRegionals'));
  await vi.waitFor(() => expect(active.current.data?.success).toBe(true));
});

test('a failure is an ApiError and is not retried', async () => {
  server.faults.add({ operationId: 'getTour', status: 501 });
  const tour = render(() => useQuery('getTour', { path: { id: 17 } }, { errorRetryInterval: 1 }));
  await vi.waitFor(() => expect(tour.current.error).toBeInstanceOf(ApiError));
  expect(tour.current.error).toMatchObject({ kind: 'server', status: 501, operationId: 'getTour' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
  expect(callsOf('getTour')).toHaveLength(1);
});

test('a response that a server cached under the key is returned at once without a call', () => {
  const data = [{ id: 3, name: 'Asia Timur' }];
  const fallback = { [unstable_serialize(queryKey('listRegionals'))]: { success: true, data } };
  const regionals = render(() => useQuery('listRegionals', {}, { revalidateOnMount: false }), { fallback });
  expect(regionals.current.data?.data).toEqual(data);
  expect(server.calls.all()).toEqual([]);
});

test('responses of different scopes are cached separately', async () => {
  const both = render(() => ({
    one: { ...useQuery('listRegionals', {}, { scope: 1 }) },
    two: { ...useQuery('listRegionals', {}, { scope: 2 }) },
  }));
  await vi.waitFor(() => expect(both.current.two.data).toBeDefined());
  expect(callsOf('listRegionals')).toHaveLength(2);
});

test('a 401 is an error unless signing in is optional', async () => {
  const onError = vi.fn();
  const membership = render(() => useQuery('getMembership'), { onError });
  await vi.waitFor(() => expect(membership.current.error).toMatchObject({ kind: 'unauthorized' }));
  expect(onError).toHaveBeenCalledTimes(1);
});

test('with optional sign-in a 401 is silent: no data, no error, no callback', async () => {
  const onError = vi.fn();
  const membership = render(() => useQuery('getMembership', {}, { isSignInOptional: true }), { onError });
  await vi.waitFor(() => expect(callsOf('getMembership')).toHaveLength(1));
  await vi.waitFor(() => expect(membership.current.isLoading).toBe(false));
  expect(membership.current).toMatchObject({ data: undefined, error: undefined });
  expect(onError).not.toHaveBeenCalled();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test('every other failure of a query with optional sign-in is reported', async () => {
  server.faults.add({ operationId: 'getMembership', status: 500 });
  const [onError, shared] = [vi.fn(), vi.fn()];
  const membership = render(() => useQuery('getMembership', {}, { isSignInOptional: true, onError }), {
    onError: shared,
  });
  await vi.waitFor(() => expect(membership.current.error).toMatchObject({ kind: 'server' }));
  expect(onError).toHaveBeenCalledTimes(1);
  expect(shared).not.toHaveBeenCalled();
});

test('an action returns success, the message of the service and its data', async () => {
  const login = render(() => useMutation('login'));
  const result = await act(() => login.current.send(credentials));
  expect(result).toMatchObject({ success: true, message: 'Selamat datang kembali, Ratna.' });
  expect(login.current.isSending).toBe(false);
});

test('an action returns a refusal and does not throw', async () => {
  const login = render(() => useMutation('login'));
  const wrong = { body: { ...credentials.body, password: 'Keliru2027' } };
  const result = await act(() => login.current.send(wrong, { headers: { 'accept-language': 'en' } }));
  expect(result).toMatchObject({ success: false, error: { kind: 'unauthorized', hasServerMessage: true } });
  expect(result.message).toBe('The email address and password do not match.');
  expect(login.current.isSending).toBe(false);
});

test('a second call during a request is not sent', async () => {
  const login = render(() => useMutation('login'));
  const [first, second] = await act(() =>
    Promise.all([login.current.send(credentials), login.current.send(credentials)]),
  );
  expect(first).toBe(second);
  expect(callsOf('login')).toHaveLength(1);
});

test('an error that is thrown at once is passed on and does not block the next call', async () => {
  const call = vi.fn(client.call).mockImplementationOnce(() => {
    throw new RangeError('of the caller');
  });
  const hooks = createHooks(call as typeof client.call);
  const login = render(() => hooks.useMutation('login'));
  await act(() => expect(login.current.send(credentials)).rejects.toThrow('of the caller'));
  expect(login.current.isSending).toBe(false);
  expect((await act(() => login.current.send(credentials))).success).toBe(true);
});

test("the caller's abort is passed on and resets the state", async () => {
  const login = render(() => useMutation('login'));
  const signal = AbortSignal.abort();
  await act(() => expect(login.current.send(credentials, { signal })).rejects.toThrow('aborted'));
  expect(login.current.isSending).toBe(false);
  expect((await act(() => login.current.send(credentials))).success).toBe(true);
});

test('invalidated reads are reloaded after a success, in every scope', async () => {
  const both = render(() => ({
    regionals: { ...useQuery('listRegionals', {}, { scope: 1 }) },
    login: useMutation('login', { invalidates: ['listRegionals'] }),
  }));
  await vi.waitFor(() => expect(both.current.regionals.data).toBeDefined());
  await act(() => both.current.login.send({ body: { ...credentials.body, password: 'Keliru2027' } }));
  expect(callsOf('listRegionals')).toHaveLength(1);
  await act(() => both.current.login.send(credentials));
  await vi.waitFor(() => expect(callsOf('listRegionals')).toHaveLength(2));
});

test('the hooks of a client that loads on first use take constants', async () => {
  const loadClient = vi.fn(async () => createClient({ baseUrl: 'http://service.test' }));
  const call: Client['call'] = async (...parameters) => (await loadClient()).call(...parameters);
  const constant = createHooks(call);
  expect(loadClient).not.toHaveBeenCalled();
  const tour = render(() => constant.useQuery(getTour, { path: { id: 17 } }));
  await vi.waitFor(() => expect(tour.current.data?.data.id).toBe(17));
  const signIn = render(() => constant.useMutation(login));
  const result = await act(() => signIn.current.send(credentials));
  expect(result.success && result.data.data.token).toEqual(expect.any(String));
});

test('reads given as constants or by name are reloaded', async () => {
  const both = render(() => ({
    regionals: { ...useQuery('listRegionals') },
    login: useMutation('login', { invalidates: [getTour, listRegionals] }),
  }));
  await vi.waitFor(() => expect(both.current.regionals.data).toBeDefined());
  await act(() => both.current.login.send(credentials));
  await vi.waitFor(() => expect(callsOf('listRegionals')).toHaveLength(2));
});

test('only a read can be invalidated', () => {
  type Invalidated = NonNullable<MutationOptions['invalidates']>[number];
  expectTypeOf(getTour).toExtend<Invalidated>();
  expectTypeOf(bookTour).not.toExtend<Invalidated>();
});

// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { progressState } from '@/state/progress';
import { freshCache } from '../../tests/support/fresh-cache';
import { withMockServer } from '../../tests/support/with-mock-server';
import { lazyClient } from './call-in-browser';
import { useItineraries } from './operations/tour';
import { queryKey } from './sdk-values';
import { useRead } from './use-read';
import { useSend } from './use-send';

const server = withMockServer();
const credentials = { body: { email: 'ratna@kelana.example', password: 'Kelana2027' } };

const useLogin = () => useSend('login', { invalidates: ['listItineraries'] });
const callsOf = (operationId: string) => server.calls.all().filter((call) => call.operationId === operationId);

function renderLogin() {
  const { result } = renderHook(useLogin, freshCache());
  return result;
}

test('an action returns success, the message of the service and its data', async () => {
  const hook = renderLogin();
  const result = await act(() => hook.current.send(credentials));
  expect(result).toMatchObject({ success: true, message: 'Selamat datang kembali, Ratna.' });
  expect(progressState.pending).toBe(0);
});

test('a refusal is returned too, and the action can be sent again', async () => {
  const hook = renderLogin();
  const result = await act(() => hook.current.send({ body: { ...credentials.body, password: 'Keliru2027' } }));
  expect(result).toMatchObject({
    success: false,
    message: 'Alamat email atau kata sandi tidak cocok.',
    error: { kind: 'unauthorized', status: 401 },
  });
});

test('a second call during a request sends nothing', async () => {
  const hook = renderLogin();
  const [first, second] = await act(() =>
    Promise.all([hook.current.send(credentials), hook.current.send(credentials)]),
  );
  expect(first).toBe(second);
  expect(callsOf('login')).toHaveLength(1);
});

test('a programming error is thrown once and resets the state', async () => {
  vi.spyOn(lazyClient, 'load').mockResolvedValueOnce({ call: () => Promise.reject(new Error('a bug')) });
  const hook = renderLogin();
  await act(() => expect(hook.current.send(credentials)).rejects.toThrow('a bug'));
  expect(progressState.pending).toBe(0);
  expect((await act(() => hook.current.send(credentials))).success).toBe(true);
});

async function renderLoginAndDepartures() {
  // Spread, because SWR later updates only the properties that were read during rendering.
  const { result } = renderHook(() => ({ departures: { ...useItineraries(17) }, login: useLogin() }), freshCache());
  await vi.waitFor(() => expect(result.current.departures.data).toBeDefined());
  return { hook: result, rows: result.current.departures.data };
}

test('changed lists are reloaded; the action does not wait for that, and the old rows stay meanwhile', async () => {
  const { hook, rows } = await renderLoginAndDepartures();
  let respond = () => {};
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  server.override('listItineraries', async ({ reply }) => {
    await released;
    return reply(200, { success: true, data: [] });
  });
  const result = await act(() => hook.current.login.send(credentials));
  expect(result.success).toBe(true);
  expect(hook.current.departures).toMatchObject({ data: rows, isValidating: true });
  respond();
  await vi.waitFor(() => expect(hook.current.departures.data?.data).toEqual([]));
});

test('a failed reload does not change the success', async () => {
  const { hook, rows } = await renderLoginAndDepartures();
  server.faults.add({ operationId: 'listItineraries', status: 500 });
  const result = await act(() => hook.current.login.send(credentials));
  expect(result.success).toBe(true);
  await vi.waitFor(() => expect(hook.current.departures.error?.kind).toBe('server'));
  expect(hook.current.departures.data).toEqual(rows);
});

test('data of a query is the whole envelope, and the progress bar shows the request; null sends none', async () => {
  const query = queryKey('listRegionals');
  const { result, rerender } = renderHook((isOn: boolean) => useRead(isOn ? query : null), {
    ...freshCache(),
    initialProps: false,
  });
  expect([result.current.isLoading, server.calls.all()]).toEqual([false, []]);
  rerender(true);
  expect([result.current.isLoading, progressState.pending]).toEqual([true, 1]);
  await vi.waitFor(() => expect(result.current.data?.data[0]?.name).toBeTruthy());
  expect([result.current.data?.success, progressState.pending]).toEqual([true, 0]);
});

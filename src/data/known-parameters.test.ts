import { expect, test, vi } from 'vitest';
import { queryKey } from './sdk-values';

const failure = (status: number) => Object.assign(new Error('refused'), { name: 'ApiError', status });
const query = queryKey('listTours', { query: { page: 1, adults: 2, children: 1 } });
const plain = queryKey('listTours', { query: { page: 1 } });

/** Loads the module as a new page does. */
async function load() {
  vi.resetModules();
  return (await import('./known-parameters')).sendWithoutRefused;
}

test('a service that refuses the party is asked without it, and from then on at once', async () => {
  const sendWithoutRefused = await load();
  const send = vi.fn(async (sent: unknown) => {
    if (JSON.stringify(sent).includes('adults')) throw failure(422);
    return 'answer' as never;
  });
  expect(await sendWithoutRefused(query, send)).toBe('answer');
  expect(await sendWithoutRefused(query, send)).toBe('answer');
  expect(send.mock.calls).toEqual([[query], [plain], [plain]]);
});

test('a query that is wrong without the party too fails, and so does every other failure', async () => {
  const sendWithoutRefused = await load();
  for (const status of [422, 503]) {
    const send = vi.fn().mockRejectedValue(failure(status));
    await expect(sendWithoutRefused(query, send)).rejects.toMatchObject({ status });
    expect(send).toHaveBeenCalledTimes(status === 422 ? 2 : 1);
  }
  const send = vi.fn(async () => 'answer' as never);
  await sendWithoutRefused(query, send);
  expect(send).toHaveBeenCalledExactlyOnceWith(query);
});

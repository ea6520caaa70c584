// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { progressState } from '@/state/progress';
import { failingService, renderDatesQuery } from '../../tests/support/failing-service.ts';
import { freshCache } from '../../tests/support/fresh-cache.tsx';

const { service, pass, setConnection, setVisibility } = failingService();

test('a failed query is retried in the background, and the screen changes from failed to loaded', async () => {
  const { seen } = renderDatesQuery(1);
  await pass(1_000);
  expect([service.requests, seen(), progressState.pending]).toEqual([[0], ['loading', 'failed'], 0]);
  await pass(6_000);
  expect(service.requests).toEqual([0, 2_000, 6_000]);
  service.status = 200;
  await pass(8_000);
  expect([service.requests, seen()]).toEqual([
    [0, 2_000, 6_000, 14_000],
    ['loading', 'failed', 'loaded'],
  ]);
});

test('the progress bar shows requests of the visitor, and not background retries', async () => {
  const { tryAgain } = renderDatesQuery(4);
  await pass(100);
  const pending: number[] = [];
  vi.stubGlobal('fetch', async () => {
    pending.push(progressState.pending);
    return Response.json({ success: false }, { status: 500 });
  });
  await pass(2_000);
  await tryAgain();
  await pass(100);
  expect(pending).toEqual([0, 1]);
});

test('a component that is remounted continuously sends at most one request a second', async () => {
  const cacheOptions = freshCache();
  for (let time = 0; time < 40; time += 1) {
    const { unmount } = renderDatesQuery(16, cacheOptions);
    await pass(250);
    unmount();
  }
  const gaps = service.requests.map((at, index) => at - (service.requests[index - 1] ?? Number.NEGATIVE_INFINITY));
  expect(service.requests.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});

test.each([
  [500, undefined, [0, 2_000, 6_000, 14_000, 30_000, 60_000, 90_000, 120_000, 150_000]],
  [500, '301', [0]],
  [404, undefined, [0]],
  [501, undefined, [0]],
])('within an hour a %i with Retry-After %s is requested at %j', async (status, retryAfter, times) => {
  service.status = status;
  if (retryAfter) service.headers = { 'retry-after': retryAfter };
  renderDatesQuery(17, freshCache());
  await pass(3_600_000);
  expect(service.requests).toEqual(times);
});

test.each([
  [0, 1_500],
  [1, 2_500],
])('a pause varies at random by a quarter (Math.random() is %i)', async (random, ms) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  renderDatesQuery(18 + random);
  await pass(2_600);
  expect(service.requests).toEqual([0, ms]);
});

test('a manual retry starts the pauses again', async () => {
  const { tryAgain } = renderDatesQuery(20);
  await pass(8_000);
  expect(service.requests).toEqual([0, 2_000, 6_000]);
  await tryAgain();
  await pass(2_000);
  expect(service.requests).toEqual([0, 2_000, 6_000, 8_000, 10_000]);
});

test('automatic retries and newly mounted queries respect Retry-After, a manual retry does not', async () => {
  service.headers = { 'retry-after': '20' };
  const cacheOptions = freshCache();
  const { tryAgain } = renderDatesQuery(21, cacheOptions);
  await pass(5_000);
  const { seen } = renderDatesQuery(21, cacheOptions);
  await pass(15_249);
  expect([service.requests, seen()]).toEqual([[0], ['failed']]);
  await pass(1);
  expect(service.requests).toEqual([0, 20_250]);
  await tryAgain();
  expect(service.requests).toEqual([0, 20_250, 20_250]);
});

test('a hidden tab sends no retry; when it becomes visible it sends one at once', async () => {
  renderDatesQuery(23);
  await pass(100);
  await setVisibility('hidden');
  await pass(60_000);
  expect(service.requests).toEqual([0]);
  await setVisibility('visible');
  expect(service.requests).toEqual([0, 60_100]);
});

test('an offline device sends no retry; once online it sends one at once, and the pauses start again', async () => {
  renderDatesQuery(24);
  await pass(29_000);
  await setConnection(false);
  await pass(60_000);
  expect(service.requests).toEqual([0, 2_000, 6_000, 14_000]);
  await setConnection(true);
  await pass(2_000);
  expect(service.requests).toEqual([0, 2_000, 6_000, 14_000, 89_000, 91_000]);
});

test('a query that failed offline is sent again as soon as the device is online', async () => {
  await setConnection(false);
  const { seen } = renderDatesQuery(25);
  await pass(100);
  service.status = 200;
  await setConnection(true);
  await pass(0);
  expect([service.requests, seen()]).toEqual([[100], ['loading', 'failed', 'loaded']]);
});

test('a restored connection does not shorten Retry-After', async () => {
  service.headers = { 'retry-after': '20' };
  renderDatesQuery(26);
  await pass(100);
  await setConnection(false);
  await pass(900);
  await setConnection(true);
  await pass(19_200);
  expect(service.requests).toEqual([0]);
  await pass(100);
  expect(service.requests).toEqual([0, 20_250]);
});

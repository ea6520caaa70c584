// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { failingService, renderDatesQuery } from '../../tests/support/failing-service.ts';

const { service, pass, setConnection, setVisibility } = failingService();

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

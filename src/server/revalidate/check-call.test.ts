import { expect, test } from 'vitest';
import { rateLimit, replayGuard } from './check-call';

test('after the burst a call is accepted as often as the rate allows', () => {
  const secondsToWait = rateLimit({ burst: 2, perSecond: 0.5 });
  expect([secondsToWait(0), secondsToWait(0), secondsToWait(0), secondsToWait(1000)]).toEqual([0, 0, 2, 1]);
  expect([secondsToWait(2000), secondsToWait(2000)]).toEqual([0, 2]);
  expect([secondsToWait(60_000), secondsToWait(60_000), secondsToWait(60_000)]).toEqual([0, 0, 2]);
});

test('a key is used once, and again after its time', async () => {
  const isFirst = replayGuard(600);
  expect([await isFirst('a', 0), await isFirst('a', 1), await isFirst('b', 2)]).toEqual([true, false, true]);
  expect([await isFirst('a', 599_999), await isFirst('a', 600_000)]).toEqual([false, true]);
});

test('instances that share a Redis share the keys; without its answer each knows its own', async () => {
  const asked: [string, number][] = [];
  const isFirst = replayGuard(600, async (key, seconds) => {
    asked.push([key, seconds]);
    return key === 'used elsewhere' ? false : undefined;
  });
  expect([await isFirst('used elsewhere'), await isFirst('new'), await isFirst('new')]).toEqual([false, true, false]);
  expect(asked).toEqual([
    ['used elsewhere', 600],
    ['new', 600],
  ]);
});

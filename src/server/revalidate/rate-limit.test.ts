import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit';

test('after the burst a call is accepted as often as the rate allows', () => {
  const secondsToWait = rateLimit({ burst: 2, perSecond: 0.5 });
  expect([secondsToWait(0), secondsToWait(0), secondsToWait(0), secondsToWait(1000)]).toEqual([0, 0, 2, 1]);
  expect([secondsToWait(2000), secondsToWait(2000)]).toEqual([0, 2]);
  expect([secondsToWait(60_000), secondsToWait(60_000), secondsToWait(60_000)]).toEqual([0, 0, 2]);
});

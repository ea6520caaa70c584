import { expect, test } from 'vitest';
import { createRateLimits, type RateLimit } from './rate-limits.ts';

const START = new Date('2027-01-15T03:00:00Z').getTime();
const ratna = { operationId: 'login', address: '10.0.0.1', member: 'ratna@kelana.example' };
const bima = { ...ratna, member: 'bima@kelana.example' };
const byMember: RateLimit = { by: 'member', limit: 2, windowSeconds: 60 };

function createLimits(isOn = true) {
  let time = START;
  const limits = createRateLimits(() => new Date(time), isOn);
  return { limits, waitSeconds: (seconds: number) => (time += seconds * 1000) };
}

test('after as many calls as the limit says, the next one waits until the first has left the window', () => {
  const { limits, waitSeconds } = createLimits();
  limits.count([byMember], ratna, 200);
  waitSeconds(20);
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
  limits.count([byMember], ratna, 200);
  expect(limits.secondsToWait([byMember], ratna)).toBe(40);
  waitSeconds(39.5);
  expect(limits.secondsToWait([byMember], ratna)).toBe(1);
  waitSeconds(0.5);
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
});

test('members, addresses and operations are counted apart, and an address in other letters is the same member', () => {
  const { limits } = createLimits();
  for (let call = 0; call < 2; call += 1) limits.count([byMember], { ...ratna, member: ' Ratna@Kelana.example' }, 200);
  expect(limits.secondsToWait([byMember], ratna)).toBe(60);
  expect(limits.secondsToWait([byMember], bima)).toBe(0);
  expect(limits.secondsToWait([byMember], { ...ratna, operationId: 'register' })).toBe(0);
  const byAddress = { ...byMember, by: 'address' } as const;
  expect(limits.secondsToWait([byAddress], ratna)).toBe(0);
});

test('the longest wait of several limits counts, and a limit by an unknown member does not apply', () => {
  const { limits } = createLimits();
  const both: RateLimit[] = [
    { ...byMember, limit: 1 },
    { by: 'address', limit: 1, windowSeconds: 600 },
  ];
  limits.count(both, ratna, 200);
  expect(limits.secondsToWait(both, bima)).toBe(600);
  expect(limits.secondsToWait(both, { ...ratna, address: null, member: null })).toBe(0);
  expect(limits.secondsToWait(both, { ...ratna, address: null })).toBe(60);
});

test('a limit of failed calls does not count successful ones, and no limit counts a failure of the service', () => {
  const { limits } = createLimits();
  const failed: RateLimit = { ...byMember, limit: 1, counts: 'failed' };
  limits.count([failed], ratna, 200);
  limits.count([failed, { ...byMember, limit: 1 }], ratna, 500);
  expect(limits.secondsToWait([failed], ratna)).toBe(0);
  limits.count([failed], ratna, 401);
  expect(limits.secondsToWait([failed], ratna)).toBe(60);
});

test('limits that are off accept everything and count nothing', () => {
  const { limits } = createLimits(false);
  for (let call = 0; call < 5; call += 1) limits.count([byMember], ratna, 200);
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
  limits.setOn(true);
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
});

test('a clock that is set back does not make the wait longer than the window', () => {
  const { limits, waitSeconds } = createLimits();
  waitSeconds(30 * 86_400);
  for (let call = 0; call < 2; call += 1) limits.count([byMember], ratna, 200);
  waitSeconds(-30 * 86_400);
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
});

test('forgotten calls no longer count', () => {
  const { limits } = createLimits();
  for (let call = 0; call < 2; call += 1) limits.count([byMember], ratna, 200);
  limits.clear();
  expect(limits.secondsToWait([byMember], ratna)).toBe(0);
});

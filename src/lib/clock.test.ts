import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockOffsetMs, correctClock, currentTime, onClockCorrection } from './clock';

const SERVICE_TIME = 'Sun, 29 Nov 2026 03:00:00 GMT';

function setDevice(time: string): void {
  vi.setSystemTime(new Date(time));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  setDevice('2026-11-29T03:00:00Z');
  correctClock(SERVICE_TIME);
  vi.useRealTimers();
});

test.each([
  ['years ahead', '2035-11-29T03:00:00Z', '2026-11-29T03:00:00.000Z'],
  ['years behind', '2019-01-01T00:00:00Z', '2026-11-29T03:00:00.000Z'],
  ['20 hours ahead', '2026-11-29T23:00:00Z', '2026-11-29T23:00:00.000Z'],
  ['20 hours behind', '2026-11-28T07:00:00Z', '2026-11-28T07:00:00.000Z'],
])('a device whose clock is %s', (_name, device, now) => {
  setDevice(device);
  correctClock(SERVICE_TIME);
  expect(currentTime().toISOString()).toBe(now);
});

test('a corrected clock goes on, and is the device’s again once the device is right', () => {
  setDevice('2035-11-29T03:00:00Z');
  correctClock(SERVICE_TIME);
  setDevice('2035-11-29T04:00:00Z');
  expect(currentTime().toISOString()).toBe('2026-11-29T04:00:00.000Z');
  setDevice('2026-11-29T04:00:10Z');
  correctClock('Sun, 29 Nov 2026 04:00:00 GMT');
  expect(clockOffsetMs()).toBe(0);
});

test('an answer without a readable date changes nothing', () => {
  setDevice('2035-11-29T03:00:00Z');
  correctClock(null);
  correctClock('tomorrow');
  expect(clockOffsetMs()).toBe(0);
});

test('listeners hear of a correction, not of an answer that agrees with it', () => {
  const listener = vi.fn();
  const stop = onClockCorrection(listener);
  setDevice('2035-11-29T03:00:00Z');
  correctClock(SERVICE_TIME);
  correctClock('Sun, 29 Nov 2026 03:00:05 GMT');
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

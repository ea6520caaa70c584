import { expect, test } from 'vitest';
import { idleState } from './use-idle';

test('after two minutes without input thirty seconds are counted down, then the visit is over', () => {
  expect(idleState(0)).toEqual({ kind: 'active' });
  expect(idleState(119_999)).toEqual({ kind: 'active' });
  expect(idleState(120_000)).toEqual({ kind: 'asking', secondsLeft: 30 });
  expect(idleState(149_001)).toEqual({ kind: 'asking', secondsLeft: 1 });
  expect(idleState(150_000)).toEqual({ kind: 'over' });
});

test('a device that slept for an hour does not ask', () => {
  expect(idleState(3_600_000)).toEqual({ kind: 'over' });
});

import { expect, test } from 'vitest';
import { progressState, startWork } from './progress';

test('each piece of work is counted until it is done', () => {
  const one = startWork();
  const two = startWork();
  expect(progressState.pending).toBe(2);
  one();
  one();
  expect(progressState.pending).toBe(1);
  two();
  expect(progressState.pending).toBe(0);
});

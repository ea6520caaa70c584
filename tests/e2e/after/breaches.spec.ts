import { breachesFile, linesOf } from '../support/run-files.ts';
import { expect, test } from '../support/test.ts';

test('in no attempt did a secret get out or an intent become two reservations', () => {
  expect(linesOf(breachesFile)).toEqual([]);
});

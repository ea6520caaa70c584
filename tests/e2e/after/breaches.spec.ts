import { breachesFile, linesOf } from '../run-files.ts';
import { expect, test } from '../test.ts';

test('in no attempt did a secret get out or an intent become two reservations', () => {
  expect(linesOf(breachesFile)).toEqual([]);
});

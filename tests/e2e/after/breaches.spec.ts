import { breachesFile, readLines } from '../support/run-files.ts';
import { expect, test } from '../support/test.ts';

test('no attempt leaked a secret or turned one intent into two reservations', () => {
  expect(readLines(breachesFile)).toEqual([]);
});

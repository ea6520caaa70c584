import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test('the score counts the changes that a test could notice', () => {
  const file = (...states: string[]) => ({ mutants: states.map((status) => ({ status })) });
  const files = {
    'a.ts': file('Killed', 'Timeout', 'Ignored'),
    'b.ts': file('Survived', 'NoCoverage', 'CompileError'),
  };
  expect(scoreOf({ files })).toEqual({ changes: 4, noticed: 2, percent: 50 });
});

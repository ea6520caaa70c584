import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test('the score counts only the mutants that a test can detect', () => {
  const file = (...statuses: string[]) => ({ mutants: statuses.map((status) => ({ status })) });
  const files = {
    'a.ts': file('Killed', 'Timeout', 'Ignored'),
    'b.ts': file('Survived', 'NoCoverage', 'CompileError'),
  };
  expect(scoreOf({ files })).toEqual({ mutants: 4, detected: 2, percent: 50 });
});

import { expect, test } from 'vitest';
import { lastAnswer, saveAnswer } from './last-answers';

test('the last three hundred answers are kept, one for each query', () => {
  const answers = Array.from({ length: 300 }, (_, id) => ({ id }));
  for (const answer of answers) saveAnswer(`question ${answer.id}`, answer);
  const later = { id: 1000 };
  saveAnswer('question 0', later);
  saveAnswer('one more', later);
  expect(lastAnswer('question 0')).toBe(later);
  expect(lastAnswer('question 1')).toBeNull();
  expect(lastAnswer('question 2')).toBe(answers[2]);
  saveAnswer('question 2', null);
  expect(lastAnswer('question 2')).toBeNull();
});

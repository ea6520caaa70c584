import { expect, test } from 'vitest';
import { impactOf } from './rating.ts';
import { isWiderPattern } from './wider-pattern.ts';

test.each([
  ['^[a-z][a-z ]*$', '^[a-z][a-z -]*$', true],
  ['^[a-z][a-z ]*$', '^[a-z ]*$', true],
  ["^[\\p{L}][\\p{L} '.-]*$", '^[^0-@][^0-9]*$', true],
  ['^[a-z]*$', '^[a-z]*$', true],
  ['^[a-z ]*$', '^[a-z][a-z ]*$', false],
  ['^[a-z]*$', '^[a-y]*$', false],
  ['^[a-z][a-z ]*$', '^[a-z][a-z]*$', false],
  ['^[\\p{L}]*$', '^[A-Za-z]*$', false],
  ['^[0-9]{15,16}$', '^[0-9]{1,16}$', false],
  ['^[0-9]*$', '^[0-9]{0,5}$', false],
])('from %s to %s: %s', (before, after, isWider) => {
  expect(isWiderPattern(before, after)).toBe(isWider);
});

test('a wider pattern is minor in a request, and as the tool rates it in a response', () => {
  const change = { typeName: 'Schema', kind: 'modified', impact: 'major' as const, verdicts: [], property: 'pattern' };
  const sides = { base: { value: '^[a-z]*$' }, revision: { value: '^[A-Za-z]*$' } };
  const place = '#/paths/~1v1~1x/post';
  const inBody = { ...change, ...sides, path: `${place}/requestBody/content/application~1json/schema` };
  const inAnswer = { ...change, ...sides, path: `${place}/responses/200/content/application~1json/schema` };
  expect([impactOf(inBody, ['request']), impactOf(inAnswer, ['answer'])]).toEqual(['minor', 'major']);
  expect(impactOf({ ...inBody, base: sides.revision, revision: sides.base }, ['request'])).toBe('major');
});

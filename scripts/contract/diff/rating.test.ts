import { expect, test } from 'vitest';
import { impactOf } from './rating.ts';

const maxLength = (base: number | undefined, revision: number) =>
  impactOf({
    path: '#/paths/~1v1~1x/post/requestBody/content/multipart~1form-data/schema/properties/cv',
    typeName: 'Schema',
    kind: 'modified',
    impact: 'major',
    verdicts: [],
    property: 'maxLength',
    base: base === undefined ? {} : { value: base },
    revision: { value: revision },
  });

test('a documented size of a file is minor; a smaller one and the length of a text are major', () => {
  expect(maxLength(undefined, 5_242_880)).toBe('minor');
  expect(maxLength(5_242_880, 2_097_152)).toBe('major');
  expect(maxLength(undefined, 200)).toBe('major');
});

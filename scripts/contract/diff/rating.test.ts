import { expect, test } from 'vitest';
import { impactOf } from './rating.ts';

const ofFileSize = (base: number | undefined, revision: number) =>
  impactOf(
    {
      path: '#/paths/~1v1~1x/post/requestBody/content/multipart~1form-data/schema/properties/cv',
      typeName: 'Schema',
      kind: 'modified',
      impact: 'patch',
      verdicts: [],
      property: 'x-max-bytes',
      base: base === undefined ? {} : { value: base },
      revision: { value: revision },
    },
    ['request'],
  );

test('a smaller size of a file is major, its first mention a patch, a larger one minor', () => {
  expect(ofFileSize(5_242_880, 2_097_152)).toBe('major');
  expect(ofFileSize(undefined, 5_242_880)).toBe('patch');
  expect(ofFileSize(2_097_152, 5_242_880)).toBe('minor');
});

import { expect, test } from 'vitest';
import { getFileRules, getOperation } from '../../mocks/engine/operation.ts';
import { CV } from '../../src/features/career/apply-form.tsx';
import { formCases } from './forms/form-cases.ts';
import { compareWithDocument } from './forms/form-differences.ts';

test.each(formCases)(
  '$form: the document allows whatever the form accepts; values that only the document allows are listed',
  async (formCase) => {
    const { looser, stricter } = await compareWithDocument(formCase);
    expect(looser).toEqual([]);
    expect(stricter.sort()).toEqual(Object.keys(formCase.stricter).sort());
  },
);

test('the CV that the form accepts has the size and the types of the document', () => {
  const { cv } = getFileRules(getOperation('applyForCareer'), 'multipart/form-data');
  expect(cv?.maxBytes).toBe(CV.maxMb * 1_048_576);
  expect(cv?.types).toHaveLength(CV.endings.length);
});

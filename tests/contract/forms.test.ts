import { expect, test } from 'vitest';
import { enquiryCases } from './forms/enquiry-cases.ts';
import { compareWithDocument } from './forms/form-differences.ts';
import { memberCases } from './forms/member-cases.ts';

const cases = [...enquiryCases, ...memberCases];

test.each(cases)(
  '$form: the document allows whatever the form accepts; values that only the document allows are listed',
  async (formCase) => {
    const { looser, stricter } = await compareWithDocument(formCase);
    expect(looser).toEqual([]);
    expect(stricter.sort()).toEqual(Object.keys(formCase.stricter).sort());
  },
);

test('a form without rules is reported at every limit', async () => {
  const validInput = () => ({
    name: 'Dewi',
    email: 'dewi@kelana.example',
    topic: 'visa',
    message: 'Berapa lama visa?',
  });
  const { looser } = await compareWithDocument({
    form: 'none',
    schema: 'ContactRequest',
    validInput,
    toRequest: (input) => input,
    stricter: {},
  });
  expect(looser).toEqual(
    expect.arrayContaining([
      'name: 101 characters',
      'email: another shape',
      'topic: outsider',
      'message: 9 characters',
    ]),
  );
});

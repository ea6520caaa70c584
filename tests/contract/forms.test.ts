import { expect, test } from 'vitest';
import { enquiryCases } from './forms/enquiry-cases.ts';
import { memberCases } from './forms/member-cases.ts';
import { verdictsOf } from './forms/verdicts.ts';

const cases = [...enquiryCases, ...memberCases];

test.each(cases)('$form: what the form takes the document takes; where it takes less is listed', async (one) => {
  const { looser, stricter } = await verdictsOf(one);
  expect(looser).toEqual([]);
  expect(stricter.sort()).toEqual(Object.keys(one.stricter).sort());
});

test('a form without rules is found out at every limit', async () => {
  const filled = () => ({ name: 'Dewi', email: 'dewi@kelana.example', topic: 'visa', message: 'Berapa lama visa?' });
  const { looser } = await verdictsOf({
    form: 'none',
    schema: 'ContactRequest',
    filled,
    send: (it) => it,
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

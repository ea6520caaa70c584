import { expect, test } from 'vitest';
import { jobPosting } from './career-page';
import type { CareerModel } from './vacancy';

test('an unknown type of work and an open end are left out of the structured data', () => {
  const career = { position: 'Sukarelawan', type: 'Relawan', closesOn: null } as CareerModel;
  const data = jobPosting('id', career, {
    postedAt: '2026-11-12',
    workplace: { locality: 'Jakarta', country_code: 'ID' },
  });
  expect(data).not.toHaveProperty('employmentType');
  expect(data).not.toHaveProperty('validThrough');
});

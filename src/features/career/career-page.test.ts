import { expect, test } from 'vitest';
import { jobPosting } from './career-page';

test('an unknown type of work and an open end are left out of the structured data', () => {
  const workplace = { locality: 'Jakarta Utara', postal_code: '14450', country_code: 'ID' };
  const career = {
    id: 6,
    slug: 'sukarelawan',
    position: 'Sukarelawan',
    type: 'Relawan',
    contract: '6 bulan',
    location: null,
    postedAt: '2026-11-12',
    descriptionHtml: '<p>Menulis.</p>',
    jobHtml: '',
    requirementsHtml: '',
    closesOn: null,
    workplace,
    others: [],
  };
  const data = jobPosting('id', career, { postedAt: career.postedAt, workplace });
  expect(data).not.toHaveProperty('employmentType');
  expect(data).not.toHaveProperty('validThrough');
});

import { expect, test } from 'vitest';
import type { CareerModel } from './career-model';
import { jobPosting } from './job-posting';

const career: CareerModel = {
  id: 6,
  slug: 'content-social-media-intern',
  position: 'Content & Social Media Intern',
  type: 'Magang',
  contract: '6 bulan',
  location: 'Jakarta Utara',
  postedAt: '2026-11-12',
  descriptionHtml: '<p>Menulis.</p>',
  jobHtml: '',
  requirementsHtml: '<p>D3</p>',
  closesOn: '2026-12-31',
  workplace: null,
  others: [],
};
const facts = { postedAt: '2026-11-12', workplace: { locality: 'Jakarta Utara', postalCode: '14450', country: 'ID' } };

test('an unknown type of work and an open end are left out', () => {
  const data = jobPosting('id', { ...career, type: 'Relawan', closesOn: null }, facts);
  expect(data).not.toHaveProperty('employmentType');
  expect(data).not.toHaveProperty('validThrough');
});

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
  others: [],
};

test('the structured data of a vacancy has its date, location and employment type', () => {
  expect(jobPosting('id', career)).toEqual({
    '@type': 'JobPosting',
    title: 'Content & Social Media Intern',
    description: '<p>Menulis.</p><p>D3</p>',
    datePosted: '2026-11-12',
    employmentType: 'INTERN',
    hiringOrganization: {
      '@type': 'TravelAgency',
      '@id': 'http://localhost:3000/#agency',
      name: 'Kelana',
      legalName: 'PT Kelana Bahari Sentra',
      url: 'http://localhost:3000/',
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Jakarta Utara', addressCountry: 'ID' },
    },
    directApply: true,
  });
});

test('a vacancy without a date or location has no structured data, and an unknown type is left out', () => {
  expect(jobPosting('id', { ...career, postedAt: null })).toBeNull();
  expect(jobPosting('id', { ...career, location: null })).toBeNull();
  expect(jobPosting('id', { ...career, type: 'Relawan' })).not.toHaveProperty('employmentType');
});

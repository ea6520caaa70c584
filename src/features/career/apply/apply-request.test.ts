import { expect, test } from 'vitest';
import { applyRequest } from './apply-request';

const cv = new File(['isi'], 'CV Intan.pdf', { type: 'application/pdf' });
const application = {
  position: '0',
  full_name: 'Intan Puspita',
  email: 'intan@contoh.example',
  phone: '+6281234567890',
  city: 'Bekasi',
  education: 'S1 Sastra Jepang',
  years_experience: 0,
  current_company: undefined,
  expected_salary: 7_500_000,
  portfolio_url: undefined,
  cover_letter: undefined,
  cv,
  consent: true,
};

test('the position is the path parameter of the request, and the other fields are its body', () => {
  expect(applyRequest({ ...application, position: '5' })).toEqual({
    path: { id: 5 },
    body: {
      full_name: 'Intan Puspita',
      email: 'intan@contoh.example',
      phone: '+6281234567890',
      city: 'Bekasi',
      education: 'S1 Sastra Jepang',
      years_experience: 0,
      current_company: undefined,
      expected_salary: 7_500_000,
      portfolio_url: undefined,
      cover_letter: undefined,
      cv,
      consent: true,
    },
  });
});

test('a general application has the id 0', () => {
  expect(applyRequest(application).path).toEqual({ id: 0 });
});

test('a Word file without a MIME type gets the type of its file extension', () => {
  const sent = applyRequest({ ...application, cv: new File(['isi'], 'CV.DOC') }).body.cv as File;
  expect(sent.type).toBe('application/msword');
  expect(sent.name).toBe('CV.DOC');
});

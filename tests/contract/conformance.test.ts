import { expect, test } from 'vitest';
import { responseProblems } from './conformance.ts';

const career = {
  id: 1,
  position: 'Tour Leader',
  slug: 'tour-leader',
  type: 'Full time',
  contract: 'Tetap',
  description: '',
  requirements: '',
  job_description: '',
};
const problemsOf = (body: unknown, status = 200) =>
  responseProblems('getCareer', status, Response.json(body, { status }));

test('a documented response has no problem', async () => {
  expect(await problemsOf({ success: true, data: career })).toEqual([]);
});

test('a missing field and a wrong type are problems', async () => {
  expect(await problemsOf({ success: true, data: { ...career, id: '1' } })).toContain('#/data/id breaks type');
  expect(await problemsOf({ success: true })).not.toEqual([]);
});

test('an undocumented field is a problem, at the top level and inside', async () => {
  expect(await problemsOf({ data: career, extra: 1 })).not.toEqual([]);
  expect(await problemsOf({ data: { ...career, salary: 1 } })).not.toEqual([]);
  expect(await problemsOf({ message: 'x', code: 7 }, 404)).not.toEqual([]);
});

test('formats are checked', async () => {
  expect(await problemsOf({ data: { ...career, created_at: 'yesterday' } })).not.toEqual([]);
});

test('a required header that is missing or breaks its schema is a problem', async () => {
  const pdfProblems = (headers: HeadersInit) =>
    responseProblems(
      'getItineraryPdf',
      200,
      new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf', ...headers } }),
    );
  expect(await pdfProblems({ 'content-disposition': 'attachment; filename="a.pdf"' })).toEqual([]);
  expect(await pdfProblems({})).toEqual(['header Content-Disposition: missing']);
  expect(await pdfProblems({ 'content-disposition': 'inline' })).toEqual(['header Content-Disposition: rule']);
});

test('another content type is a problem', async () => {
  expect(await responseProblems('getCareer', 200, new Response('{}'))).toEqual([
    'content-type text/plain is not application/json',
  ]);
});

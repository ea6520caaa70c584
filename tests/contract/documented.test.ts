import { expect, test } from 'vitest';
import { answerProblems } from './documented.ts';

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
const judge = (body: unknown, status = 200) => answerProblems('getCareer', status, Response.json(body, { status }));

test('a documented answer has no problem', async () => {
  expect(await judge({ success: true, data: career })).toEqual([]);
});

test('a missing field and a wrong type are problems', async () => {
  expect(await judge({ success: true, data: { ...career, id: '1' } })).toContain('#/data/id breaks type');
  expect(await judge({ success: true })).not.toEqual([]);
});

test('a field the document does not know is a problem, at the top and inside', async () => {
  expect(await judge({ data: career, extra: 1 })).not.toEqual([]);
  expect(await judge({ data: { ...career, salary: 1 } })).not.toEqual([]);
  expect(await judge({ message: 'x', code: 7 }, 404)).not.toEqual([]);
});

test('formats are judged', async () => {
  expect(await judge({ data: { ...career, created_at: 'yesterday' } })).not.toEqual([]);
});

test('a required header that is missing, or breaks its rule, is a problem', async () => {
  const pdf = (headers: HeadersInit) =>
    answerProblems(
      'getItineraryPdf',
      200,
      new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf', ...headers } }),
    );
  expect(await pdf({ 'content-disposition': 'attachment; filename="a.pdf"' })).toEqual([]);
  expect(await pdf({})).toEqual(['header Content-Disposition: missing']);
  expect(await pdf({ 'content-disposition': 'inline' })).toEqual(['header Content-Disposition: rule']);
});

test('another content type is a problem', async () => {
  expect(await answerProblems('getCareer', 200, new Response('{}'))).toEqual([
    'content-type text/plain is not application/json',
  ]);
});

import { expect, test } from 'vitest';
import { fileSize } from '@/form/file-field';
import { applyRequest } from './apply-form';

const cv = new File(['isi'], 'CV Intan.pdf', { type: 'application/pdf' });
const fields = { full_name: 'Intan Puspita', years_experience: 0, consent: true } as Parameters<typeof applyRequest>[0];

test('the position is the path parameter of the request, and the other fields are its body', () => {
  expect(applyRequest({ ...fields, position: '5', cv })).toEqual({ path: { id: 5 }, body: { ...fields, cv } });
});

test('a Word file without a MIME type gets the type of its file extension', () => {
  const sent = applyRequest({ ...fields, position: '0', cv: new File(['isi'], 'CV.DOC') }).body.cv as File;
  expect(sent.type).toBe('application/msword');
  expect(sent.name).toBe('CV.DOC');
});

test('small sizes are in KB, larger ones in MB, in the number format of the language', () => {
  expect(fileSize(120, 'id')).toBe('1\u00a0KB');
  expect(fileSize(348_160, 'en')).toBe('340\u00a0KB');
  expect(fileSize(1_258_291, 'id')).toBe('1,2\u00a0MB');
  expect(fileSize(1_258_291, 'en')).toBe('1.2\u00a0MB');
});

// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { hasNoActiveContent } from '@/form/rules/check-file';
import { fieldRules } from '@/form/rules/rules';
import { hostileFiles } from '../../../tests/support/uploads/hostile-files';
import {
  compound,
  docType,
  docxLetter,
  docxType,
  objectStream,
  pdfLetter,
  pdfType,
} from '../../../tests/support/uploads/letters';
import { applySchema } from './apply-form';

const cv = applySchema(['1'])(fieldRules((key) => key)).entries.cv;

async function problemOf(content: Uint8Array, name: string, type: string) {
  const file = new File([Uint8Array.from(content)], name, { type });
  const files = Object.assign(Object.create(FileList.prototype), { 0: file });
  return (await v.safeParseAsync(cv, files)).issues?.[0]?.message ?? null;
}

test.each([
  ['a PDF', pdfLetter(), 'CV Dewi.PDF', pdfType],
  ['a PDF that opens at a given page', pdfLetter({ catalog: '/OpenAction [3 0 R /Fit]' }), 'cv.pdf', pdfType],
  ['a PDF with compressed objects', pdfLetter({ objects: objectStream('4 0 << /S /GoTo >>') }), 'cv.pdf', ''],
  ['a PDF with the MIME type of an office program', pdfLetter(), 'S.Kom - Dewi.pdf', 'application/kswps'],
  [
    'a PDF with a script name in its image data',
    pdfLetter({ objects: '7 0 obj << >>\nstream\n/JS (\nendstream endobj' }),
    'a.pdf',
    '',
  ],
  ['a DOCX', docxLetter({ 'word/media/image1.png': 'x' }), 'cv.docx', docxType],
  ['a DOC', compound(['WordDocument', '1Table']), 'cv.doc', docType],
])('%s is accepted', async (_, content, name, type) => {
  expect(await problemOf(content, name, type)).toBe(null);
});

test.each(hostileFiles)('$description in $name is refused', async ({ content, name, type }) => {
  const problem = await problemOf(content, name, type);
  expect(['validation:fileType', 'validation:fileSize', 'validation:fileContent']).toContain(problem);
});

const MANY = 60_000;
test.each([
  ['streams without an end', 'stream\n'.repeat(MANY), null],
  ['ends without a stream', 'endstream\n'.repeat(MANY), null],
  ['empty streams without an object', 'stream\nendstream'.repeat(MANY), null],
  ['half a stream after another', `7 0 obj <<>>\nstream\n/JS${'\nstream\nendstream stream'.repeat(MANY)}`, null],
  ['a script after streams without an end', `${'stream\n'.repeat(MANY)}/JS (`, 'validation:fileContent'],
  ['a script after an end', `${'stream\nendstream'.repeat(MANY)} /JS (`, 'validation:fileContent'],
])('a file with %s is checked within two seconds', async (_, objects, problem) => {
  const content = pdfLetter({ objects });
  const start = performance.now();
  expect(await problemOf(content, 'cv.pdf', pdfType)).toBe(problem);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('a file that was deleted from the device is refused', async () => {
  const deletedFile = new File([], 'cv.pdf');
  deletedFile.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await hasNoActiveContent(deletedFile)).toBe(false);
});

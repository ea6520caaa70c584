import { expect, test } from 'vitest';
import { pdfFileName } from './save-file';

test('a download without a name is called download, optionally with the time in Jakarta', () => {
  expect(pdfFileName()).toBe('download.pdf');
  expect(pdfFileName('Kelana', new Date('2027-03-12T03:24:05Z'))).toBe('Kelana 2027-03-12 10-24-05.pdf');
});

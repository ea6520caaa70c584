import { expect, test } from 'vitest';
import { fileSize } from './cv-field';

test('small sizes are in KB, larger ones in MB, in the number format of the language', () => {
  expect(fileSize(120, 'id')).toBe('1 KB');
  expect(fileSize(348_160, 'en')).toBe('340 KB');
  expect(fileSize(1_258_291, 'id')).toBe('1,2 MB');
  expect(fileSize(1_258_291, 'en')).toBe('1.2 MB');
});

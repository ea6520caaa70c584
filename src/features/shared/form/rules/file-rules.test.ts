// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from './rules';

const rules = fieldRules((key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key));
const cv = rules.file('cv', { endings: ['.pdf'], maxMb: 1 });

function read(file: File | null) {
  const files = Object.assign(Object.create(FileList.prototype), { 0: file ?? undefined });
  const result = v.safeParse(cv, files);
  return result.success ? result.output : result.issues[0]?.message;
}

test('a file of the right kind and size is taken', () => {
  const file = new File(['cv'], 'Ratna.PDF');
  expect(read(file)).toBe(file);
});

test('no file, another kind and a larger one are refused', () => {
  expect(read(null)).toBe('validation:required field.cv');
  expect(read(new File(['cv'], 'ratna.exe'))).toBe('validation:fileType');
  expect(read(new File([new Uint8Array(1024 * 1024 + 1)], 'ratna.pdf'))).toBe('validation:fileSize 1');
});

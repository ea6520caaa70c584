// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from './rules';

const rules = fieldRules((key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key));
const cv = rules.file('cv', { endings: ['.pdf'], maxMb: 1 });

function validate(file: File | null) {
  const files = Object.assign(Object.create(FileList.prototype), { 0: file ?? undefined });
  const result = v.safeParse(cv, files);
  return result.success ? result.output : result.issues[0]?.message;
}

test('a file of the right type and size is accepted', () => {
  const file = new File(['cv'], 'Ratna.PDF');
  expect(validate(file)).toBe(file);
});

test('a missing file, another file type and a larger file are refused', () => {
  expect(validate(null)).toBe('validation:required field.cv');
  expect(validate(new File(['cv'], 'ratna.exe'))).toBe('validation:fileType');
  expect(validate(new File([new Uint8Array(1024 * 1024 + 1)], 'ratna.pdf'))).toBe('validation:fileSize 1');
});

import { expect, test } from 'vitest';
import { anchorOf } from './anchor';

test('an anchor keeps the letters and digits of a title, without accents and signs', () => {
  expect(anchorOf('Anak & peserta lanjut usia')).toBe('anak-peserta-lanjut-usia');
  expect(anchorOf('  Göreme, hari 3! ')).toBe('goreme-hari-3');
});

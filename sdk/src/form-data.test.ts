import { expect, test } from 'vitest';
import { toFormData } from './form-data.ts';

test('only filled fields are sent', () => {
  const form = toFormData({ first_name: 'Ratna', last_name: '', phone: null, dob: undefined });
  expect([...form]).toEqual([['first_name', 'Ratna']]);
});

test('zero and false are values', () => {
  expect([...toFormData({ years_experience: 0, marketing: false })]).toEqual([
    ['years_experience', '0'],
    ['marketing', 'false'],
  ]);
});

test('a list repeats its field', () => {
  expect([...toFormData({ services: ['visa', 'hotel'] })]).toEqual([
    ['services', 'visa'],
    ['services', 'hotel'],
  ]);
});

test('a file keeps its name and type', () => {
  const sent = toFormData({ photo: new File(['abc'], 'ratna.png', { type: 'image/png' }) }).get('photo');
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: 'ratna.png', type: 'image/png', size: 3 });
});

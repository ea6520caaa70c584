import { expect, test } from 'vitest';
import { placeOf } from './use-focus-on-navigation';

test('language, query and fragment do not make another page', () => {
  expect(placeOf('/en/group-tour?page=2#list')).toBe('/group-tour');
  expect(placeOf('/group-tour')).toBe('/group-tour');
  expect(placeOf('/en')).toBe('/');
  expect(placeOf('/')).toBe('/');
  expect(placeOf('/identity')).toBe('/identity');
});

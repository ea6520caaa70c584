import { expect, test } from 'vitest';
import { visaPlace } from './visa-place';

test('the page opens on the visa list', () => {
  expect(visaPlace({})).toEqual({ tab: 'visa', countryId: null });
  expect(visaPlace({ country: 'jepang', tab: 'x' })).toEqual({ tab: 'visa', countryId: null });
});

test('an address can open a country or the passport tab', () => {
  expect(visaPlace({ country: '7' })).toEqual({ tab: 'visa', countryId: 7 });
  expect(visaPlace({ tab: 'passport', country: '7' })).toEqual({ tab: 'passport', countryId: null });
});

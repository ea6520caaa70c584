import { expect, test } from 'vitest';
import { visaLocation } from './visa-location';

test('the page opens on the visa list', () => {
  expect(visaLocation({})).toEqual({ tab: 'visa', countryId: null });
  expect(visaLocation({ country: 'jepang', tab: 'x' })).toEqual({ tab: 'visa', countryId: null });
});

test('a URL can open a country or the passport tab', () => {
  expect(visaLocation({ country: '7' })).toEqual({ tab: 'visa', countryId: 7 });
  expect(visaLocation({ tab: 'passport', country: '7' })).toEqual({ tab: 'passport', countryId: null });
});

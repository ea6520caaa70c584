// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCities } from './use-cities';
import { useCountries } from './use-countries';
import { useLocationNames } from './use-location-names';

vi.mock('./use-cities');
vi.mock('./use-countries');

test.each([
  ['id', 'Hongaria'],
  ['en', 'Hungary'],
] as const)('on pages in %s the country is %s, and the city has the name of the service', (locale, name) => {
  const countries = { data: [{ id: 17, countryCode: 'HU', countryName: 'Hongaria', currCode: 'HUF' }] };
  const cities = { data: [{ pkId: 2001, cityCode: 'BUD', cityName: 'Budapest', countryCode: 'HU' }] };
  vi.mocked(useCountries).mockReturnValue({ data: countries } as ReturnType<typeof useCountries>);
  vi.mocked(useCities).mockReturnValue({ data: cities } as ReturnType<typeof useCities>);
  const { result } = renderHook(() => useLocationNames({ id_country: 17, id_city: 2001 }, locale));
  expect(result.current).toMatchObject({
    country: { state: 'known', name },
    city: { state: 'known', name: 'Budapest' },
  });
});

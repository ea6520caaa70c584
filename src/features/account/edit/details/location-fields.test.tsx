// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { useCities } from '@/hooks/master/use-cities';
import { useCountries } from '@/hooks/master/use-countries';
import { PageLanguagesProvider } from '@/i18n/content-language';
import { MessagesProvider } from '@/i18n/messages-context';
import { ControlProvider } from '@/ui/controls/control-provider';
import common from '../../../../../public/locales/en/common.json';
import editProfile from '../../../../../public/locales/en/edit-profile.json';
import { renderInShell } from '../../../../../tests/support/render-in-shell';
import { LocationFields } from './location-fields';

vi.mock('@/hooks/master/use-cities');
vi.mock('@/hooks/master/use-countries');

function TestForm() {
  const form = useForm({ defaultValues: { id_country: '17', id_city: '2001' } });
  return (
    <MessagesProvider messages={{ common, 'edit-profile': editProfile }}>
      <ControlProvider>
        <FormProvider {...form}>
          <LocationFields saved={{ id_country: 17, id_city: 2001 }} />
        </FormProvider>
      </ControlProvider>
    </MessagesProvider>
  );
}

test('an English page offers countries by their English names, and cities by the names of the service', () => {
  const countries = { data: [{ id: 17, countryCode: 'HU', countryName: 'Hongaria', currCode: 'HUF' }] };
  const cities = { data: [{ pkId: 2001, cityCode: 'BUD', cityName: 'Budapest', countryCode: 'HU' }] };
  vi.mocked(useCountries).mockReturnValue({ data: countries } as ReturnType<typeof useCountries>);
  vi.mocked(useCities).mockReturnValue({ data: cities } as ReturnType<typeof useCities>);
  renderInShell(
    <PageLanguagesProvider textLanguage="id" languages={['id']}>
      <TestForm />
    </PageLanguagesProvider>,
    { locale: 'en' },
  );
  const option = (label: string, name: string) => within(screen.getByLabelText(label)).getByRole('option', { name });
  expect(option('Country', 'Hungary').getAttribute('lang')).toBe(null);
  expect(option('City', 'Budapest').getAttribute('lang')).toBe('id');
});

import { useFormContext, useWatch } from 'react-hook-form';
import { FormRow } from '@/features/shared/form/enquiry-form';
import { useCities } from '@/hooks/master/use-cities';
import { useCountries } from '@/hooks/master/use-countries';
import { useWords } from '@/i18n/use-words';
import { NotLoaded } from './not-loaded';
import { PlaceSelect } from './place-select';

/** Country and, once it is known, the city in it. */
export function PlaceFields() {
  const { t } = useWords('edit-profile');
  const { setValue, clearErrors } = useFormContext();
  const countries = useCountries();
  const countryId: unknown = useWatch({ name: 'id_country' });
  const country = countries.data?.data.find(({ id }) => String(id) === countryId);
  const cities = useCities(country?.countryCode ?? null);
  const isWaiting = country ? cities.isLoading : countryId !== '' && countries.isLoading;

  const countriesFailed = Boolean(countries.error) && !countries.data;
  const cityHint = () => {
    if (countryId === '') return t('city.countryFirst');
    // Which cities there are is known by the country, which stands in the list that did not come.
    if (countriesFailed) return t('city.countriesFailed');
    if (cities.error && !cities.data) return <NotLoaded text={t('city.failed')} retry={() => void cities.mutate()} />;
    return cities.data?.data.length === 0 ? t('city.none') : undefined;
  };
  const forgetCity = () => {
    setValue('id_city', '');
    clearErrors('id_city');
  };

  return (
    <FormRow>
      <PlaceSelect
        name="id_country"
        places={countries.data?.data.map(({ id, countryName }) => ({ id, name: countryName }))}
        emptyWord={countries.isLoading ? t('common:states.loading') : undefined}
        hint={
          countriesFailed ? <NotLoaded text={t('country.failed')} retry={() => void countries.mutate()} /> : undefined
        }
        onChosen={forgetCity}
      />
      <PlaceSelect
        name="id_city"
        places={cities.data?.data.map(({ pkId, cityName }) => ({ id: pkId, name: cityName }))}
        emptyWord={isWaiting ? t('common:states.loading') : undefined}
        hint={cityHint()}
      />
    </FormRow>
  );
}

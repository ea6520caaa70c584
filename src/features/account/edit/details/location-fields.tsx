import type { MasterCountry, Profile } from '@sdk';
import { useFormContext, useWatch } from 'react-hook-form';
import { countryNameIn, HOME } from '@/hooks/master/country-name';
import { useCities } from '@/hooks/master/use-cities';
import { useCountries } from '@/hooks/master/use-countries';
import { useContentLang } from '@/i18n/content-language';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { FieldRow } from '@/ui/controls/field-row';
import styles from './details.module.css';
import { LocationSelect } from './location-select';

type LocationFieldsProps = { saved: Pick<Profile, 'id_country' | 'id_city'> };

/**
 * Shows the selects for country and city. The service deletes a city of another country, so a note says so before
 * saving.
 */
export function LocationFields({ saved }: LocationFieldsProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages('edit-profile');
  const { setValue, clearErrors } = useFormContext();
  const countries = useCountries();
  const countryId: unknown = useWatch({ name: 'id_country' });
  const cityId: unknown = useWatch({ name: 'id_city' });
  const country = countries.data?.data.find(({ id }) => isSameId(id, countryId));
  const cities = useCities(country?.countryCode ?? null);
  const isWaiting = country ? cities.isLoading : countryId !== '' && countries.isLoading;

  const hasMoved = countryId !== '' && String(saved.id_country) !== countryId;
  const dropsCity = hasMoved && cityId === '' && saved.id_city !== null;
  const countriesFailed = Boolean(countries.error) && !countries.data;
  const cityHint = () => {
    if (countryId === '') return t('city.countryFirst');
    // The cities cannot be requested without the list of countries, which failed to load.
    if (countriesFailed) return t('city.countriesFailed');
    if (cities.error && !cities.data) return <NotLoaded text={t('city.failed')} retry={() => void cities.mutate()} />;
    return cities.data?.data.length === 0 ? t('city.none') : undefined;
  };
  const forgetCity = () => {
    setValue('id_city', '');
    clearErrors('id_city');
  };

  return (
    <div>
      <FieldRow>
        <LocationSelect
          name="id_country"
          locations={countries.data && countriesByName(locale, countries.data.data)}
          emptyLabel={countries.isLoading ? t('common:states.loading') : undefined}
          hint={
            countriesFailed ? <NotLoaded text={t('country.failed')} retry={() => void countries.mutate()} /> : undefined
          }
          onChosen={forgetCity}
        />
        <LocationSelect
          name="id_city"
          lang={lang()}
          locations={cities.data?.data.map(({ pkId, cityName }) => ({ id: pkId, name: cityName }))}
          emptyLabel={isWaiting ? t('common:states.loading') : undefined}
          hint={cityHint()}
        />
      </FieldRow>
      <p role="status" className={styles.dropped}>
        {dropsCity && t('city.dropped')}
      </p>
    </div>
  );
}

/** Returns the countries with their names in the page's language, Indonesia first and then by name. */
export function countriesByName(locale: Locale, countries: readonly MasterCountry[]): { id: number; name: string }[] {
  const named = countries.map((row) => ({
    id: row.id,
    name: countryNameIn(locale, row),
    isHome: row.countryCode === HOME,
  }));
  named.sort((a, b) => Number(b.isHome) - Number(a.isHome) || a.name.localeCompare(b.name, locale));
  return named.map(({ id, name }) => ({ id, name }));
}

/** Shows the hint of a select after its options failed to load, with a retry. */
function NotLoaded({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <span>{text}</span>{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('buttons.retry')}
      </button>
    </>
  );
}

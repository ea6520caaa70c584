import type { MasterCountry, Profile } from '@sdk';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { countryNameIn, HOME } from '@/data/location-names';
import { useCities, useCountries } from '@/data/operations/master';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { FieldRow } from '@/ui/controls/field-row';
import { SelectField } from '@/ui/controls/select-field';
import styles from './details.module.css';

/**
 * Shows the selects for country and city. The service deletes a city of another country, so a note says so before
 * saving.
 */
export function LocationFields({ saved }: { saved: Pick<Profile, 'id_country' | 'id_city'> }) {
  const { t, locale, lang } = useMessages('edit-profile');
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
  const order = ({ countryCode }: MasterCountry) => (countryCode === HOME ? 0 : 1);
  return countries
    .map((row) => ({ ...row, name: countryNameIn(locale, row) }))
    .sort((a, b) => order(a) - order(b) || a.name.localeCompare(b.name, locale));
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

type LocationSelectProps = {
  name: string;
  locations: readonly { id: number; name: string }[] | undefined;
  /** The language of the options when it may differ from the page's. */
  lang?: string;
  /** The placeholder while there are no options. */
  emptyLabel?: string;
  hint?: ReactNode;
  onChosen?: () => void;
};

/**
 * Shows a select with options from the service. It is controlled, because a native select drops a value before its
 * option is rendered, and disabled until there are options, so that a blur event cannot clear the value.
 */
function LocationSelect({ name, locations, lang, emptyLabel, hint, onChosen }: LocationSelectProps) {
  const { t } = useMessages('edit-profile');
  const { field, fieldState } = useController({ name });
  const isEmpty = !locations || locations.length === 0;
  const options = isEmpty
    ? []
    : locations.map((location) => ({ value: String(location.id), label: location.name, ...(lang && { lang }) }));
  return (
    <SelectField
      {...field}
      value={isEmpty ? '' : String(field.value)}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
      label={t(`field.${name}`)}
      error={fieldState.error?.message}
      hint={hint}
      options={options}
      placeholder={isEmpty && emptyLabel ? emptyLabel : t(`choose.${name}`)}
      disabled={isEmpty}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { Note } from '@/ui/static/messages/note';
import type { CountryModel } from '../country-model';
import type { CountryFilter } from '../find-countries';
import { CountryDetail } from './country-detail';
import { CountryList } from './country-list';
import styles from './visa-panel.module.css';

type VisaPanelProps = {
  countries: CountryModel[];
  /** The country that the address names. */
  countryId: number | null;
  country: CountryModel | undefined;
  /** Its requirements, where the server has written them. */
  served?: ReactNode;
};

/** The list of countries, or the country that the address names; the search text is kept meanwhile. */
export function VisaPanel({ countries, countryId, country, served }: VisaPanelProps) {
  const { t } = useMessages('visa');
  const [filter, setFilter] = useState<CountryFilter>({ text: '', type: null });
  return (
    <section aria-labelledby={countries.length > 0 ? 'visa-title' : undefined} className={styles.panel}>
      {countryId !== null && !country && <Note tone="warning">{t('list.unknown')}</Note>}
      {country ? (
        <CountryDetail key={country.id} country={country} served={served} />
      ) : (
        <CountryList countries={countries} filter={filter} change={setFilter} />
      )}
      <Note icon="shield" className={styles.embassy}>
        {t('embassy')}
      </Note>
    </section>
  );
}

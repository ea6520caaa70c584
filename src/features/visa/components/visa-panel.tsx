import { useState } from 'react';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { Note } from '@/ui/static/messages/note';
import type { CountryModel } from '../country-model';
import type { CountryFilter } from '../find-countries';
import { CountryDetail } from './country-detail';
import { CountryList } from './country-list';
import styles from './visa-panel.module.css';

type VisaPanelProps = {
  countries: CountryModel[];
  /** The id of the country in the URL. */
  countryId: number | null;
  country: CountryModel | undefined;
  /** The server-rendered requirements of that country. */
  served?: Elements;
};

/** Shows the list of countries, or the country in the URL; the search text stays meanwhile. */
export function VisaPanel({ countries, countryId, country, served }: VisaPanelProps) {
  const { t } = useMessages('visa');
  const [filter, setFilter] = useState<CountryFilter>({ text: '', type: null });
  return (
    <section aria-labelledby={countries.length > 0 ? 'visa-title' : undefined} className={`stack ${styles.panel}`}>
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

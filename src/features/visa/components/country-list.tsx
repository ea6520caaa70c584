import { memo, useDeferredValue, useMemo } from 'react';
import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { type CountryModel, visaTypes } from '../country-model';
import { type CountryFilter, findCountries } from '../find-countries';
import { CountryCard } from './country-card';
import styles from './country-list.module.css';
import { CountrySearch } from './country-search';

type CountryListProps = {
  countries: CountryModel[];
  filter: CountryFilter;
  change: (filter: CountryFilter) => void;
};

/** Shows all countries by name, with a search and a filter by visa type. */
export function CountryList({ countries, filter, change }: CountryListProps) {
  const { t } = useMessages('visa');
  // A deferred value, so that rendering the cards does not delay typing.
  const calm = useDeferredValue(filter);
  const found = useMemo(() => findCountries(countries, calm), [countries, calm]);
  if (countries.length === 0) {
    return (
      <EmptyBlock
        title={t('list.none')}
        text={t('list.noneText')}
        action={
          <ButtonLink href={whatsappLink(t('list.message'))} target="_blank" look="second" icon="whatsapp">
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className={`stack ${styles.list}`}>
      <h2 id="visa-title" tabIndex={-1} className={styles.title}>
        {t('list.title')}
      </h2>
      <CountrySearch
        filter={filter}
        change={change}
        types={visaTypes.map((type) => ({ type, total: countries.filter((one) => one.type === type).length }))}
      />
      <p role="status" className="small muted">
        {t('list.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <CountryCards countries={found} />
      ) : (
        <EmptyBlock
          headingLevel={3}
          title={t('list.noMatch')}
          text={t('list.noMatchText')}
          action={
            <Button look="second" onClick={() => change({ text: '', type: null })}>
              {t('list.showAll')}
            </Button>
          }
        />
      )}
    </div>
  );
}

const CountryCards = memo(function CountryCards({ countries }: { countries: CountryModel[] }) {
  return (
    <ul className={`stack ${styles.grid}`}>
      {countries.map((country) => (
        <li key={country.id} id={`country-${country.id}`} data-focus="#visa-title">
          <CountryCard country={country} />
        </li>
      ))}
    </ul>
  );
});

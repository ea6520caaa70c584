import { useWords } from '@/i18n/use-words';
import { Chip, ChipRow } from '@/ui/static/chip';
import { Icon } from '@/ui/static/icon';
import type { VisaType } from '../country-model';
import type { CountryFilter } from '../find-countries';
import styles from './country-search.module.css';

type CountrySearchProps = {
  filter: CountryFilter;
  change: (filter: CountryFilter) => void;
  types: { type: VisaType; total: number }[];
};

/** The list follows every letter; pressing the type that is on takes it away. */
export function CountrySearch({ filter, change, types }: CountrySearchProps) {
  const { t } = useWords('visa');
  return (
    <div className={styles.bar}>
      <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Icon name="search" />
        <input
          type="search"
          name="country"
          value={filter.text}
          maxLength={60}
          autoComplete="off"
          placeholder={t('list.search')}
          aria-label={t('list.search')}
          onChange={(event) => change({ ...filter, text: event.target.value })}
        />
      </form>
      <ChipRow role="group" aria-label={t('list.types')} canScroll>
        {types.map(({ type, total }) => (
          <Chip
            key={type}
            isOn={filter.type === type}
            disabled={total === 0}
            onClick={() => change({ ...filter, type: filter.type === type ? null : type })}
          >
            {t('list.typeTotal', { type: t(`types.${type}`), total })}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

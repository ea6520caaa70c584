import { useMessages } from '@/i18n/use-messages';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { SearchField } from '@/ui/static/buttons/search-field';
import type { VisaType } from '../country-model';
import type { CountryFilter } from '../find-countries';
import styles from './country-search.module.css';

type CountrySearchProps = {
  filter: CountryFilter;
  change: (filter: CountryFilter) => void;
  types: { type: VisaType; total: number }[];
};

/**
 * Shows the search and filter of the list, which changes with every typed letter. Pressing the selected type removes
 * that filter.
 */
export function CountrySearch({ filter, change, types }: CountrySearchProps) {
  const { t } = useMessages('visa');
  return (
    <div className={`stack ${styles.bar}`}>
      <form onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <SearchField
          value={filter.text}
          label={t('list.search')}
          placeholder={t('list.search')}
          onType={(text) => change({ ...filter, text })}
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

import { type TourQuery, type TourSort, tourSorts } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import styles from './sort-select.module.css';

type SortSelectProps = { query: TourQuery; change: (next: TourQuery) => unknown; position: 'bar' | 'sheet' };

/** Shows the sort order of a list: in its bar, or on small screens in the filter sheet. */
export function SortSelect({ query, change, position }: SortSelectProps) {
  const { t } = useMessages('tour');
  return (
    <label className={classNames(styles.sort, styles[position])}>
      <span>{t('list.sort')}</span>
      <select
        className={bareSelectClass}
        value={query.sort ?? 'soonest'}
        onChange={(event) => change({ ...query, sort: event.currentTarget.value as TourSort })}
      >
        {tourSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './booking-row.module.css';
import list from './bookings.module.css';

const rows = ['a', 'b', 'c'];

/**
 * Shows a skeleton of the tabs and the list. It contains no labels, because they would move when counts and rows are
 * added.
 */
export function BookingSkeleton() {
  const { t } = useMessages('account');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={list.tabShapes}>
        <Skeleton />
        <Skeleton />
      </div>
      <div className={list.list}>
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="picture" className={styles.picture} />
            <div className={styles.shape}>
              <Skeleton width="half" />
              <Skeleton shape="title" width="wide" />
              <Skeleton width="wide" />
              <Skeleton width="third" />
            </div>
            <Skeleton shape="button" className={styles.action} />
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}

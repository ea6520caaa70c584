import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './membership.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

/** Shows a skeleton of card and history. */
export function MembershipSkeleton() {
  const { t } = useMessages();
  return (
    <LoadingArea label={t('states.loading')}>
      <div className={`cluster ${styles.top}`}>
        <div className={styles.card}>
          <Skeleton shape="block" className={styles.cardShape} />
        </div>
        <div className={styles.aside}>
          <Skeleton shape="title" width="wide" />
          <Skeleton width="full" className={styles.asideText} />
          <Skeleton shape="button" className={styles.asideAction} />
        </div>
      </div>
      <div className={styles.history}>
        <div className={styles.historyHead}>
          <Skeleton shape="title" width="third" />
        </div>
        <div className={styles.rowShapes}>
          {rows.map((row) => (
            <div key={row} className={styles.rowShape}>
              <Skeleton width="wide" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}

import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './obs-list.module.css';
import rowStyles from './obs-tour-row.module.css';

/** Shows a placeholder until the departures are loaded. */
export function ObsSkeleton() {
  const { t } = useMessages('common');
  return (
    <LoadingArea label={t('states.loading')} className={styles.tours}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={rowStyles.tour}>
          <Skeleton shape="picture" className={rowStyles.picture} />
          <div className={rowStyles.text}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
          </div>
          <div className={rowStyles.dates}>
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}

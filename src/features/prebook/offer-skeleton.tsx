import { useMessages } from '@/i18n/use-messages';
import { Overdue } from '@/ui/static/messages/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './prebook.module.css';

/** Shows a placeholder until the departure is loaded. */
export function OfferSkeleton() {
  const { t } = useMessages('common');
  return (
    <div className={styles.location}>
      <LoadingArea label={t('states.loading')} className={`stack ${styles.offer}`}>
        <Skeleton shape="picture" className={styles.picture} />
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
        <Skeleton shape="block" className={styles.sumPlace} />
        <Skeleton shape="button" width="full" />
      </LoadingArea>
      <Overdue text={t('states.overdue')} reload={t('buttons.reload')} />
    </div>
  );
}

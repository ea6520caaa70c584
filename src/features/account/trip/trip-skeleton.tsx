import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './trip.module.css';

/** Stands in for a trip until it has arrived; `title` is the heading for screen readers. */
export function TripSkeleton({ title }: { title: string }) {
  const { t } = useMessages('trip');
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <LoadingArea label={t('common:states.loading')}>
        <div className={styles.content}>
          <Skeleton shape="picture" className={styles.banner} />
          <Skeleton shape="title" width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="block" />
        </div>
      </LoadingArea>
    </>
  );
}

import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './requirements-skeleton.module.css';

/** Shows a skeleton of a country's documents and facts. */
export function RequirementsSkeleton() {
  const { t } = useMessages('common');
  return (
    <LoadingArea label={t('states.loading')} className={`stack ${styles.columns}`}>
      <div className={`stack ${styles.waiting}`}>
        <Skeleton shape="title" width="half" />
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="button" />
        ))}
      </div>
      <Skeleton shape="block" />
    </LoadingArea>
  );
}

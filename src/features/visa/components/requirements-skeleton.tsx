import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './requirements.module.css';

const ROW_COUNT = 5;

/** Shows a skeleton of a country's documents and facts. */
export function RequirementsSkeleton() {
  const { t } = useMessages('common');
  return (
    <LoadingArea label={t('states.loading')} className={styles.columns}>
      <div className={styles.waiting}>
        <Skeleton shape="title" width="half" />
        {Array.from({ length: ROW_COUNT }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <Skeleton key={index} shape="button" />
        ))}
      </div>
      <Skeleton shape="block" />
    </LoadingArea>
  );
}

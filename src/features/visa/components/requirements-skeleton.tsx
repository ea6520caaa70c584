import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './requirements.module.css';

const ROWS = ['passport', 'form', 'photo', 'money', 'plan'];

/** Shows a skeleton of a country's documents and facts. */
export function RequirementsSkeleton() {
  const { t } = useMessages('visa');
  return (
    <LoadingArea label={t('common:states.loading')} className={styles.columns}>
      <div className={styles.waiting}>
        <Skeleton shape="title" width="half" />
        {ROWS.map((row) => (
          <Skeleton key={row} shape="button" />
        ))}
      </div>
      <Skeleton shape="block" />
    </LoadingArea>
  );
}

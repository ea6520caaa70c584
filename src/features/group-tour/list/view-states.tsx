import type { ApiError } from '@sdk';
import { FailedBlock } from '@/features/shared/failed-block';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './view-states.module.css';

/** Shows an error message with a retry button; search and filters stay visible beside it. */
export function ViewFailed({ kind, retry }: { kind: ApiError['kind']; retry: () => void }) {
  const { t } = useMessages();
  return <FailedBlock text={t(`errors.${kind}`)} retry={retry} />;
}

/** Shows skeletons while the calendar is loading. */
export function CalendarLoading() {
  const { t } = useMessages();
  return (
    <LoadingArea label={t('states.loading')} className={styles.shapes}>
      <Skeleton shape="title" width="third" />
      <Skeleton className={styles.months} />
      <Skeleton className={styles.month} />
      <Skeleton shape="block" />
    </LoadingArea>
  );
}

/** Shows a skeleton while the calendar's code is loading, and a retry button if it cannot be loaded. */
export function CalendarChunk({ error, retry }: { error?: Error | null; retry?: () => void }) {
  return error && retry ? <ViewFailed kind="network" retry={retry} /> : <CalendarLoading />;
}

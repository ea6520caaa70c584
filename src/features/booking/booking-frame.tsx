import type { ReactNode } from 'react';
import { ContactWays, NoScriptHelp } from '@/features/shared/no-script-help';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Overdue } from '@/ui/static/messages/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './booking-frame.module.css';

type BookingFrameProps = {
  children: ReactNode;
  summary: ReactNode;
  /** True if the step shows the summary itself, so that small screens hide the second one. */
  isSummaryTold?: boolean;
};

/** Shows the step on the left and the cost summary on the right; on small screens the summary follows the step. */
export function BookingFrame({ children, summary, isSummaryTold }: BookingFrameProps) {
  return (
    <div className={`stack ${styles.frame}`}>
      <div className={styles.main}>{children}</div>
      <div className={classNames(styles.side, isSummaryTold && styles.isTold)}>{summary}</div>
    </div>
  );
}

/** Shows a placeholder until the code and data of the form are loaded. */
export function FormSkeleton() {
  const { t } = useMessages('booking');
  return (
    <div className={styles.location} data-form-skeleton="">
      <NoScriptHelp text={t('page.noScript')} />
      <LoadingArea label={t('page.loading')}>
        <Skeleton shape="title" width="third" />
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
          </div>
        ))}
        <Skeleton shape="button" />
      </LoadingArea>
      <Overdue text={t('common:states.overdue')} reload={t('common:buttons.reload')}>
        <ContactWays />
      </Overdue>
    </div>
  );
}

import { ContactWays, NoScriptHelp } from '@/features/shared/no-script-help';
import { useWords } from '@/i18n/use-words';
import { Overdue } from '@/ui/static/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './form-skeleton.module.css';

/** The place of the form until the browser has it. */
export function FormSkeleton() {
  const { t } = useWords('booking');
  return (
    <div className={styles.place}>
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
        {' · '}
        <ContactWays />
      </Overdue>
    </div>
  );
}

import { ContactWays, NoScriptHelp } from '@/form/no-script-help';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart } from '@/lib/defer/load-on-use';
import { Overdue } from '@/ui/static/messages/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './form-skeleton.module.css';

type FormSkeletonProps = {
  /** The fields of the form from top to bottom; a 'row' is two lines side by side. */
  fields: readonly ('line' | 'hintedLine' | 'row' | 'area' | 'hintedArea' | 'check')[];
  /** Set if the form's code could not be loaded; `retry` loads it again. */
  error?: Error | null;
  retry?: () => void;
};

/**
 * Shows a placeholder of the form's height until the form is loaded. Without scripts, or if loading takes too long or
 * fails, it shows other ways to contact us.
 */
export function FormSkeleton({ fields, error, retry }: FormSkeletonProps) {
  const { t } = useMessages('form');
  if (error && retry) {
    return (
      <>
        <FailedPart error={error} retry={retry} />
        <p>
          <ContactWays />
        </p>
      </>
    );
  }
  return (
    <div className={styles.location}>
      <NoScriptHelp text={t('noScript')} />
      <LoadingArea label={t('loading')} className={`stack ${styles.fields}`}>
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Skeleton key={index} shape="block" className={styles[field]} />
        ))}
        <Skeleton shape="button" className={styles.button} />
      </LoadingArea>
      <Overdue text={t('overdue')} reload={t('common:buttons.reload')}>
        <ContactWays />
      </Overdue>
    </div>
  );
}

import { ContactWays, NoScriptHelp } from '@/features/shared/no-script-help';
import { useMessages } from '@/i18n/use-messages';
import { FailedPart } from '@/lib/defer/part-failures';
import { Overdue } from '@/ui/static/messages/overdue';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './form-skeleton.module.css';

type FormSkeletonProps = {
  /** The fields of the form from top to bottom: lines, two side by side ('row'), areas and boxes. */
  fields: readonly ('line' | 'row' | 'area' | 'hintedArea' | 'check')[];
  /** Of its code that did not come, and what asks for it again. */
  error?: Error | null;
  retry?: () => void;
};

/**
 * The place of a form until the browser has it, as high as the form; without scripts, or where these
 * do not come, another way to reach us.
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
    <div className={styles.place}>
      <NoScriptHelp text={t('noScript')} />
      <LoadingArea label={t('loading')} className={styles.fields}>
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Skeleton key={index} shape="block" className={styles[field]} />
        ))}
        <Skeleton shape="button" className={styles.button} />
      </LoadingArea>
      <Overdue text={t('overdue')} reload={t('common:buttons.reload')}>
        {' · '}
        <ContactWays />
      </Overdue>
    </div>
  );
}

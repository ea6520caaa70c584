import { NoScriptHelp } from '@/features/shared/no-script-help';
import { useWords } from '@/i18n/use-words';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './form-skeleton.module.css';

type FormSkeletonProps = {
  /** The fields of the form from top to bottom: lines, two side by side ('row'), areas and boxes. */
  fields: readonly ('line' | 'row' | 'area' | 'hintedArea' | 'check')[];
  error?: Error | null;
};

/** The place of a form until the browser has it, as high as the form; without scripts, another way to reach us. */
export function FormSkeleton({ fields, error }: FormSkeletonProps) {
  const { t } = useWords('form');
  if (error) return <RethrowLoadError error={error} />;
  return (
    <>
      <NoScriptHelp text={t('noScript')} />
      <LoadingArea label={t('loading')} className={styles.fields}>
        {fields.map((field, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Skeleton key={index} shape="block" className={styles[field]} />
        ))}
        <Skeleton shape="button" className={styles.button} />
      </LoadingArea>
    </>
  );
}

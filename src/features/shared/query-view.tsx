import type { ReactElement } from 'react';
import { type Failure, failureMessage } from '@/form/failure-message';
import { useMessages } from '@/i18n/use-messages';
import type { MessageBlockProps } from '@/ui/static/messages/empty-block';
import { FailedBlock } from './failed-block';
import styles from './query-view.module.css';
import { RetryNote } from './retry-note';

type QueryViewProps<Data> = Pick<MessageBlockProps, 'headingLevel'> & {
  query: { data: Data | undefined; error?: Failure | undefined; isValidating: boolean; mutate: () => unknown };
  skeleton: ReactElement;
  /** The title of the error; a general one by default. */
  failed?: string;
  /** The note above data that could not be refreshed, and the label of its button during another attempt. */
  stale?: { text: string; busy: string };
  children: (data: Data) => ReactElement;
};

/** Shows the data of a query, a skeleton while loading, or an error. After a failed refresh the older data stays. */
export function QueryView<Data>({ query, skeleton, failed, stale, headingLevel, children }: QueryViewProps<Data>) {
  const { t } = useMessages();
  const { data, error, isValidating, mutate } = query;
  const retry = () => void mutate();
  if (data === undefined) {
    if (!error) return skeleton;
    return <FailedBlock {...{ headingLevel, retry }} title={failed} text={failureMessage(error, t)} />;
  }
  return (
    <>
      {error && stale && (
        <RetryNote
          role="status"
          className={styles.stale}
          text={stale.text}
          busyLabel={isValidating && stale.busy}
          retry={retry}
        />
      )}
      {children(data)}
    </>
  );
}

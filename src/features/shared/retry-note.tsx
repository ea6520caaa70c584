import type { HTMLAttributes } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './retry-note.module.css';

type RetryNoteProps = HTMLAttributes<HTMLDivElement> & {
  tone?: 'warning' | 'error';
  text: string;
  retry: () => void;
  /** The label of the button while it tries again. */
  busyLabel?: string | false;
  /** Named after the button for screen readers, where a page has several of these notes: the title of a tour. */
  subject?: string | undefined;
};

/** Shows that a part of the data could not be loaded, with a button to try again. */
export function RetryNote({ tone = 'warning', text, retry, busyLabel, subject, ...rest }: RetryNoteProps) {
  const { t } = useMessages();
  return (
    <Note tone={tone} {...rest}>
      <p>{text}</p>
      <Button look="line" size="compact" icon="refresh" className={styles.retry} onClick={retry}>
        <span>{busyLabel || t('buttons.retry')}</span>
        {subject && <span className="visually-hidden">{` ${subject}`}</span>}
      </Button>
    </Note>
  );
}

import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './stale-note.module.css';

type StaleNoteProps = {
  /** The sentence about the outdated data. */
  text: string;
  isBusy: boolean;
  retry: () => void;
};

/** Shows a note above data that could not be refreshed, with a retry. */
export function StaleNote({ text, isBusy, retry }: StaleNoteProps) {
  const { t } = useMessages();
  return (
    <Note tone="warning" role="status" className={styles.stale}>
      <p>{text}</p>
      <Button look="quiet" size="compact" icon="refresh" onClick={retry}>
        {t(isBusy ? 'states.refreshing' : 'buttons.retry')}
      </Button>
    </Note>
  );
}

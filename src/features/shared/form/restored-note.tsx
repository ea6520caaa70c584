import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './enquiry-form.module.css';

type RestoredNoteProps = {
  state: { isRestored: boolean; startAgain: () => void };
  /** In place of the sentence and the button of a form that begins empty. */
  messages?: { restored: string; startAgain: string };
};

/** Says that a form was filled with what this tab had kept, and takes it back on request. */
export function RestoredNote({ state, messages }: RestoredNoteProps) {
  const { t } = useMessages('form');
  if (!state.isRestored) return null;
  return (
    <Note icon="clock" className={styles.restored}>
      {messages?.restored ?? t('restored')}{' '}
      <Button look="quiet" size="compact" onClick={state.startAgain}>
        {messages?.startAgain ?? t('startAgain')}
      </Button>
    </Note>
  );
}

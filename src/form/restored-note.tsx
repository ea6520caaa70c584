import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './form-shell.module.css';

type RestoredNoteProps = {
  state: { isRestored: boolean; startAgain: () => void };
  /** The message and button label for a form that is not empty initially. */
  messages?: { restored: string; startAgain: string };
};

/** Shows that a form was filled in from a stored draft, with a button that resets the form. */
export function RestoredNote({ state, messages }: RestoredNoteProps) {
  const { t } = useMessages('form');
  if (!state.isRestored) return null;
  return (
    <Note icon="clock" className={styles.restored}>
      <span>{messages?.restored ?? t('restored')}</span>{' '}
      <Button look="quiet" size="compact" onClick={state.startAgain}>
        {messages?.startAgain ?? t('startAgain')}
      </Button>
    </Note>
  );
}

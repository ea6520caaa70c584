import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import styles from './enquiry-form.module.css';

/** Says that a form was filled with what this tab had kept, and empties it on request. */
export function RestoredNote({ state }: { state: { isRestored: boolean; startAgain: () => void } }) {
  const { t } = useWords('form');
  if (!state.isRestored) return null;
  return (
    <Note icon="clock" className={styles.restored}>
      {t('restored')}{' '}
      <Button look="quiet" size="compact" onClick={state.startAgain}>
        {t('startAgain')}
      </Button>
    </Note>
  );
}

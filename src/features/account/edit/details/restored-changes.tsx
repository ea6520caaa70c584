import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import styles from './details.module.css';

/** Says that changes from before are shown again, and takes them back on request. */
export function RestoredChanges({ state }: { state: { isRestored: boolean; startAgain: () => void } }) {
  const { t } = useWords('edit-profile');
  if (!state.isRestored) return null;
  return (
    <Note icon="clock" className={styles.note}>
      {t('details.restored')}{' '}
      <Button look="quiet" size="compact" onClick={state.startAgain}>
        {t('details.undo')}
      </Button>
    </Note>
  );
}

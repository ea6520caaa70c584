import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import styles from './bookings.module.css';

/** The list is older than it should be, and can be asked for again. */
export function StaleNote({ isBusy, retry }: { isBusy: boolean; retry: () => void }) {
  const { t } = useWords('account');
  return (
    <Note tone="warning" role="status" className={styles.stale}>
      <p>{t('booking.stale')}</p>
      <Button look="quiet" size="compact" icon="refresh" onClick={retry}>
        {t(isBusy ? 'common:states.refreshing' : 'common:buttons.retry')}
      </Button>
    </Note>
  );
}

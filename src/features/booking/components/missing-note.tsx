import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { useProfile } from '@/hooks/user/use-profile';
import { useWords } from '@/i18n/use-words';
import { sessionState } from '@/state/session';
import { AppLink } from '@/ui/static/app-link';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import styles from './failure-note.module.css';

/** Why fields that were filled in from the profile are empty, for as long as it is the reason. */
export function MissingNote() {
  const { t } = useWords('booking');
  const { missing, returnPath } = useBookingContext();
  const { error, isValidating, mutate } = useProfile();
  const isVisitor = useSnapshot(sessionState).status === 'visitor';
  if (missing === 'visitor' ? !isVisitor : !error) return null;
  return (
    <Note icon="user" role="status">
      <p>{t(`contact.missing.${missing}`)}</p>
      <div className={styles.actions}>
        {missing === 'visitor' ? (
          <AppLink href={routes.signIn(returnPath())}>{t('contact.missing.signIn')}</AppLink>
        ) : (
          <Button look="line" size="compact" icon="refresh" aria-disabled={isValidating} onClick={() => void mutate()}>
            {t('common:buttons.retry')}
          </Button>
        )}
      </div>
    </Note>
  );
}

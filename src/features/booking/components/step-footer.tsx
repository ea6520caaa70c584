import { timeInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/button';
import { useBookingContext } from '../wizard/booking-context';
import { useSubmitWord } from '../wizard/use-submit-word';
import styles from './step-footer.module.css';

/** Back at the left, on at the right, and the word about the draft below. */
export function StepFooter() {
  const { t, locale } = useWords('booking');
  const { step, goBack, draft, isSending } = useBookingContext();
  const submitWord = useSubmitWord();
  return (
    <div className={styles.footer}>
      <div className={styles.buttons}>
        {step === 'departure' ? (
          <span />
        ) : (
          <Button look="quiet" icon="arrow-left" className={styles.back} onClick={goBack}>
            {t('wizard.back')}
          </Button>
        )}
        <SubmitButton size="large" isBusy={isSending} busyWord={t('wizard.sending')} className={styles.next}>
          {submitWord.long}
        </SubmitButton>
      </div>
      {draft.savedAt !== null && (
        <p className={styles.draft}>{t('wizard.saved', { time: timeInJakarta(new Date(draft.savedAt), locale) })}</p>
      )}
      {draft.isRefused && <p className={styles.draft}>{t('wizard.unsaved')}</p>}
    </div>
  );
}

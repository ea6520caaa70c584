import { useMessages } from '@/i18n/use-messages';
import { SubmitButton } from '@/ui/controls/submit-button';
import styles from './sent-panel.module.css';
import { useCountdown } from './use-countdown';

const RESEND_AFTER_SECONDS = 60;

type ResendButtonProps = { sentAt: number; isSending: boolean; onPress: () => void };

/** Shows a button that sends the link again, a minute after the last one; until then it shows the remaining time. */
export function ResendButton({ sentAt, isSending, onPress }: ResendButtonProps) {
  const { t } = useMessages('auth');
  const left = useCountdown(sentAt, RESEND_AFTER_SECONDS);
  return (
    <div>
      <SubmitButton
        type="button"
        look="line"
        isBusy={isSending}
        busyLabel={t('common:states.sending')}
        disabled={left > 0}
        onClick={onPress}
      >
        {t('forgot.again')}
      </SubmitButton>
      {left > 0 && <p className={`small muted ${styles.wait}`}>{t('forgot.wait', { count: left })}</p>}
      {/* Only the end of the wait is announced; an announcement every second would disturb. */}
      <p role="status" className="visually-hidden">
        {left === 0 && t('forgot.ready')}
      </p>
    </div>
  );
}

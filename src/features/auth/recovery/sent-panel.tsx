import { useState } from 'react';
import { EnquiryProblem } from '@/features/shared/form/enquiry-problem';
import type { Problem } from '@/features/shared/form/problem-message';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import type { useForgotPassword } from '@/hooks/auth/use-forgot-password';
import { useMessages } from '@/i18n/use-messages';
import { useThrowInRender } from '@/lib/use-throw-in-render';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/buttons/button';
import { Panel } from '../components/panel';
import type { SentLink } from './sent-link';
import styles from './sent-panel.module.css';
import { useCountdown } from './use-countdown';

type SentPanelProps = {
  sent: SentLink;
  /** True after a press on this page; after a reload the focus must not move. */
  takesFocus: boolean;
  ask: ReturnType<typeof useForgotPassword>['ask'];
  onSent: (message: string, request: { email: string }) => void;
  onOther: () => void;
};

/** Shows the same confirmation for every address, where to look for the email, and a resend button after a minute. */
export function SentPanel({ sent, takesFocus, ask, onSent, onOther }: SentPanelProps) {
  const { t, locale } = useMessages('auth');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const throwInRender = useThrowInRender();

  async function sendAgain() {
    const { email } = sent;
    setSending(true);
    setProblem(null);
    const answer = await ask({ email });
    setSending(false);
    if (answer.success) onSent(answer.message, { email });
    else setProblem({ kind: 'failed', error: answer.error });
  }

  const isSaidHere = sent.locale === locale && sent.message !== '';
  return (
    <Panel
      tone="info"
      icon="mail"
      title={t('forgot.sentTitle')}
      takesFocus={takesFocus}
      actions={
        <>
          <ResendButton sentAt={sent.at} isSending={isSending} onPress={() => void sendAgain().catch(throwInRender)} />
          <Button look="quiet" onClick={onOther}>
            {t('forgot.other')}
          </Button>
        </>
      }
    >
      <p role="status">{isSaidHere ? translateServerMessage(sent.message, t) : t('forgot.sent')}</p>
      <p className={styles.address}>{sent.email}</p>
      <p className={`small muted ${styles.tip}`}>{t('forgot.tip')}</p>
      <EnquiryProblem problem={problem} whatsappText={t('help.whatsapp')} />
    </Panel>
  );
}

const RESEND_AFTER_SECONDS = 60;

type ResendButtonProps = { sentAt: number; isSending: boolean; onPress: () => void };

/** Shows a button that sends the link again, a minute after the last one; until then it shows the remaining time. */
function ResendButton({ sentAt, isSending, onPress }: ResendButtonProps) {
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

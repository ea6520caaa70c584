import { useState } from 'react';
import { EnquiryProblem } from '@/features/shared/form/enquiry-problem';
import type { Problem } from '@/features/shared/form/problem-message';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import type { useForgotPassword } from '@/hooks/auth/use-forgot-password';
import { useMessages } from '@/i18n/use-messages';
import { useThrowInRender } from '@/lib/use-throw-in-render';
import { Button } from '@/ui/static/buttons/button';
import { Panel } from '../components/panel';
import { ResendButton } from './resend-button';
import type { SentLink } from './sent-link';
import styles from './sent-panel.module.css';

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

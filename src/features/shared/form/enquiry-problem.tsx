import { useEffect, useRef } from 'react';
import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Note } from '@/ui/static/messages/note';
import styles from './enquiry-problem.module.css';
import { type Problem, problemMessage } from './problem-message';

/** Shows why nothing was sent, with a WhatsApp link if `whatsappText` is set. The message takes the focus. */
export function EnquiryProblem({ problem, whatsappText }: { problem: Problem | null; whatsappText?: string }) {
  const { t } = useMessages('form');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);
  if (!problem) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.box}>
      <Note tone="error">
        <p className={styles.text}>{problemMessage(problem, t)}</p>
        {whatsappText && (
          <ButtonLink href={whatsappLink(whatsappText)} target="_blank" look="line" size="compact" icon="whatsapp">
            {t('common:buttons.askWhatsapp')}
          </ButtonLink>
        )}
      </Note>
    </div>
  );
}

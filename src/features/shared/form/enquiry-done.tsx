import { useEffect, useRef } from 'react';
import { whatsappLink } from '@/config/brand';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './enquiry-done.module.css';
import type { Receipt } from './form-receipt';

export type DoneMessages = {
  title: string;
  /** The next steps, one sentence each. */
  next: readonly string[];
  /** The start of the WhatsApp message about the enquiry. */
  whatsappText: string;
};

type EnquiryDoneProps = {
  receipt: Receipt;
  /** True if the receipt was restored after a reload; the focus then stays with the page. */
  isStored: boolean;
  messages: DoneMessages;
  startAgain: () => void;
};

/** Shows the service's message, reference number and next steps. It takes the focus and stays after a reload. */
export function EnquiryDone({ receipt, isStored, messages, startAgain }: EnquiryDoneProps) {
  const { t } = useMessages('form');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isStored) title.current?.focus();
  }, [isStored]);
  const { reference, message } = receipt;
  const text = reference ? `${messages.whatsappText} (${reference})` : messages.whatsappText;
  return (
    <section className={styles.panel} aria-labelledby="enquiry-done">
      <Icon name="check-circle" size={32} className={styles.tick} />
      <h2 ref={title} tabIndex={-1} id="enquiry-done" className={`h3 ${styles.title}`}>
        {messages.title}
      </h2>
      <p role="status" className={styles.message}>
        {message === '' ? t('done.kept') : translateServerMessage(message, t)}
      </p>
      {reference && (
        <p className={`small muted ${styles.reference}`}>
          {t('done.reference')} <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      <h3 className={styles.nextTitle}>{t('done.next')}</h3>
      <ol className={styles.steps}>
        {messages.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <ButtonLink href={whatsappLink(text)} target="_blank" icon="whatsapp">
          {t('common:buttons.askWhatsapp')}
        </ButtonLink>
        <Button look="second" onClick={startAgain}>
          {t('done.again')}
        </Button>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { whatsappLink } from '@/config/brand';
import { serverSentence } from '@/features/shared/server-sentence';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { Icon } from '@/ui/static/icon';
import styles from './enquiry-done.module.css';
import type { Receipt } from './use-enquiry-form';

export type DoneWords = {
  title: string;
  /** What happens next, one sentence a step. */
  next: readonly string[];
  /** What a WhatsApp message about it begins with. */
  whatsappText: string;
};

/** What the service answered, the number to quote and what happens next; it takes the focus and stays. */
export function EnquiryDone({
  receipt,
  words,
  startAgain,
}: {
  receipt: Receipt;
  words: DoneWords;
  startAgain: () => void;
}) {
  const { t } = useWords('form');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { reference, message } = receipt;
  const text = reference ? `${words.whatsappText} (${reference})` : words.whatsappText;
  return (
    <section className={styles.panel} aria-labelledby="enquiry-done">
      <Icon name="check-circle" size={32} className={styles.tick} />
      <h2 ref={title} tabIndex={-1} id="enquiry-done" className={styles.title}>
        {words.title}
      </h2>
      <p role="status" className={styles.message}>
        {serverSentence(message, t)}
      </p>
      {reference && (
        <p className={styles.reference}>
          {t('done.reference')} <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      <h3 className={styles.nextTitle}>{t('done.next')}</h3>
      <ol className={styles.steps}>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={styles.actions} data-print="none">
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

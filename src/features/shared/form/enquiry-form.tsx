import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { whatsappLink } from '@/config/brand';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Decoy } from './decoy';
import styles from './enquiry-form.module.css';
import { FormShell } from './form-shell';
import type { Receipt } from './form-storage';
import { RestoredNote } from './restored-note';
import type { EnquiryFormState } from './use-enquiry-form';

type EnquiryFormProps<Values extends FieldValues, Output> = {
  state: EnquiryFormState<Values, Output>;
  /** The label of the button. */
  submit: string;
  done: DoneMessages;
  children: Elements;
};

/** Shows an enquiry form: error summary, fields, hidden field, failure and button; after sending, the receipt. */
export function EnquiryForm<Values extends FieldValues, Output>(props: EnquiryFormProps<Values, Output>) {
  const { state, submit, done, children } = props;
  if (state.receipt) return <EnquiryDone {...state} receipt={state.receipt} messages={done} />;
  return (
    <FormShell state={state} submit={submit} whatsappText={done.whatsappText}>
      <RestoredNote state={state} />
      {children}
      <Decoy />
    </FormShell>
  );
}

type DoneMessages = {
  title: string;
  /** The next steps, one sentence each. */
  next: readonly string[];
  /** The start of the WhatsApp message about the enquiry. */
  whatsappText: string;
};

type EnquiryDoneProps = { receipt: Receipt; isStored: boolean; messages: DoneMessages; startAgain: () => void };

/**
 * Shows the service's message, reference number and next steps. It takes the focus unless it was restored after a
 * reload.
 */
function EnquiryDone({ receipt: { reference, message }, isStored, messages, startAgain }: EnquiryDoneProps) {
  const { t } = useMessages('form');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isStored) title.current?.focus();
  }, [isStored]);
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
      <h3 className={`h4 ${styles.nextTitle}`}>{t('done.next')}</h3>
      <ol className={`stack ${styles.steps}`}>
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

import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { brand, whatsappLink } from '@/config/brand';
import { translateServerMessage } from '@/form/translate-server-message';
import type { Namespace } from '@/i18n/i18n';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import { Decoy } from './decoy';
import styles from './enquiry-form.module.css';
import { FormShell } from './form-shell';
import type { Receipt } from './form-storage';
import { RestoredNote } from './restored-note';
import type { EnquiryFormState } from './use-enquiry-form';

type EnquiryFormProps<Values extends FieldValues, Output> = {
  /** Its namespace has `form.submit`, `next.<step>.text`, `sent.title`, and `sent.greeting`, which starts a WhatsApp message. */
  state: EnquiryFormState<Values, Output>;
  /** The steps that follow after sending. */
  steps: readonly string[];
  /** Called with false on mount and with true once the form was sent. */
  onSentChange?: (isSent: boolean) => void;
  children: Elements;
};

/** Shows an enquiry form: error summary, fields, hidden field, failure and button; after sending, the receipt. */
export function EnquiryForm<Values extends FieldValues, Output>(props: EnquiryFormProps<Values, Output>) {
  const { state, steps, onSentChange, children } = props;
  const { t } = useMessages(state.namespace);
  const isSent = state.receipt !== null;
  useEffect(() => onSentChange?.(isSent), [isSent, onSentChange]);
  if (state.receipt) return <EnquiryDone {...state} receipt={state.receipt} steps={steps} />;
  return (
    <FormShell state={state} submit={t('form.submit')} whatsappText={t('sent.greeting', { brand: brand.name })}>
      <RestoredNote state={state} />
      {children}
      <Decoy />
    </FormShell>
  );
}

type EnquiryDoneProps = { namespace: Namespace; receipt: Receipt; steps: readonly string[]; startAgain: () => void };

/**
 * Shows the service's message, reference number and next steps. It takes the focus unless it was restored after a
 * reload, when the message is empty.
 */
function EnquiryDone({ namespace, receipt: { reference, message }, steps, startAgain }: EnquiryDoneProps) {
  const { t } = useMessages(namespace);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (message) title.current?.focus();
  }, [message]);
  const greeting = t('sent.greeting', { brand: brand.name });
  return (
    <section className={styles.panel} aria-labelledby="enquiry-done">
      <Icon name="check-circle" size={32} className={styles.tick} />
      <h2 ref={title} tabIndex={-1} id="enquiry-done" className={`h3 ${styles.title}`}>
        {t('sent.title')}
      </h2>
      <p role="status" className={styles.message}>
        {message ? translateServerMessage(message, t) : t('form:done.kept')}
      </p>
      {reference && (
        <p className={`small muted ${styles.reference}`}>
          {t('form:done.reference')} <strong className={styles.number}>{reference}</strong>
        </p>
      )}
      <h3 className={`h4 ${styles.nextTitle}`}>{t('form:done.next')}</h3>
      <ol className={`stack ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step}>{t(`next.${step}.text`)}</li>
        ))}
      </ol>
      <div className={`cluster ${styles.actions}`} data-print="none">
        <ButtonLink
          href={whatsappLink(reference ? `${greeting} (${reference})` : greeting)}
          target="_blank"
          icon="whatsapp"
        >
          {t('common:buttons.askWhatsapp')}
        </ButtonLink>
        <Button look="second" onClick={startAgain}>
          {t('form:done.again')}
        </Button>
      </div>
    </section>
  );
}

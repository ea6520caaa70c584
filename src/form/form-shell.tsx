import { useEffect, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useSnapshot } from 'valtio';
import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { networkState } from '@/state/network';
import { ControlProvider } from '@/ui/controls/control-provider';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { SubmitButton } from '@/ui/controls/submit-button';
import { ButtonLink } from '@/ui/static/buttons/button';
import { Note } from '@/ui/static/messages/note';
import styles from './form-shell.module.css';
import { type EnquiryFormState, type Problem, problemMessage } from './use-enquiry-form';
import { FormNamespaceContext } from './use-form-field';

type FormShellProps<Values extends FieldValues, Output> = {
  state: EnquiryFormState<Values, Output>;
  /** The label of the button, and its label while sending. */
  submit: string;
  busy?: string;
  /** The start of the WhatsApp message about a failure; without it no link is shown. */
  whatsappText?: string;
  isWide?: boolean;
  children: Elements;
};

/** Shows the common parts of every form around its fields: error summary, failure message and button. */
export function FormShell<Values extends FieldValues, Output>(props: FormShellProps<Values, Output>) {
  const { state, submit, busy, whatsappText, isWide, children } = props;
  const { t } = useMessages('form');
  const { summary, form } = state;
  const { isOnline } = useSnapshot(networkState);
  return (
    <ControlProvider>
      <FormProvider {...form}>
        <FormNamespaceContext value={state.namespace}>
          <form key={state.round} className={`stack ${styles.form}`} method="post" onSubmit={state.submit} noValidate>
            <ErrorSummary
              title={t('validation:summary', { count: summary.length })}
              errors={summary}
              submitCount={form.formState.submitCount}
            />
            {children}
            <EnquiryProblem problem={state.problem} whatsappText={whatsappText} />
            <div>
              {!isOnline && (
                <Note icon="offline" className={styles.offline}>
                  {t('offline')}
                </Note>
              )}
              <SubmitButton
                size="large"
                isWide={isWide}
                isBusy={state.isSending}
                busyLabel={busy ?? t('common:states.sending')}
              >
                {submit}
              </SubmitButton>
            </div>
          </form>
        </FormNamespaceContext>
      </FormProvider>
    </ControlProvider>
  );
}

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

import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useWords } from '@/i18n/use-words';
import { ControlProvider } from '@/ui/controls/control-provider';
import { ErrorSummary } from '@/ui/controls/error-summary';
import { SubmitButton } from '@/ui/controls/submit-button';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import { Decoy } from './decoy';
import { type DoneWords, EnquiryDone } from './enquiry-done';
import styles from './enquiry-form.module.css';
import { EnquiryProblem } from './enquiry-problem';
import { FieldWordsContext } from './field-words';
import type { EnquiryFormState } from './use-enquiry-form';

type EnquiryFormProps<Values extends FieldValues, Output> = {
  state: EnquiryFormState<Values, Output>;
  /** The word on the button. */
  submit: string;
  done: DoneWords;
  children: ReactNode;
};

/** The shell of an enquiry: summary, fields, decoy, what went wrong and the button; after sending, the answer. */
export function EnquiryForm<Values extends FieldValues, Output>(props: EnquiryFormProps<Values, Output>) {
  const { state, submit, done, children } = props;
  const { t } = useWords('form');
  const { receipt, startAgain, summary, form } = state;
  if (receipt) return <EnquiryDone receipt={receipt} words={done} startAgain={startAgain} />;
  return (
    <ControlProvider>
      <FormProvider {...form}>
        <FieldWordsContext value={state.words}>
          <form key={state.round} className={styles.form} method="post" onSubmit={state.submit} noValidate>
            <ErrorSummary
              title={t('validation:summary', { count: summary.length })}
              errors={summary}
              submitCount={form.formState.submitCount}
            />
            {state.isRestored && (
              <Note icon="clock" className={styles.restored}>
                {t('restored')}{' '}
                <Button look="quiet" size="compact" onClick={startAgain}>
                  {t('startAgain')}
                </Button>
              </Note>
            )}
            {children}
            <Decoy />
            <EnquiryProblem problem={state.problem} whatsappText={done.whatsappText} />
            <div>
              <SubmitButton size="large" isBusy={state.isSending} busyWord={t('common:states.sending')}>
                {submit}
              </SubmitButton>
            </div>
          </form>
        </FieldWordsContext>
      </FormProvider>
    </ControlProvider>
  );
}

/** Fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

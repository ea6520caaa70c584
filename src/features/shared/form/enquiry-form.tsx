import type { FieldValues } from 'react-hook-form';
import type { Elements } from '@/lib/elements';
import { Decoy } from './decoy';
import { type DoneMessages, EnquiryDone } from './enquiry-done';
import { FormShell } from './form-shell';
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
  const { receipt, isStored, startAgain } = state;
  if (receipt) return <EnquiryDone {...{ receipt, isStored, startAgain }} messages={done} />;
  return (
    <FormShell state={state} submit={submit} whatsappText={done.whatsappText}>
      <RestoredNote state={state} />
      {children}
      <Decoy />
    </FormShell>
  );
}

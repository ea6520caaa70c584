import { useEffect } from 'react';
import { FormShell } from '@/features/shared/form/form-shell';
import { FormEmail } from '@/features/shared/form/text-fields';
import { type Enquiry, useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useWords } from '@/i18n/use-words';
import { EMAIL_DRAFT } from '../forms/sign-in-draft';
import { forgotSchema } from './forgot-schema';

type Asked = { email: string };

type ForgotFormProps = {
  ask: Enquiry<Asked, Asked>['send'];
  onSent: (message: string, asked: Asked) => void;
  /** It comes in place of a button that was pressed, and would leave the focus nowhere. */
  takesFocus: boolean;
};

const nobody = { email: '' };

/** The address the link goes to. */
export function ForgotForm({ ask, onSent, takesFocus }: ForgotFormProps) {
  const { t } = useWords('auth');
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    words: 'auth',
    schema: forgotSchema,
    defaults: nobody,
    send: ask,
    onSent,
  });
  const { setFocus } = state.form;
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <FormShell state={state} submit={t('forgot.submit')} whatsappText={t('help.whatsapp')} isWide>
      <FormEmail name="email" />
    </FormShell>
  );
}

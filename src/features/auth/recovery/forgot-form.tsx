import { useEffect, useMemo, useRef } from 'react';
import { EMAIL_DRAFT } from '@/features/shared/account/sign-in-draft';
import { FormShell } from '@/features/shared/form/form-shell';
import { FormEmail } from '@/features/shared/form/text-fields';
import { type Enquiry, useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { forgotSchema } from './recovery-schemas';
import { useMemberEmail } from './use-member-email';

type RecoveryRequest = { email: string };

type ForgotFormProps = {
  ask: Enquiry<RecoveryRequest, RecoveryRequest>['send'];
  onSent: (message: string, asked: RecoveryRequest) => void;
  /** It comes in place of a button that was pressed, and would leave the focus nowhere. */
  takesFocus: boolean;
};

/** The address the link goes to; a member who does not know the password any more finds the own one there. */
export function ForgotForm({ ask, onSent, takesFocus }: ForgotFormProps) {
  const { t } = useMessages('auth');
  const own = useMemberEmail();
  // As a default it is never kept in the tab.
  const defaults = useMemo(() => ({ email: own }), [own]);
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    namespace: 'auth',
    schema: forgotSchema,
    defaults,
    send: ask,
    onSent,
  });
  const { setFocus, getValues, reset } = state.form;
  const filled = useRef(own);
  // The profile can arrive after the form, disappear, or become another member's; typed input is kept in each case.
  useEffect(() => {
    if (own !== filled.current && getValues('email') === filled.current) reset(defaults);
    filled.current = own;
  }, [own, defaults, getValues, reset]);
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <FormShell state={state} submit={t('forgot.submit')} whatsappText={t('help.whatsapp')} isWide>
      <FormEmail name="email" />
    </FormShell>
  );
}

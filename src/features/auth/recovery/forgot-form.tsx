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
  onSent: (message: string, request: RecoveryRequest) => void;
  /** True when the form replaces a pressed button, whose focus would be lost. */
  takesFocus: boolean;
};

/** Shows the form for the email address. It is prefilled for a signed-in member who has forgotten the password. */
export function ForgotForm({ ask, onSent, takesFocus }: ForgotFormProps) {
  const { t } = useMessages('auth');
  const memberEmail = useMemberEmail();
  // As a default value it is not stored in the draft.
  const defaults = useMemo(() => ({ email: memberEmail }), [memberEmail]);
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    namespace: 'auth',
    schema: forgotSchema,
    defaults,
    send: ask,
    onSent,
  });
  const { setFocus, getValues, reset } = state.form;
  const filled = useRef(memberEmail);
  // The profile can load after the form, disappear, or change to another member's; typed input is kept in each case.
  useEffect(() => {
    if (memberEmail !== filled.current && getValues('email') === filled.current) reset(defaults);
    filled.current = memberEmail;
  }, [memberEmail, defaults, getValues, reset]);
  useEffect(() => {
    if (takesFocus) setFocus('email');
  }, [takesFocus, setFocus]);
  return (
    <FormShell state={state} submit={t('forgot.submit')} whatsappText={t('help.whatsapp')} isWide>
      <FormEmail name="email" />
    </FormShell>
  );
}

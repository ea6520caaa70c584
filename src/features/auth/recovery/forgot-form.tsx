import * as v from 'valibot';
import { FormShell } from '@/features/shared/form/form-shell';
import type { Rules } from '@/features/shared/form/rules';
import { FormEmail } from '@/features/shared/form/text-fields';
import { type Enquiry, useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { useWords } from '@/i18n/use-words';
import { EMAIL_DRAFT } from '../forms/sign-in-draft';

type Asked = { email: string };

type ForgotFormProps = {
  ask: Enquiry<Asked, Asked>['send'];
  onSent: (message: string, asked: Asked) => void;
};

const nobody = { email: '' };

const forgotSchema = (rules: Rules) => v.object({ email: rules.email('email') });

/** The address the link goes to. */
export function ForgotForm({ ask, onSent }: ForgotFormProps) {
  const { t } = useWords('auth');
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    words: 'auth',
    schema: forgotSchema,
    defaults: nobody,
    send: ask,
    onSent,
  });
  return (
    <FormShell state={state} submit={t('forgot.submit')} whatsappText={t('help.whatsapp')} isWide>
      <FormEmail name="email" />
    </FormShell>
  );
}

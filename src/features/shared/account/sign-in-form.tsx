import { useState } from 'react';
import * as v from 'valibot';
import { useSignIn } from '@/data/operations/auth';
import { removeSignInNote } from '@/features/shared/sign-in-note';
import { FormPassword } from '@/form/form-password';
import { FormShell } from '@/form/form-shell';
import { givenPassword } from '@/form/rules/password-rules';
import type { Rules } from '@/form/rules/rules';
import { FormText } from '@/form/text-fields';
import { translateServerMessage } from '@/form/translate-server-message';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { lastEmail } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import { EMAIL_DRAFT, noCredentials } from './sign-in-draft';

/** Shows the sign-in form. The page navigates after the sign-in; `email` was typed elsewhere on this page. */
export function SignInForm({ email = '' }: { email?: string }) {
  const { t } = useMessages('auth');
  const signInWith = useSignIn();
  // The draft stores only differences from the defaults, so this address is not written to the device.
  const [defaults] = useState(() => ({ ...noCredentials, email: lastEmail() || email }));
  const state = useEnquiryForm({
    name: EMAIL_DRAFT,
    namespace: 'auth',
    schema: signInSchema,
    defaults,
    send: signInWith,
    onSent: (message) => {
      removeSignInNote();
      showSuccess(translateServerMessage(message, t));
    },
  });
  return (
    <FormShell state={state} submit={t('signIn.submit')} busy={t('signIn.sending')} isWide>
      <FormText name="email" type="email" inputMode="email" autoComplete="username" />
      <FormPassword name="password" autoComplete="current-password" />
    </FormShell>
  );
}

/** Returns the schema of a sign-in, with the rules of the service (§5). */
export const signInSchema = (rules: Rules) =>
  v.object({ email: rules.email('email'), password: givenPassword(rules, 'password') });

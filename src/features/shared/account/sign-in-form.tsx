import { useState } from 'react';
import * as v from 'valibot';
import { useSignIn } from '@/data/operations/auth';
import { FormPassword } from '@/features/shared/form/form-password';
import { FormShell } from '@/features/shared/form/form-shell';
import { givenPassword } from '@/features/shared/form/rules/password-rules';
import type { Rules } from '@/features/shared/form/rules/rules';
import { FormText } from '@/features/shared/form/text-fields';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { removeSignInNote } from '@/features/shared/sign-in-note';
import { translateServerMessage } from '@/features/shared/translate-server-message';
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

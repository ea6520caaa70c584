import * as v from 'valibot';
import { useChangePassword } from '@/data/use-change-password';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { FormPassword } from '@/form/form-password';
import { FormShell } from '@/form/form-shell';
import { givenPassword, newPassword, PASSWORD_MIN, passwordsMatch } from '@/form/rules/password-rules';
import type { Rules } from '@/form/rules/rules';
import { translateServerMessage } from '@/form/translate-server-message';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { sessionState } from '@/state/session';
import { showSuccess } from '@/state/toasts';

/** Shows the form for a new password. A change ends the session, so the page's middleware then redirects to sign-in. */
export function ChangePasswordForm() {
  const { t } = useMessages('change-password');
  const state = useEnquiryForm({
    name: 'change-password',
    namespace: 'change-password',
    schema: changePasswordSchema,
    defaults: noPasswords,
    send: useChangePassword(),
    onSent: (message) => {
      // Another member has signed in from another tab, whose password this form must not change.
      if (sessionState.status === 'member') return;
      leaveSignInNote('changed');
      showSuccess(translateServerMessage(message, t));
    },
  });
  return (
    <FormShell state={state} submit={t('submit')} busy={t('common:states.saving')} whatsappText={t('whatsapp')} isWide>
      <FormPassword name="old_password" autoComplete="current-password" />
      <FormPassword name="password" autoComplete="new-password" hint={t('passwordHint', { n: PASSWORD_MIN })} />
      <FormPassword name="confirm_password" autoComplete="new-password" />
    </FormShell>
  );
}

const noPasswords = { old_password: '', password: '', confirm_password: '' };

type Passwords = typeof noPasswords;

/** Returns the schema of the three passwords of §5, with the rules of the service. */
const changePasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      old_password: givenPassword(rules, 'old_password'),
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    v.forward(
      v.partialCheck<Passwords, [['old_password'], ['password']], Passwords, string>(
        [['old_password'], ['password']],
        ({ old_password, password }) => old_password !== password,
        rules.say('passwordSame'),
      ),
      ['password'],
    ),
    passwordsMatch(rules),
  );

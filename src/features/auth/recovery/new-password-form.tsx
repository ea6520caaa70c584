import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { FormPassword } from '@/features/shared/form/form-password';
import { FormShell } from '@/features/shared/form/form-shell';
import { PASSWORD_MIN } from '@/features/shared/form/rules/password-rules';
import { useEnquiryForm } from '@/features/shared/form/use-enquiry-form';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { useApiMutation } from '@/hooks/use-api-mutation';
import { useMessages } from '@/i18n/use-messages';
import { signOut } from '@/state/session';
import { removeLinkToken } from './link-token';
import { newPasswordSchema } from './recovery-schemas';
import { readReturnPath, storeReturnPath } from './return-path';
import { removeSentLink } from './sent-link';

const nothing = { password: '', confirm_password: '' };

type NewPasswordFormProps = { token: string; onRefused: (message: string) => void };

/**
 * Shows the form that sets the password. It then redirects to sign-in, and from there to the page on which the recovery
 * started.
 */
export function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const { t } = useMessages('auth');
  const router = useRouter();
  const { send } = useApiMutation('resetPassword');
  const state = useEnquiryForm({
    name: 'new-password',
    namespace: 'auth',
    schema: newPasswordSchema,
    defaults: nothing,
    send: async (passwords) => {
      const result = await send({ body: { ...passwords, token } });
      if (!result.success && result.error.kind === 'unauthorized') onRefused(result.message);
      return result;
    },
    onSent: () => {
      const from = readReturnPath();
      removeLinkToken();
      removeSentLink();
      storeReturnPath(undefined);
      leaveSignInNote('recovered');
      // The new password ended every session of the member. The session of this device may belong to another member, so
      // it is signed out completely: sign-in must not prefill that address.
      signOut();
      void router.push(routes.signIn(from));
    },
  });
  return (
    <FormShell
      state={state}
      submit={t('newPassword.submit')}
      busy={t('common:states.saving')}
      whatsappText={t('help.whatsapp')}
      isWide
    >
      <FormPassword name="password" autoComplete="new-password" hint={t('passwordHint', { n: PASSWORD_MIN })} />
      <FormPassword name="confirm_password" autoComplete="new-password" />
    </FormShell>
  );
}

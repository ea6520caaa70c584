import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { routes } from '@/config/routes';
import { useSend } from '@/data/use-send';
import { useTokenCheck } from '@/data/use-token-check';
import { leaveSignInNote } from '@/features/shared/sign-in-note';
import { failureMessage } from '@/form/failure-message';
import { FormPassword } from '@/form/form-password';
import { FormShell } from '@/form/form-shell';
import { FormSkeleton } from '@/form/form-skeleton';
import { givenPassword, newPassword, PASSWORD_MIN, passwordsMatch } from '@/form/rules/password-rules';
import type { Rules } from '@/form/rules/rules';
import { translateServerMessage } from '@/form/translate-server-message';
import { useEnquiryForm } from '@/form/use-enquiry-form';
import { useMessages } from '@/i18n/use-messages';
import { signOut } from '@/state/session';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Panel } from '../components/panel';
import styles from '../components/panel.module.css';
import { readReturnPath, removeSentLink, storeReturnPath } from './recovery-storage';
import { removeLinkToken } from './use-link-token';

/** Shows the form for a valid link. When the service cannot check the token, the page shows a retry. */
export function NewPasswordFlow({ token }: { token: string | null }) {
  return token === null ? <InvalidLink /> : <CheckedForm key={token} token={token} />;
}

function CheckedForm({ token }: { token: string }) {
  const { t, locale } = useMessages('auth');
  const { result, check } = useTokenCheck(token);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (refusal !== null) return <InvalidLink message={refusal} />;
  switch (result.state) {
    case 'checking':
      return <FormSkeleton fields={['hintedLine', 'line']} />;
    case 'refused': {
      // The service responds differently to a malformed and an expired token; for the visitor both links are invalid.
      const { kind, hasServerMessage, message } = result.error;
      return <InvalidLink message={kind === 'unauthorized' && hasServerMessage ? message : undefined} />;
    }
    case 'failed':
      return (
        <Panel
          tone="error"
          icon="refresh"
          title={t('newPassword.failedTitle')}
          actions={<Button onClick={check}>{t('common:buttons.retry')}</Button>}
        >
          <p role="alert">{result.error ? failureMessage(result.error, t) : t('common:errors.server')}</p>
        </Panel>
      );
    default:
      return (
        <>
          <p className={`muted ${styles.lead}`}>{t('newPassword.lead')}</p>
          <NewPasswordForm key={locale} token={token} onRefused={setRefusal} />
        </>
      );
  }
}

/** Shows the service's message about a used, expired or malformed link (§8), and a way to request a new one. */
function InvalidLink({ message }: { message?: string | undefined }) {
  const { t } = useMessages('auth');
  useEffect(() => {
    removeLinkToken();
  }, []);
  return (
    <Panel
      tone="error"
      icon="alert-circle"
      title={t('newPassword.invalidTitle')}
      actions={<ButtonLink href={routes.forgotPassword(readReturnPath())}>{t('newPassword.askAgain')}</ButtonLink>}
    >
      <p role="alert">{message ? translateServerMessage(message, t) : t('common:server.invalidToken')}</p>
    </Panel>
  );
}

/** Returns the schema of a new password typed twice, with the rules of the service. */
export const newPasswordSchema = (rules: Rules) =>
  v.pipe(
    v.object({
      password: newPassword(rules, 'password'),
      confirm_password: givenPassword(rules, 'confirm_password'),
    }),
    passwordsMatch(rules),
  );

const nothing = { password: '', confirm_password: '' };

/**
 * Shows the form that sets the password. It then redirects to sign-in, and from there to the page on which the recovery
 * started.
 */
function NewPasswordForm({ token, onRefused }: { token: string; onRefused: (message: string) => void }) {
  const { t } = useMessages('auth');
  const router = useRouter();
  const { send } = useSend('resetPassword');
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

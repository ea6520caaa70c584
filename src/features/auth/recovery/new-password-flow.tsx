import type { ApiError } from '@sdk';
import { useEffect, useState } from 'react';
import { routes } from '@/config/routes';
import { failureMessage } from '@/features/shared/failure-message';
import { FormSkeleton } from '@/features/shared/form/form-skeleton';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useTokenCheck } from '@/hooks/auth/use-token-check';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Panel } from '../components/panel';
import { removeLinkToken } from './link-token';
import styles from './new-password.module.css';
import { NewPasswordForm } from './new-password-form';
import { readReturnPath } from './return-path';

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
    case 'refused':
      return <InvalidLink message={sentenceOf(result.error)} />;
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
          <p className={styles.lead}>{t('newPassword.lead')}</p>
          <NewPasswordForm key={locale} token={token} onRefused={setRefusal} />
        </>
      );
  }
}

// Returns the message to show. The service responds differently to a malformed and an expired token; for the visitor
// both links are invalid.
function sentenceOf({ kind, hasServerMessage, message }: ApiError): string | undefined {
  return kind === 'unauthorized' && hasServerMessage ? message : undefined;
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

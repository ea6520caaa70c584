import { useEffect } from 'react';
import { routes } from '@/config/routes';
import { translateServerMessage } from '@/features/shared/translate-server-message';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Panel } from '../components/panel';
import { removeLinkToken } from './link-token';
import { readReturnPath } from './return-path';

/** Shows the service's message about a used, expired or malformed link (§8), and a way to request a new one. */
export function InvalidLink({ message }: { message?: string | undefined }) {
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

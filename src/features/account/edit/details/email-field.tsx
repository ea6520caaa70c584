import { whatsappLink } from '@/config/brand';
import { useMessages } from '@/i18n/use-messages';
import { TextField } from '@/ui/controls/text-field';
import { AppLink } from '@/ui/static/buttons/app-link';
import styles from './details.module.css';

/** Shows the email address for signing in as read-only text; the operator changes it on request. */
export function EmailField({ email }: { email: string }) {
  const { t } = useMessages('edit-profile');
  const hint = (
    <>
      {t('email.hint')} {/* The message names no address: no profile data belongs in a link. */}
      <AppLink href={whatsappLink(t('email.whatsapp'))} target="_blank">
        {t('email.change')}
        <span className="visually-hidden"> {t('common:states.opensNewTab')}</span>
      </AppLink>
    </>
  );
  return <TextField label={t('field.email')} hint={hint} value={email} readOnly className={styles.readOnly} />;
}

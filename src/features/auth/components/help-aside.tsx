import { phoneLink } from '@/config/brand';
import { WhatsappButton } from '@/features/shared/whatsapp-button';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import styles from './auth.module.css';

/** Shows contacts for visitors who cannot recover their password, for example without access to their email. */
export function HelpAside() {
  const { t } = useMessages('auth');
  return (
    <aside aria-labelledby="help-title">
      <h2 id="help-title" className="h4">
        {t('help.title')}
      </h2>
      <p className={`small muted ${styles.asideText}`}>{t('help.text')}</p>
      <div className={`cluster ${styles.asideActions}`}>
        <WhatsappButton text={t('help.whatsapp')} look="line" size="compact" />
        <ButtonLink href={phoneLink} look="quiet" size="compact" icon="phone">
          {t('help.call')}
        </ButtonLink>
      </div>
    </aside>
  );
}

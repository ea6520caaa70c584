import { formatOpeningHours } from '@/domain/opening-hours';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import type { Office, OfficeContact } from './contact-model';
import styles from './office-card.module.css';

const iconOf: Record<OfficeContact['kind'], IconName> = { phone: 'phone', whatsapp: 'whatsapp', email: 'mail' };

/** Shows an office with all its contact details. */
export function OfficeCard({ office }: { office: Office }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('contact');
  return (
    <article className={styles.card}>
      <div lang={lang()}>
        <h3 className="h4">{office.name}</h3>
        {office.address && <address className={styles.address}>{office.address}</address>}
      </div>
      {office.hours.length > 0 && (
        <p className={styles.hours}>
          <FactLine
            facts={formatOpeningHours(office.hours, locale).map((hours) => <NoWrap key={hours}>{hours}</NoWrap>)}
          />
        </p>
      )}
      <ul className={styles.ways}>
        {office.contacts.map((contact) => (
          <li key={contact.href}>
            <AppLink
              href={contact.href}
              target={contact.kind === 'whatsapp' ? '_blank' : undefined}
              className={styles.way}
              aria-label={t(`office.${contact.kind}`, { value: contact.shown, name: office.name })}
            >
              <Icon name={iconOf[contact.kind]} />
              <span>{contact.shown}</span>
            </AppLink>
          </li>
        ))}
        {office.mapHref && (
          <li>
            <AppLink
              href={office.mapHref}
              target="_blank"
              className={styles.way}
              aria-label={t('office.map', { value: t('common:buttons.openMaps'), name: office.name })}
            >
              <Icon name="pin" />
              {t('common:buttons.openMaps')}
            </AppLink>
          </li>
        )}
      </ul>
    </article>
  );
}

import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './contact-aside.module.css';
import type { ContactModel } from './contact-model';

const DAYS = ['weekdays', 'saturday', 'sunday'];

/** Shows the page's picture and headline from the service, and the office hours. */
export function ContactAside({ contact }: { contact: ContactModel }) {
  const lang = useContentLang();
  const { t } = useMessages('contact');
  return (
    <aside aria-label={t('aside.label')}>
      <div data-print="none">
        <Picture src={contact.imageUrl} alt="" ratio="3/2" sizes="(min-width: 1024px) 376px, 100vw" isPriority />
      </div>
      {contact.headline && (
        <div lang={lang()} className={styles.text}>
          <p className={`h4 ${styles.headline}`}>{contact.headline}</p>
          <p className="muted">{contact.subtitle}</p>
        </div>
      )}
      <h2 className={`h3 ${styles.title}`}>{t('hours.title')}</h2>
      <dl className={styles.hours}>
        {DAYS.map((day) => (
          <div key={day}>
            <dt>{t(`hours.${day}`)}</dt>
            <dd>{t(`hours.${day}Time`)}</dd>
          </div>
        ))}
      </dl>
      <p className={`small muted ${styles.note}`}>{t('hours.note')}</p>
    </aside>
  );
}

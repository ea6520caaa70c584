import { brand, mailLink, whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { phoneLink } from '@/domain/phone';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import type { OfficeModel } from '../home-model';
import styles from './contact-section.module.css';

/** Shows the contact options at the end of the page. */
export function ContactSection({ offices }: { offices: OfficeModel[] }) {
  const { t } = useMessages('home');
  return (
    <section className={styles.band} aria-labelledby="contact-title" data-print="none">
      <Container className={styles.grid}>
        <div>
          <h2 id="contact-title" className={styles.title}>
            {t('common:preFooter.title')}
          </h2>
          <p className="lead muted">{t('common:preFooter.text')}</p>
          <p className={styles.actions}>
            <ButtonLink href={whatsappLink(t('common:chat.greeting'))} size="large" icon="whatsapp" rel="noopener">
              {t('common:preFooter.ask')}
            </ButtonLink>
            <AppLink href={mailLink} className={styles.mail}>
              {brand.email}
            </AppLink>
          </p>
        </div>
        {offices.length > 0 && (
          <div>
            <h3 className={styles.officesTitle}>{t('contact.offices')}</h3>
            <ul className={styles.offices} lang="id">
              {offices.map(({ name, phone }) => (
                <li key={name}>
                  <span>{name}</span>
                  {phone && <AppLink href={phoneLink(phone)}>{phone}</AppLink>}
                </li>
              ))}
            </ul>
            <GoLink href={routes.contact()}>{t('common:preFooter.offices')}</GoLink>
          </div>
        )}
      </Container>
    </section>
  );
}

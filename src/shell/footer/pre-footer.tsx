import { useRouter } from 'next/router';
import { whatsappLink } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import styles from './pre-footer.module.css';

/** Shows the contact question above the footer. Forms and pages that end with another banner omit it. */
export function PreFooter() {
  const { t } = useMessages();
  const isContact = useRouter().pathname === routes.contact();
  return (
    <section className={styles.ground} data-print="none" aria-labelledby="pre-footer-title">
      <Container className={styles.row}>
        <div>
          <h2 className={styles.title} id="pre-footer-title">
            {t('preFooter.title')}
          </h2>
          <p className="lead muted">{t('preFooter.text')}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={whatsappLink(t('chat.greeting'))} look="second" size="large" icon="whatsapp" rel="noopener">
            {t('preFooter.ask')}
          </ButtonLink>
          {!isContact && <GoLink href={routes.contact()}>{t('preFooter.offices')}</GoLink>}
        </div>
      </Container>
    </section>
  );
}

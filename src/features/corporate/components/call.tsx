import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import styles from './call.module.css';

/** Shows the call to register at the end of the page, in place of the pre-footer. */
export function Call() {
  const { t } = useMessages('corporate');
  return (
    <section className={styles.band} aria-labelledby="call" data-print="none">
      <Container className={styles.grid}>
        <div>
          <h2 id="call">{t('call.title')}</h2>
          <p className="lead muted">{t('call.text')}</p>
        </div>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink href={routes.corporateRegister()} size="large">
            {t('hero.register')}
          </ButtonLink>
          <GoLink href={routes.mice()}>{t('call.mice')}</GoLink>
        </div>
      </Container>
    </section>
  );
}

import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Container } from '@/ui/static/container';
import styles from './general-application.module.css';

/** Shows a link to a general application for visitors who found no suitable position. */
export function GeneralApplication() {
  const { t } = useMessages('career');
  return (
    <section className={styles.band} aria-labelledby="general" data-print="none">
      <Container className={styles.row}>
        <div>
          <h2 id="general">{t('general.title')}</h2>
          <p className={styles.text}>{t('general.text')}</p>
        </div>
        <ButtonLink href={routes.careerApply()} look="second" size="large">
          {t('general.action')}
        </ButtonLink>
      </Container>
    </section>
  );
}

import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './list-hero.module.css';

/** Shows the introduction for applicants and the number of open positions. */
export function ListHero({ total, imageUrl }: { total: number; imageUrl: string | null }) {
  const { t } = useMessages('career');
  return (
    <Container className={styles.hero}>
      <div>
        <h1>{t('list.headline')}</h1>
        <p className="lead">{t('list.lead')}</p>
        <div className={styles.actions}>
          {total > 0 ? (
            <>
              <ButtonLink href="#openings">{t('list.see', { count: total })}</ButtonLink>
              <GoLink href={routes.careerApply()}>{t('general.action')}</GoLink>
            </>
          ) : (
            <ButtonLink href={routes.careerApply()}>{t('general.action')}</ButtonLink>
          )}
        </div>
      </div>
      <Picture
        src={imageUrl}
        alt=""
        ratio="fill"
        sizes="(min-width: 768px) 50vw, 100vw"
        shape="hero"
        isPriority
        className={styles.picture}
      />
    </Container>
  );
}

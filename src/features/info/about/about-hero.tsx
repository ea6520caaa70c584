import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './about-hero.module.css';

/** Shows the page's title and introduction beside a picture of the building. */
export function AboutHero({ imageUrl }: { imageUrl: string | null }) {
  const { t } = useMessages('info');
  return (
    <Container>
      <Crumbs items={[{ label: t('about.title') }]} />
      <div className={styles.hero}>
        <div className={styles.text}>
          <h1>{t('about.title')}</h1>
          <p className="lead muted">{t('about.lead')}</p>
          <GoLink href={routes.tours()}>{t('about.seeTours')}</GoLink>
        </div>
        <Picture
          src={imageUrl}
          alt=""
          ratio="fill"
          sizes="(min-width: 768px) 58vw, 100vw"
          shape="hero"
          isPriority
          className={styles.picture}
        />
      </div>
    </Container>
  );
}

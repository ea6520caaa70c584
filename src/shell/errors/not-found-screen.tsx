import Head from 'next/head';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Container } from '@/ui/static/container';
import styles from './not-found-screen.module.css';
import { PopularPlaces } from './popular-places';
import { SearchForm } from './search-form';

/** Shows the 404 page (§2): a message, a link home, a search form and popular pages. */
export function NotFoundScreen() {
  const { t } = useMessages('error');
  return (
    <Container className={styles.screen}>
      <Head>
        <title key="title">{`${t('notFound.title').replace(/\.$/, '')} · ${brand.name}`}</title>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <div className={styles.hero}>
        <div className={styles.text}>
          <p className={styles.status}>404</p>
          <h1 className="display">{t('notFound.title')}</h1>
          <p className="lead muted">{t('notFound.text')}</p>
          <SearchForm />
          <ButtonLink href={routes.home()} size="large">
            {t('notFound.home')}
          </ButtonLink>
        </div>
        <img
          className={styles.picture}
          src="/images/not-found-640.webp"
          srcSet="/images/not-found-640.webp 640w, /images/not-found-1120.webp 1120w"
          sizes="(min-width: 1024px) 564px, 100vw"
          width={640}
          height={640}
          alt={t('places.picture')}
        />
      </div>
      <PopularPlaces />
    </Container>
  );
}

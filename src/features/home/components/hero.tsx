import { useWords } from '@/i18n/use-words';
import { AppLink } from '@/ui/static/app-link';
import { Container } from '@/ui/static/container';
import { Picture } from '@/ui/static/picture';
import type { HomeModel } from '../home-model';
import styles from './hero.module.css';
import { SearchBar } from './search-bar';

/** The promise, one generous picture and the search, all in the first screen. */
export function Hero({ hero, toursTotal, regions }: Pick<HomeModel, 'hero' | 'toursTotal' | 'regions'>) {
  const { t } = useWords('home');
  return (
    <section className={styles.hero}>
      <div className={styles.frame}>
        <Picture
          src={hero?.imageUrl}
          alt=""
          ratio="fill"
          sizes="(min-width: 1024px) 55vw, 100vw"
          isPriority
          shape="hero"
          className={styles.picture}
        />
        {hero && (
          <p className={styles.caption} lang="id">
            {hero.link ? <AppLink href={hero.link}>{hero.title}</AppLink> : hero.title}
          </p>
        )}
      </div>
      <Container className={styles.words}>
        <div className={styles.text}>
          <h1 className="display">{t('hero.title')}</h1>
          <p className="lead">{t('hero.lead', { count: toursTotal })}</p>
        </div>
        <SearchBar regions={regions} />
      </Container>
    </section>
  );
}

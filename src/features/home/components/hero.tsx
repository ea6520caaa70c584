import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import type { HomeModel } from '../home-model';
import { Banners } from './banners';
import styles from './hero.module.css';
import { SearchBar } from './search-bar';

/** Shows the headline, a large picture and the search on the first screen. */
export function Hero({ banners, toursTotal, months }: HomeModel) {
  const { t } = useMessages('home');
  return (
    <section className={styles.hero}>
      <Banners banners={banners} className={styles.frame} />
      <Container className={styles.content}>
        <div className={styles.text}>
          <h1 className="display">{t('hero.title')}</h1>
          <p className="lead muted">{t('hero.lead', { count: toursTotal })}</p>
        </div>
        <SearchBar months={months} />
      </Container>
    </section>
  );
}

import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import './generated/deferred-styles';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { Banners } from './components/banners';
import { SearchBar } from './components/search-bar';
import { Trust } from './components/trust';
import { homeData } from './home-data';
import type { HomeModel } from './home-model';
import styles from './home-page.module.css';

/** The content below the facts. */
const LaterSections = hydrateLater(
  () => import('./components/later-sections').then((part) => part.LaterSections),
  ViewportPlaceholder,
);

export type HomePageProps = { home: HomeModel };

/** Shows the home page: headline and search, then deals, regions, the next departures and information about booking. */
export function HomePage({ home }: HomePageProps) {
  return (
    <>
      <HomeMeta hours={home.hours} />
      <Hero {...home} />
      <Trust {...home} />
      <LaterSections home={home} />
    </>
  );
}

/** Shows the headline, a large picture and the search on the first screen. */
function Hero({ banners, toursTotal, months }: HomeModel) {
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

function HomeMeta({ hours }: Pick<HomeModel, 'hours'>) {
  const { t } = useMessages('common');
  const language = useIndexedLanguage();
  const description = t('site.description');
  return (
    <>
      <PageMeta title={t('site.title')} description={description} path={routes.home()} isWholeTitle />
      <JsonLd data={typeof window === 'undefined' && homeData(language, description, hours)} />
    </>
  );
}

import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useTourCardView } from '@/features/shared/tour/use-tour-card-view';
import { useContentLang, useIndexedLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { RowCard } from '@/ui/static/cards/row-card';
import { Container } from '@/ui/static/container';
import { JsonLd } from '@/ui/static/json-ld';
import { Prose } from '@/ui/static/prose';
import { Section } from '@/ui/static/section';
import { FeedMeta } from '../feed/feed-meta';
import type { ArticleModel } from './article-model';
import styles from './article-page.module.css';
import { ArticleContents } from './components/article-contents';
import { ArticleTop } from './components/article-top';
import { ShareLine } from './components/share-line';
import { rowView } from './row-view';
import { articleData } from './structured-data';

export type ArticlePageProps = { article: ArticleModel };

/** Shows an article: title, picture, text with its contents, then related tours and articles. */
export function ArticlePage({ article }: ArticlePageProps) {
  const lang = useContentLang();
  const { locale } = useMessages('blog');
  const url = pageUrl(locale, routes.article(article.slug));
  const [nearest, ...more] = article.tours;
  return (
    <>
      <ArticleMeta article={article} />
      <DraftBarLoader draft={article.draft} />
      <Container className={styles.page}>
        <article>
          <ArticleTop article={article} />
          <div className={`stack ${styles.columns}`}>
            {article.contents.length > 0 && <ArticleContents headings={article.contents} />}
            <div className={styles.text}>
              <Prose html={article.html} lang={lang()} className={styles.prose} />
              {nearest && <TourInset tour={nearest} />}
              <ShareLine title={article.title} url={url} />
              <OtherArticles previous={article.previous} next={article.next} />
            </div>
          </div>
        </article>
      </Container>
      {more.length > 0 && <MoreTours tours={more} />}
    </>
  );
}

/** Shows the article's metadata for search engines and link previews. */
function ArticleMeta({ article }: { article: ArticleModel }) {
  const language = useIndexedLanguage();
  return (
    <>
      <PageMeta
        title={article.metaTitle}
        description={article.excerpt}
        path={routes.article(article.slug)}
        kind="article"
        isHidden={!!article.draft}
      />
      <FeedMeta />
      <JsonLd data={typeof window === 'undefined' && articleData(language, article)} />
    </>
  );
}

/** Shows the tour that the article mentions most, with its next departure. */
function TourInset({ tour }: { tour: TourCardModel }) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  const view = useTourCardView();
  return (
    <aside className={`stack ${styles.inset}`} aria-label={t('article.tour')} data-print="none">
      <RowCard view={rowView(view(tour))} lang={lang(tour.language)} />
      <ButtonLink href={routes.tour(tour.id)} aria-label={`${t('article.dates')}: ${tour.title}`}>
        {t('article.dates')}
      </ButtonLink>
    </aside>
  );
}

/** Shows further tours to the countries of an article. */
function MoreTours({ tours }: { tours: TourCardModel[] }) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  const view = useTourCardView();
  return (
    <Section
      id="article-tours"
      title={t('article.moreTours')}
      action={<GoLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</GoLink>}
      className={styles.more}
    >
      <CardGrid columns="two">
        {tours.map((tour) => (
          <li key={tour.id}>
            <RowCard view={rowView(view(tour))} lang={lang(tour.language)} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}

/** Shows links to the previous and the next article, and to the list. */
function OtherArticles({ previous, next }: Pick<ArticleModel, 'previous' | 'next'>) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  return (
    <nav className={`stack ${styles.others}`} aria-label={t('article.others')} data-print="none">
      {previous && (
        <AppLink href={routes.article(previous.slug)} rel="prev" className={styles.other}>
          <span className="small muted">{t('article.previous')}</span>
          <span className={`h4 ${styles.title}`} lang={lang(previous.language)}>
            {previous.title}
          </span>
        </AppLink>
      )}
      {next && (
        <AppLink href={routes.article(next.slug)} rel="next" className={styles.other} data-side="end">
          <span className="small muted">{t('article.next')}</span>
          <span className={`h4 ${styles.title}`} lang={lang(next.language)}>
            {next.title}
          </span>
        </AppLink>
      )}
      <GoLink href={routes.blog()} className={styles.all}>
        {t('article.back')}
      </GoLink>
    </nav>
  );
}

import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { DraftBarLoader } from '@/features/shared/draft/draft-bar-loader';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { Prose } from '@/ui/static/prose';
import { ArticleMeta } from './article-meta';
import type { ArticleModel } from './article-model';
import styles from './article-page.module.css';
import { ArticleContents } from './components/article-contents';
import { ArticleTop } from './components/article-top';
import { MoreTours } from './components/more-tours';
import { OtherArticles } from './components/other-articles';
import { ShareLine } from './components/share-line';
import { TourInset } from './components/tour-inset';

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

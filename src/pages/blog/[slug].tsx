import { routes } from '@/config/routes';
import { readArticle } from '@/data/server/read-article';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { articlePaths } from '@/data/server/static-paths';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { articleModel } from '@/features/blog/article-model';
import { ArticlePage, type ArticlePageProps } from '@/features/blog/article-page';
import { draftNote } from '@/features/shared/draft/draft-note';
import { isPreview } from '@/lib/preview';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

// The key remounts the page for another article, so that its state does not carry over.
export default page<ArticlePageProps>(({ article }) => <ArticlePage key={article.slug} article={article} />);

export const getStaticPaths = articlePaths;

export const getStaticProps = staticProps('/blog/[slug]', ['blog'], async (context) => {
  const { locale, params } = context;
  const isPreviewed = isPreview(context);
  const row = await readArticle(locale, params?.slug, isPreviewed);
  if (!row) return null;
  const model = articleModel(row, { locale, today: todayInJakarta(), sanitize: sanitizeContent });
  const draft = isPreviewed && (await draftNote(row.article, locale, routes.article(model.slug)));
  return { article: { ...model, ...(draft && { draft }) }, ...languagesOf(row.article) };
});

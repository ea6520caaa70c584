import type { GetStaticProps } from 'next';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { routes } from '@/config/routes';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { articleModel } from '@/features/blog/article-model';
import { ArticlePage, type ArticlePageProps } from '@/features/blog/article-page';
import { draftNote } from '@/features/shared/draft/draft-note';
import { articlePaths, readArticle } from '@/hooks/article/read-article';
import { isPreview } from '@/lib/preview';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

// The key remounts the page for another article, so that its state does not carry over.
const Page: KelanaPage<ArticlePageProps> = ({ article }) => <ArticlePage key={article.slug} article={article} />;
export default Page;

export const getStaticPaths = articlePaths;

export const getStaticProps: GetStaticProps = (context) => {
  const { locale, params } = context;
  const isPreviewed = isPreview(context);
  const content = async () => {
    const row = await readArticle(locale, params?.slug, isPreviewed);
    if (!row) return null;
    const modelContext = { locale, today: todayInJakarta(), sanitize: sanitizeContent };
    const model = articleModel(row, modelContext);
    const draft = isPreviewed && (await draftNote(row.article, locale, routes.article(model.slug)));
    return { article: { ...model, ...(draft && { draft }) }, ...languagesOf(row.article) };
  };
  return staticPage(() => pageFrame(locale, '/blog/[slug]', ['blog']), content);
};

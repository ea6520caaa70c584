import type { GetStaticProps } from 'next';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { articleModel } from '@/features/blog/article/article-model';
import { ArticlePage, type ArticlePageProps } from '@/features/blog/article/article-page';
import { articlePaths, readArticle } from '@/hooks/article/read-article';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

// The key remounts the page for another article, so that its state does not carry over.
const Page: KelanaPage<ArticlePageProps> = ({ article }) => <ArticlePage key={article.slug} article={article} />;
export default Page;

export const getStaticPaths = articlePaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async () => {
    const found = await readArticle(locale, params?.slug);
    const context = { locale, today: todayInJakarta(), sanitize: sanitizeContent };
    return found && { article: articleModel(found, context), ...languagesOf(found.article) };
  };
  return staticPage(() => pageFrame(locale, '/blog/[slug]', ['blog']), content);
};

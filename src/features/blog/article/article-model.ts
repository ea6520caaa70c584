import type { Article, Tour } from '@sdk';
import { articleSlug } from '@/domain/article-slug';
import { languageOf } from '@/domain/content-language';
import { relatedTours } from '@/domain/tour/related-tours';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';
import type { DraftNote } from '@/features/shared/draft/draft-note';
import { plainText } from '@/lib/text/plain-text';
import { type Heading, inLanguage, withAnchors } from './article-text';

export type ArticleLink = Pick<ArticleSummary, 'slug' | 'title' | 'language'>;

export type ArticleModel = ArticleSummary & {
  /** Given when an editor previews the page. */
  draft?: DraftNote;
  /** The editor's title and summary for search engines and link previews. */
  metaTitle: string;
  publishedAt: string;
  /** Sanitised HTML; its headings have anchors. */
  html: string;
  contents: Heading[];
  tours: TourCardModel[];
  /** The article published before this one and the one published after it. */
  previous: ArticleLink | null;
  next: ArticleLink | null;
};

type Answers = { article: Article; articles: readonly Article[]; tours: readonly Tour[] };
type Context = { locale: string | undefined; today: string; sanitize: (html: string) => string };

/** Returns the data of an article that its page shows. */
export function articleModel({ article, articles, tours }: Answers, context: Context): ArticleModel {
  const safe = inLanguage(context.sanitize(article.content), context.locale);
  const index = articles.findIndex(({ id }) => id === article.id);
  return {
    ...articleSummary(article),
    metaTitle: article.seo.title?.trim() || article.title,
    publishedAt: article.created_at,
    ...withAnchors(safe),
    tours: relatedTours(
      { title: article.title, text: plainText(article.content), ...languageOf(article) },
      tours,
      context.today,
    ),
    previous: linkTo(articles[index - 1]),
    next: index < 0 ? null : linkTo(articles[index + 1]),
  };
}

function linkTo(article: Article | undefined): ArticleLink | null {
  return article ? { slug: articleSlug(article), title: article.title, ...languageOf(article) } : null;
}

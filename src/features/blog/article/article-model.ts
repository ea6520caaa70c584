import type { Article, Tour } from '@sdk';
import { articleSlug } from '@/domain/article-slug';
import { languageOf } from '@/domain/content-language';
import { relatedTours } from '@/domain/tour/related-tours';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { type ArticleSummary, articleSummary, dayOf } from '@/features/shared/article/article-summary';
import type { DraftNote } from '@/features/shared/draft/draft-note';
import { plainText } from '@/lib/text/plain-text';
import { type Heading, inLanguage, withAnchors } from './article-text';

export type ArticleLink = Pick<ArticleSummary, 'slug' | 'title' | 'language'>;

export type ArticleModel = ArticleSummary & {
  /** Given when an editor previews the page. */
  draft?: DraftNote;
  /** The editor's title and summary for search engines and link previews. */
  metaTitle: string;
  /** True if the excerpt is the editor's summary, which the page shows as its lead. */
  isLead: boolean;
  publishedAt: string;
  /** When the text last changed, and that day in Jakarta; left out if the service does not say so. */
  updated?: { at: string; date: string };
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
    isLead: Boolean(article.seo.description?.trim()),
    publishedAt: article.created_at,
    ...updateOf(article),
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

function updateOf({ updated_at }: Article): Pick<ArticleModel, 'updated'> {
  const date = updated_at ? dayOf(updated_at) : '';
  return updated_at && date ? { updated: { at: updated_at, date } } : {};
}

function linkTo(article: Article | undefined): ArticleLink | null {
  return article ? { slug: articleSlug(article), title: article.title, ...languageOf(article) } : null;
}

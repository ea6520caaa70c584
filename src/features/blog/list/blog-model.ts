import type { Answer, Pagination } from '@sdk';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';

export type BlogModel = { articles: ArticleSummary[]; pagination: Pagination };

/** The articles a page was rendered with: `list` answers the query string `query`; null when the service did not. */
export type ServedArticles = { query: string; list: BlogModel | null };

/** Returns a page of articles as the list shows it. */
export function blogModel(answer: Answer<'listArticles'>): BlogModel {
  return { articles: answer.data.map(articleSummary), pagination: answer.pagination };
}

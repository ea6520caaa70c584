import type { Answer, Pagination } from '@sdk';
import { type ArticleSummary, articleSummary } from '../text/article-summary';

export type BlogModel = { articles: ArticleSummary[]; pagination: Pagination };

/** A page of articles as the list shows it. */
export function blogModel(answer: Answer<'listArticles'>): BlogModel {
  return { articles: answer.data.map(articleSummary), pagination: answer.pagination };
}

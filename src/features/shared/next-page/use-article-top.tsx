import type { MouseEvent } from 'react';
import type { ArticleSummary } from '../article/article-summary';
import { useNextPageTop } from './use-next-page-top';

/** Returns the top of an article's page, and a function for the press of the article's card, which shows it. */
export function useArticleTop() {
  const [top, showTop] = useNextPageTop();
  const showArticle = (press: MouseEvent<HTMLElement>, article: ArticleSummary) =>
    showTop(press, ({ PressedArticle, pressedPicture }) => (
      <PressedArticle article={article} picture={pressedPicture(press)} />
    ));
  return [top, showArticle] as const;
}

import type { MouseEvent } from 'react';
import { useNextPageTop } from './use-next-page-top';

/** Returns the top of an article's page, and a function for the press of the article's card, which shows it. */
export function useArticleTop() {
  const [top, showTop] = useNextPageTop();
  const showArticle = (press: MouseEvent<HTMLElement>, title: string, lang: string | undefined) =>
    showTop(press, ({ PressedArticle }) => <PressedArticle title={title} lang={lang} />);
  return [top, showArticle] as const;
}

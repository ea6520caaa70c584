import { useContentLang } from '@/i18n/content-language';
import { Container } from '@/ui/static/container';
import type { ArticleSummary } from '../article/article-summary';
import { ArticleTop } from '../article/article-top';
import { useMovedPicture } from './use-moved-picture';

type PressedArticleProps = {
  article: ArticleSummary;
  /** The picture of the pressed card; null if it has none. */
  picture: HTMLImageElement | null;
};

/** Shows the top of an article's page with what its pressed card knows. */
export function PressedArticle({ article, picture }: PressedArticleProps) {
  const lang = useContentLang();
  const pictureRef = useMovedPicture(picture);
  return (
    <Container>
      <ArticleTop article={article} lang={lang(article.language)} pictureRef={pictureRef} />
    </Container>
  );
}

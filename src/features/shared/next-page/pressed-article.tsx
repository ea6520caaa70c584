import { formatDate } from '@/domain/dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { joinFacts } from '@/lib/text/join-facts';
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
  const { t, locale } = useMessages('common');
  const pictureRef = useMovedPicture(picture);
  const facts = [formatDate(article.date, locale), t('article.minutes', { count: article.minutes })];
  return (
    <Container>
      <ArticleTop article={article} lang={lang(article.language)} facts={joinFacts(facts)} pictureRef={pictureRef} />
    </Container>
  );
}

import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { ArticleCard } from '@/ui/static/cards/article-card';
import { CardGrid } from '@/ui/static/cards/card-grid';
import type { ArticleSummary } from './article-summary';

type Props = {
  articles: ArticleSummary[];
  /** The widths of the pictures, as in an `img` element. */
  sizes?: string | undefined;
  className?: string | undefined;
};

/** Shows articles as cards. */
export function ArticleCards({ articles, sizes, className }: Props) {
  const { t, lang } = useMessages();
  return (
    <CardGrid className={className}>
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard
            href={routes.article(article.slug)}
            title={article.title}
            meta={[t('article.minutes', { count: article.minutes })]}
            picture={{ src: article.imageUrl, alt: '', color: article.imageColor }}
            lang={lang(article.language)}
            sizes={sizes}
            isRowOnSmall
          />
        </li>
      ))}
    </CardGrid>
  );
}

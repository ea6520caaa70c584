import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './article-cards.module.css';
import type { ArticleSummary } from './article-summary';

type ArticleCardsProps = {
  articles: ArticleSummary[];
  /** The widths of the pictures, as in an `img` element. */
  sizes?: string;
  className?: string | undefined;
};

/** Shows articles as cards; below 768 px the pictures are small and beside the text. */
export function ArticleCards({
  articles,
  sizes = '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw',
  className,
}: ArticleCardsProps) {
  const { t, lang } = useMessages();
  return (
    <CardGrid className={className}>
      {articles.map(({ slug, title, language, minutes, imageUrl, imageColor }) => (
        <li key={slug}>
          <article className={`${cardClass} ${styles.card}`}>
            <Picture
              src={imageUrl}
              alt=""
              color={imageColor}
              ratio="3/2"
              sizes={sizes}
              maxWidth={1280}
              className={`${cardPictureClass} ${styles.picture}`}
            />
            <CardLink
              href={routes.article(slug)}
              title={title}
              lang={lang(language)}
              className={`h4 ${styles.title}`}
            />
            <p className={`small muted ${styles.meta}`}>{t('article.minutes', { count: minutes })}</p>
          </article>
        </li>
      ))}
    </CardGrid>
  );
}

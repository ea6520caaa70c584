import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass, cardPictureClass } from '@/ui/static/cards/card-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './article-tile.module.css';

type ArticleTileProps = { article: ArticleSummary; look: 'feature' | 'beside' | 'card'; isPriority: boolean };

const sizes = {
  feature: '(min-width: 1024px) 58vw, 100vw',
  beside: '(min-width: 1024px) 260px, (min-width: 640px) 50vw, 116px',
  card: '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 116px',
};

/** Shows an article with its picture, title and first words. */
export function ArticleTile({ article, look, isPriority }: ArticleTileProps) {
  const { t, locale, lang } = useMessages('blog');
  const textLang = lang(article.language);
  const meta = [
    look === 'feature' ? t('list.newest') : '',
    formatDate(article.date, locale),
    t('common:article.minutes', { count: article.minutes }),
  ];
  return (
    <article className={classNames(cardClass, styles.tile, styles[look])}>
      <Picture
        src={article.imageUrl}
        color={article.imageColor}
        alt=""
        ratio="3/2"
        sizes={sizes[look]}
        maxWidth={look === 'feature' ? undefined : 1280}
        isPriority={isPriority}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <div className={`stack ${styles.text}`}>
        <p className="small muted tabular">
          <FactLine facts={meta} />
        </p>
        <CardLink
          href={routes.article(article.slug)}
          title={article.title}
          level={2}
          lang={textLang}
          className={`h4 ${styles.title}`}
        />
        <p className={`small muted ${styles.excerpt}`} lang={textLang}>
          {article.excerpt}
        </p>
      </div>
    </article>
  );
}

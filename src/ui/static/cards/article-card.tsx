import { classNames } from '@/lib/class-names';
import { FactLine } from '../fact-line';
import { Picture, type PictureSource } from '../pictures/picture';
import styles from './article-card.module.css';
import { CardLink, cardClass, cardPictureClass } from './card-link';

type ArticleCardProps = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  lang?: string;
  sizes?: string | undefined;
  /** Shows a small picture beside the text below 768 px. */
  isRowOnSmall?: boolean;
};

/** Shows an article with its picture and title. */
export function ArticleCard({ href, title, meta, picture, lang, sizes, isRowOnSmall }: ArticleCardProps) {
  return (
    <article className={classNames(cardClass, isRowOnSmall && styles.row)}>
      <Picture
        {...picture}
        ratio="3/2"
        sizes={sizes ?? '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'}
        maxWidth={1280}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <CardLink href={href} title={title} lang={lang} className={`h4 ${styles.title}`} />
      <p className={`small muted ${styles.meta}`}>
        <FactLine facts={meta} />
      </p>
    </article>
  );
}

import { classNames } from '@/lib/class-names';
import styles from './article-card.module.css';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import { Picture, type PictureSource } from './picture';

export type ArticleCardProps = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  excerpt?: string;
  headingLevel?: 2 | 3 | 4;
  lang?: string;
  sizes?: string;
  /** A small picture beside the words, below 768. */
  isRowOnSmall?: boolean;
};

export function ArticleCard({
  href,
  title,
  meta,
  picture,
  excerpt,
  headingLevel,
  lang,
  sizes,
  isRowOnSmall,
}: ArticleCardProps) {
  return (
    <article className={classNames(cardClass, isRowOnSmall && styles.row)}>
      <Picture
        {...picture}
        ratio="3/2"
        sizes={sizes ?? '(min-width: 1024px) 380px, (min-width: 640px) 50vw, 100vw'}
        maxWidth={1280}
        className={classNames(cardPictureClass, styles.picture)}
      />
      <CardLink href={href} title={title} level={headingLevel} lang={lang} className={styles.title} />
      {excerpt && (
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
      )}
      <p className={styles.meta}>{meta.join(' · ')}</p>
    </article>
  );
}

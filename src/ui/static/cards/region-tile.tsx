import { classNames } from '@/lib/class-names';
import { dottedClass } from '../dotted';
import { Picture, type PictureSource } from '../pictures/picture';
import { CardLink, cardClass, cardPictureClass } from './card-link';
import styles from './region-tile.module.css';

export type RegionTileProps = {
  href: string;
  title: string;
  meta: string[];
  picture: PictureSource;
  /** Takes the full width on small screens. */
  isWide?: boolean;
  headingLevel?: 2 | 3 | 4;
  lang?: string;
};

/** A region with its picture; the whole tile is one link. */
export function RegionTile({ href, title, meta, picture, isWide, headingLevel, lang }: RegionTileProps) {
  return (
    <article className={classNames(cardClass, styles.tile)}>
      <Picture
        {...picture}
        sizes={isWide ? '(min-width: 640px) 50vw, 100vw' : '(min-width: 640px) 25vw, 50vw'}
        maxWidth={isWide ? 1280 : 768}
        className={classNames(cardPictureClass, styles.picture, isWide && styles.wide)}
      />
      <CardLink href={href} title={title} level={headingLevel} lang={lang} className={styles.title} />
      <p className={classNames(dottedClass, styles.meta)}>
        {meta.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </p>
    </article>
  );
}

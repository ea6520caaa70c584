import type { Ref } from 'react';
import type { Elements } from '@/lib/elements';
import { Picture, type PictureSource } from '@/ui/static/pictures/picture';
import styles from './gallery-frame.module.css';

const MAIN_SIZES = '(min-width: 1280px) 504px, (min-width: 768px) 66vw, 100vw';
const SMALL_SIZES = '(min-width: 768px) 33vw, 1px';

type GalleryFrameProps = {
  main: PictureSource;
  /** The small pictures, at most two; left out while they are not known, which keeps their place free. */
  beside?: PictureSource[];
  lang?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: Elements;
};

/** Shows one large picture of a tour and at most two small ones. */
export function GalleryFrame({ main, beside, lang, ref, children }: GalleryFrameProps) {
  return (
    <div
      ref={ref}
      className={styles.gallery}
      data-beside={(beside?.length ?? 2) || undefined}
      data-empty={!main.src || undefined}
      lang={lang}
      data-atomic=""
    >
      <Picture {...main} ratio="fill" shape="square" sizes={MAIN_SIZES} maxWidth={1280} isPriority />
      {beside?.map((picture) => (
        <Picture
          key={picture.src}
          {...picture}
          ratio="fill"
          shape="square"
          sizes={SMALL_SIZES}
          maxWidth={768}
          className={styles.small}
        />
      ))}
      {children}
    </div>
  );
}

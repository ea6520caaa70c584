import { Picture } from '@/ui/static/pictures/picture';
import type { Crumb } from './crumbs';
import { Crumbs } from './crumbs';
import { HeadText, type HeadTextProps } from './head-text';
import styles from './picture-head.module.css';

type PictureHeadProps = HeadTextProps & { crumbs: Crumb[]; imageUrl: string | null; imageColor?: string };

/** Shows the head of a page with a large picture in the container, beside the text from 768 px on, else below it. */
export function BoxedHead({ crumbs, imageUrl, imageColor, ...text }: PictureHeadProps) {
  return (
    <div className="container">
      <Crumbs items={crumbs} />
      <div className={styles.boxed}>
        <HeadText {...text} />
        <Picture
          src={imageUrl}
          color={imageColor}
          alt=""
          ratio="fill"
          sizes="(min-width: 1024px) 58vw, (min-width: 768px) 50vw, 100vw"
          isPriority
          shape="hero"
          className={styles.picture}
        />
      </div>
    </div>
  );
}

/** Shows the head of a page with a picture up to the right edge of the screen, from 1024 px on also to its top edge. */
export function BleedingHead({ crumbs, imageUrl, ...text }: PictureHeadProps) {
  return (
    <div className={styles.bleeding}>
      <div className={`container ${styles.content}`}>
        <Crumbs items={crumbs} />
        <HeadText {...text} />
      </div>
      <Picture
        src={imageUrl}
        alt=""
        ratio="fill"
        sizes="(min-width: 1024px) 50vw, 100vw"
        isPriority
        shape="square"
        className={styles.picture}
      />
    </div>
  );
}

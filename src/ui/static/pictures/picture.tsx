import type { SyntheticEvent } from 'react';
import { classNames } from '@/lib/class-names';
import { imageSrc, imageSrcSet } from '@/lib/image-url';
import styles from './picture.module.css';

type PictureRatio = '4/3' | '3/2' | '16/9' | '4/5' | '1/1' | 'fill';

/**
 * A picture with its alternative text; `alt` is empty when the text beside the picture has the same content. `color` is
 * its mean colour, `#rrggbb`, and left out when it is not known.
 */
export type PictureSource = { src: string | null | undefined; alt: string; color?: string | undefined };

type PictureProps = PictureSource & {
  ratio?: PictureRatio;
  sizes?: string;
  maxWidth?: number;
  isPriority?: boolean;
  shape?: 'rounded' | 'square' | 'hero';
  className?: string;
};

const attributeSize: Record<PictureRatio, [number, number]> = {
  '4/3': [1024, 768],
  '3/2': [1024, 683],
  '16/9': [1280, 720],
  '4/5': [768, 960],
  '1/1': [640, 640],
  fill: [1280, 853],
};

// The style sheet covers a picture that fails to load with the pattern of a missing one, also before scripts run; its
// alternative text stays for screen readers. WebKit draws nothing over a picture, so there this handler does it.
const showAsMissing = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.parentElement?.setAttribute('data-missing', '');
};

/**
 * Shows a picture in its frame, resized by the image optimiser. The frame has the picture's colour while it is
 * loading, and a pattern when there is none.
 */
export function Picture({
  src,
  alt,
  color,
  ratio = '4/3',
  sizes = '100vw',
  maxWidth,
  isPriority = false,
  shape = 'rounded',
  className,
}: PictureProps) {
  const frame = classNames(styles.frame, shape !== 'rounded' && styles[shape], className);
  if (!src) {
    const name = alt ? { role: 'img', 'aria-label': alt } : {};
    return <span className={frame} data-ratio={ratio} data-missing="" {...name} />;
  }
  const [width, height] = attributeSize[ratio];
  return (
    <span className={frame} data-ratio={ratio} data-color={color}>
      <img
        className={styles.image}
        src={imageSrc(src, 1024)}
        srcSet={imageSrcSet(src, maxWidth)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        // 'sync' paints the picture in the same frame as the text beside it.
        decoding={isPriority ? 'sync' : 'async'}
        onError={showAsMissing}
      />
    </span>
  );
}

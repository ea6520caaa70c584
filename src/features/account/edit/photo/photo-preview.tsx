import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import type { Square } from './crop-square';
import { drawSquare } from './draw-photo';
import styles from './photo.module.css';

const PREVIEW_PX = 192;

/** Shows the photo as it will appear on the site. */
export function PhotoPreview({ picture, square }: { picture: ImageBitmap; square: Square }) {
  const { t } = useMessages('edit-profile');
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, square, PREVIEW_PX);
  }, [picture, square]);
  return <canvas ref={canvas} className={styles.preview} role="img" aria-label={t('photo.preview')} />;
}

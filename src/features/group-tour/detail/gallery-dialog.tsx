import { useEffect, useRef } from 'react';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Picture } from '@/ui/static/pictures/picture';
import type { PictureModel } from './detail-model';
import styles from './gallery-dialog.module.css';

type GalleryDialogProps = { pictures: PictureModel[]; title: string; onClose: () => void };

/** Shows all pictures with their captions. The native dialog handles focus, Escape and the inert page behind it. */
export function GalleryDialog({ pictures, title, onClose }: GalleryDialogProps) {
  const { t, locale } = useMessages('tour-detail');
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  }, []);

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="gallery-title" onClose={onClose}>
      <div className={styles.header} lang={locale}>
        <h2 id="gallery-title" className="h4">
          {t('gallery.title', { tour: withNoBreakDashes(title) })}
        </h2>
        <RoundButton icon="close" label={t('gallery.close')} onClick={() => ref.current?.close()} />
      </div>
      <ul className={styles.pictures}>
        {pictures.map((picture) => (
          <li key={picture.url}>
            <figure>
              <Picture
                src={picture.url}
                alt={picture.caption ? '' : title}
                ratio="3/2"
                sizes="(min-width: 1024px) 560px, 100vw"
                maxWidth={1280}
              />
              {picture.caption && (
                <figcaption className={`small muted ${styles.caption}`}>{picture.caption}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

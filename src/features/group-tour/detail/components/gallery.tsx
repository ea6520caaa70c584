import { useState } from 'react';
import { GalleryFrame } from '@/features/shared/tour-top/gallery-frame';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Icon } from '@/ui/static/pictures/icon';
import type { PictureModel } from '../detail-model';
import styles from './gallery.module.css';

const GalleryDialog = loadOnUse(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

/** Shows the first pictures of the tour; the others open in a dialog that is loaded on use. */
export function Gallery({ pictures, title }: { pictures: PictureModel[]; title: string }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const [isOpen, setIsOpen] = useState(false);
  const [main, ...rest] = pictures;
  return (
    <GalleryFrame
      main={{
        src: main?.url,
        color: main?.color,
        alt: main ? main.caption || title : t('common:states.noPicture'),
      }}
      beside={rest.slice(0, 2).map(({ url, caption }) => ({ src: url, alt: caption }))}
      lang={main && lang()}
    >
      {pictures.length > 1 && (
        <button type="button" className={styles.open} lang={locale} onClick={() => setIsOpen(true)} data-print="none">
          <Icon name="images" />
          <span>{t('gallery.open', { count: pictures.length })}</span>
        </button>
      )}
      {isOpen && <GalleryDialog pictures={pictures} title={title} onClose={() => setIsOpen(false)} />}
    </GalleryFrame>
  );
}

import { useState } from 'react';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import type { PictureModel } from '../detail-model';
import styles from './gallery.module.css';

const GalleryDialog = loadOnUse(() => import('./gallery-dialog').then((module) => module.GalleryDialog));

const MAIN_SIZES = '(min-width: 1280px) 504px, (min-width: 768px) 66vw, 100vw';
const SMALL_SIZES = '(min-width: 768px) 33vw, 1px';

/**
 * Shows one large picture of the tour and at most two small ones; the others open in a dialog that is loaded on use.
 */
export function Gallery({ pictures, title }: { pictures: PictureModel[]; title: string }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const [isOpen, setIsOpen] = useState(false);
  const [main, ...rest] = pictures;
  const beside = rest.slice(0, 2);
  return (
    <div
      className={styles.gallery}
      data-beside={beside.length || undefined}
      data-empty={!main?.url || undefined}
      lang={main && lang()}
      data-atomic=""
    >
      <Picture
        src={main?.url}
        color={main?.color}
        alt={main ? main.caption || title : t('common:states.noPicture')}
        ratio="fill"
        shape="square"
        sizes={MAIN_SIZES}
        maxWidth={1280}
        isPriority
      />
      {beside.map(({ url, caption }) => (
        <Picture
          key={url}
          src={url}
          alt={caption}
          ratio="fill"
          shape="square"
          sizes={SMALL_SIZES}
          maxWidth={768}
          className={styles.small}
        />
      ))}
      {pictures.length > 1 && (
        <button type="button" className={styles.open} lang={locale} onClick={() => setIsOpen(true)} data-print="none">
          <Icon name="images" />
          <span>{t('gallery.open', { count: pictures.length })}</span>
        </button>
      )}
      {isOpen && <GalleryDialog pictures={pictures} title={title} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

import { useRef } from 'react';
import { formatMonth } from '@/domain/dates';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import type { BannerModel } from '../banner-model';
import styles from './banners.module.css';

/**
 * Shows the banners side by side in one frame, moved only by hand; without banners the frame shows its pattern. All
 * pictures but the first are loaded when a visitor begins to scroll the frame.
 */
export function Banners({ banners, className }: { banners: BannerModel[]; className?: string }) {
  const { t, locale } = useMessages('home');
  const track = useRef<HTMLUListElement>(null);
  const hasSteps = banners.length > 1;
  // The first banner follows the last one, in both directions.
  const step = (by: 1 | -1) => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    const to = (Math.round(scrollLeft / clientWidth) + by + banners.length) % banners.length;
    track.current?.scrollTo({ left: to * clientWidth });
  };
  return (
    <div className={classNames(styles.frame, className)} data-atomic="">
      <ul ref={track} className={styles.track} aria-label={t('banners.label')}>
        {(banners.length ? banners : [null]).map((banner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two banners may have the same title, and their order is fixed
          <li key={index} className={styles.slide}>
            <Picture
              src={banner?.imageUrl}
              color={banner?.imageColor}
              alt=""
              ratio="fill"
              sizes="(min-width: 1024px) 55vw, 100vw"
              isPriority={index === 0}
              shape="square"
              className={styles.picture}
            />
            {banner && (
              <p className={classNames(styles.caption, hasSteps && styles.beside)}>
                <ServiceAnchor
                  link={banner.link}
                  note={banner.month && <span className={styles.month}>{formatMonth(banner.month, locale)}</span>}
                  iconSize={16}
                >
                  {banner.title}
                </ServiceAnchor>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasSteps && (
        <div className={styles.steps}>
          <button type="button" onClick={() => step(-1)} aria-label={t('banners.previous')}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" onClick={() => step(1)} aria-label={t('banners.next')}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}

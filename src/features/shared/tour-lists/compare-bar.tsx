import { useEffect, useRef } from 'react';
import type { DepartureFilters } from '@/domain/tour/tour-card';
import { useMessages } from '@/i18n/use-messages';
import { THUMBNAIL_WIDTH } from '@/lib/image-url';
import { clearCompared, type ListedTour, toggleCompared, useRefusedTour, useTourLists } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './compare-bar.module.css';
import { useCompareDialog } from './use-compare-dialog';
import { useInPageLanguage } from './use-fresh-tours';

const FEWEST = 2;

/** Shows up to three tours at the bottom of the screen, each with a remove button, and the compare button. */
export function CompareBar({ filters }: { filters: DepartureFilters }) {
  const { t } = useMessages('kept');
  const compared = useInPageLanguage(useTourLists().compared);
  const refused = useRefusedTour();
  const region = useRef<HTMLElement>(null);
  const { open, dialog } = useCompareDialog(filters);
  const isShown = compared.length > 0;
  const isReady = compared.length >= FEWEST;

  // Sets `--compare-bar` to the height of the bar, so that the end of the page stays above it.
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.body;
    const observer = new ResizeObserver(() =>
      style.setProperty('--compare-bar', `${region.current?.offsetHeight ?? 0}px`),
    );
    if (region.current) observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--compare-bar');
    };
  }, [isShown]);

  // The button goes with its tour; the focus stays near it, or goes to the page once the bar is gone.
  const takeOut = (change: () => void, isLast: boolean) => {
    const next = isLast ? document.querySelector<HTMLElement>('main') : region.current;
    change();
    next?.focus({ preventScroll: true });
  };

  return (
    <>
      {isShown && (
        <section
          ref={region}
          tabIndex={-1}
          className={styles.bar}
          data-compare-bar=""
          aria-label={t('tray.title')}
          data-print="none"
        >
          {refused && <p className={`small ${styles.refused}`}>{t('tray.full')}</p>}
          <div className={styles.row}>
            <ul className={styles.tours}>
              {compared.map((tour) => (
                <PickedTour
                  key={tour.id}
                  tour={tour}
                  onRemove={() => takeOut(() => toggleCompared(tour), compared.length === 1)}
                />
              ))}
            </ul>
            <p className={`small muted ${styles.hint}`}>
              {isReady ? t('tray.count', { count: compared.length }) : t('tray.more')}
            </p>
            <Button look="quiet" size="compact" className={styles.clear} onClick={() => takeOut(clearCompared, true)}>
              {t('tray.clear')}
            </Button>
            <Button
              className={styles.open}
              aria-disabled={!isReady || undefined}
              aria-describedby={isReady ? undefined : 'compare-bar-hint'}
              onClick={() => isReady && open()}
            >
              {t('tray.open')}
            </Button>
          </div>
        </section>
      )}
      <p role="status" id="compare-bar-hint" className="visually-hidden">
        {refused ? t('tray.fullFor', { tour: refused }) : isShown && !isReady && t('tray.more')}
      </p>
      {dialog}
    </>
  );
}

function PickedTour({ tour, onRemove }: { tour: ListedTour; onRemove: () => void }) {
  const { t, lang } = useMessages('kept');
  return (
    <li className={styles.tour}>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('tray.remove', { tour: tour.title })}
        onClick={onRemove}
      >
        <Picture src={tour.imageUrl} alt="" sizes="78px" maxWidth={THUMBNAIL_WIDTH} className={styles.picture} />
        <span className={styles.cross}>
          <Icon name="close" size={14} />
        </span>
      </button>
      <span className={styles.title} lang={lang(tour.language)}>
        {tour.title}
      </span>
    </li>
  );
}

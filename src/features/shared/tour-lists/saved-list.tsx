import { useEffect, useRef, useState } from 'react';
import { routes } from '@/config/routes';
import { useTour } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import { tourCardModel } from '@/domain/tour/tour-card';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { type ListedTour, restoreSaved, toggleSaved, useTourLists } from '@/state/tour-lists';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Picture } from '@/ui/static/pictures/picture';
import { Tag } from '@/ui/static/tag';
import { RetryNote } from '../retry-note';
import { TourTile } from '../tour/tour-tile';
import styles from './saved-list.module.css';
import { useFreshTours } from './use-fresh-tours';

/** Shows the saved tours, the latest first. Removing a tour can be undone. */
export function SavedList() {
  const { t } = useMessages('kept');
  const { saved } = useTourLists();
  const { removed, undo, undoButton, status } = useRemoved(saved);
  const fresh = useFreshTours(saved.length > 0);
  return (
    <>
      <div ref={status} role="status" tabIndex={-1} className={`cluster ${styles.status}`}>
        {saved.length > 0 && <p>{t('saved.count', { count: saved.length })}</p>}
        {removed && (
          <p className={`cluster ${styles.removed}`}>
            <span>{t('saved.removed', { tour: removed.tour.title })}</span>
            <Button look="quiet" size="compact" ref={undoButton} onClick={undo}>
              {t('saved.undo')}
            </Button>
          </p>
        )}
      </div>
      {fresh.hasFailed && saved.length > 0 && <StaleNote retry={fresh.retry} />}
      {saved.length > 0 ? (
        <CardGrid aria-busy={fresh.isWaiting} className={fresh.isWaiting ? styles.waiting : undefined}>
          {saved.map((tour) => (
            <li key={tour.id}>
              <SavedCard tour={tour} fresh={fresh} />
            </li>
          ))}
        </CardGrid>
      ) : (
        <EmptyBlock
          title={t('saved.empty')}
          text={t('saved.emptyText')}
          action={<ButtonLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</ButtonLink>}
        />
      )}
    </>
  );
}

/**
 * Returns the tour that was just removed from the list, with a function that restores it. Removing the tour removes the
 * focused button, so the focus moves to the undo button, and after the undo to the number of tours.
 */
function useRemoved(saved: readonly ListedTour[]) {
  const [before, setBefore] = useState(saved);
  const [removed, setRemoved] = useState<{ tour: ListedTour; index: number } | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLDivElement>(null);
  if (before !== saved) {
    setBefore(saved);
    const index = before.findIndex(({ id }) => saved.every((tour) => tour.id !== id));
    const tour = before[index];
    setRemoved(tour ? { tour, index } : null);
  }
  useEffect(() => {
    if (removed && document.activeElement === document.body) undoButton.current?.focus();
  }, [removed]);
  const undo = () => {
    if (!removed) return;
    restoreSaved(removed.tour, removed.index);
    status.current?.focus({ preventScroll: true });
  };
  return { removed, undo, undoButton, status };
}

/** Shows a saved tour with the data stored on the device until current data arrive. A removed tour is marked. */
function SavedCard({ tour, fresh }: { tour: ListedTour; fresh: ReturnType<typeof useFreshTours> }) {
  const { data, error, mutate } = useTour(fresh.isUnlisted(tour.id) ? tour.id : null);
  const known = fresh.find(tour.id) ?? data?.data;
  if (error?.kind === 'not-found') return <GoneCard tour={tour} />;
  return (
    <>
      {error && <StaleNote retry={() => void mutate()} subject={tour.title} />}
      <TourTile
        tour={known ? tourCardModel(known, todayInJakarta(), {}, fresh.party) : tour}
        headingLevel={2}
        isCompact
      />
    </>
  );
}

function StaleNote({ retry, subject }: { retry: () => void; subject?: string }) {
  const { t } = useMessages('kept');
  return <RetryNote text={t('saved.stale')} retry={retry} subject={subject} className={styles.stale} />;
}

function GoneCard({ tour }: { tour: ListedTour }) {
  const { t, lang } = useMessages('kept');
  return (
    <article className={styles.card}>
      <Picture src={tour.imageUrl} alt="" sizes="400px" maxWidth={640} className={styles.picture} />
      <Tag tone="sand">{t('saved.gone')}</Tag>
      <h2 className="h4 muted" lang={lang(tour.language)}>
        {withNoBreakDashes(tour.title)}
      </h2>
      <Button
        look="line"
        size="compact"
        aria-label={t('saved.remove', { tour: tour.title })}
        icon="trash"
        onClick={() => toggleSaved(tour)}
      >
        {t('saved.takeOut')}
      </Button>
    </article>
  );
}

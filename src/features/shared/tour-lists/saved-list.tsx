import { useEffect, useRef, useState } from 'react';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { type ListedTour, restoreSaved, useTourLists } from '@/state/tour-lists';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Note } from '@/ui/static/messages/note';
import { SavedCard } from './saved-card';
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
      {fresh.hasFailed && saved.length > 0 && (
        <Note tone="warning" className={styles.stale}>
          <p>{t('saved.stale')}</p>
          <Button look="line" size="compact" icon="refresh" className={styles.retry} onClick={fresh.retry}>
            {t('common:buttons.retry')}
          </Button>
        </Note>
      )}
      {saved.length > 0 ? (
        <CardGrid aria-busy={fresh.isWaiting} className={fresh.isWaiting ? styles.waiting : undefined}>
          {saved.map((tour) => (
            <li key={tour.id}>
              <SavedCard
                tour={tour}
                fresh={fresh.find(tour.id)}
                isUnlisted={fresh.isUnlisted(tour.id)}
                report={fresh.report}
              />
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

import { useEffect, useRef, useState } from 'react';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { type KeptTour, toggleSaved, useKeptTours } from '@/state/kept-tours';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { CardGrid } from '@/ui/static/card-grid';
import { EmptyBlock } from '@/ui/static/empty-block';
import { Note } from '@/ui/static/note';
import { SavedCard } from './saved-card';
import styles from './saved-list.module.css';
import { useFreshTours } from './use-fresh-tours';

/** The saved tours, the latest first. Taking one out can be undone. */
export function SavedList() {
  const { t } = useWords('kept');
  const { saved } = useKeptTours();
  const { removed, undo, undoButton } = useRemoved(saved);
  const fresh = useFreshTours(saved.length > 0);
  return (
    <>
      <div role="status" className={styles.status}>
        {saved.length > 0 && <p>{t('saved.count', { count: saved.length })}</p>}
        {removed && (
          <p className={styles.removed}>
            {t('saved.removed', { tour: removed.title })}
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
        <CardGrid aria-busy={fresh.isWaiting}>
          {saved.map((tour) => (
            <li key={tour.id}>
              <SavedCard tour={tour} fresh={fresh.find(tour.id)} isUnlisted={fresh.isUnlisted(tour.id)} />
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

/** The tour that has just left the list, and its way back; the focus, which left with it, goes there. */
function useRemoved(saved: readonly KeptTour[]) {
  const [before, setBefore] = useState(saved);
  const [removed, setRemoved] = useState<KeptTour | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  if (before !== saved) {
    setBefore(saved);
    setRemoved(before.find(({ id }) => saved.every((tour) => tour.id !== id)) ?? null);
  }
  useEffect(() => {
    if (removed && document.activeElement === document.body) undoButton.current?.focus();
  }, [removed]);
  return { removed, undo: () => removed && toggleSaved(removed), undoButton };
}

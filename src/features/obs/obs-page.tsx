import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { wholeNumber } from '@/lib/whole-number';
import { ObsList } from './components/obs-list';
import type { ObsListModel } from './obs-model';

export type ObsPageProps = { list: ObsListModel | null };

type Parts = ObsPageProps & { booking: (tourId: number) => ReactNode };

/** Shows the booking page of a counter or a travel fair: the departures, or the wizard of the tour in the address. */
export function ObsPage({ list, booking }: Parts) {
  const { t } = useMessages('obs');
  const tourId = wholeNumber(useRouter().query.tour);
  const followShallow = useShallowLinks();
  useNewScreen(tourId);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} isHidden />
      <div onClickCapture={followShallow}>{tourId === null ? <ObsList prefetched={list} /> : booking(tourId)}</div>
    </>
  );
}

/**
 * Scrolls to the top and focuses the content when list and wizard replace each other. They share an address, so no
 * navigation does this.
 */
function useNewScreen(tourId: number | null) {
  const shown = useRef(tourId);
  useEffect(() => {
    if (shown.current === tourId) return;
    shown.current = tourId;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [tourId]);
}

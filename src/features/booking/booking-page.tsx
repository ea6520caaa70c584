import { useRouter } from 'next/router';
import { lazy, Suspense } from 'react';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useMessages } from '@/i18n/use-messages';
import { useHydrated } from '@/lib/use-hydrated';
import { BookingPlaceholder } from './booking-frame';
import styles from './booking-frame.module.css';
import { type BookingTour, shortTitle } from './booking-model';
import { type Step, steps } from './forms/steps';
import { preloadStep } from './steps/load-step';

export type BookingPageProps = { tour: BookingTour };

const BookingWizard = lazy(() => {
  // Start loading the step's code together with the wizard's code.
  preloadStep(stepToOpen(new URLSearchParams(window.location.search)));
  return import('./booking-wizard').then((file) => ({ default: file.BookingWizard }));
});

/** Returns the step that this address probably opens. The wizard decides later, when it has the draft. */
function stepToOpen(query: URLSearchParams): Step {
  const isChosen = query.has('itinerary') && query.has('pax');
  return steps[Number(query.get('step')) - 1] ?? (isChosen ? 'contact' : 'departure');
}

/** Shows the booking page of one tour. The form renders in the browser only, where draft and query are available. */
export function BookingPage({ tour }: BookingPageProps) {
  const { t } = useMessages('booking');
  const { isReady } = useRouter();
  const isHydrated = useHydrated();
  const placeholder = <BookingPlaceholder tour={tour} step="departure" />;
  return (
    <>
      <PageMeta title={t('page.title', { tour: shortTitle(tour.title) })} isHidden />
      <div className={`container ${styles.page}`}>
        {isHydrated && isReady ? (
          <Suspense fallback={placeholder}>
            <BookingWizard tour={tour} />
          </Suspense>
        ) : (
          placeholder
        )}
      </div>
    </>
  );
}

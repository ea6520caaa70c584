import dynamic from 'next/dynamic';
import { RethrowLoadError } from '@/lib/rethrow-load-error';

/** The wizard at the counter; its code comes when a departure is chosen. */
export const LazyCounterBooking = dynamic(() => import('./counter-booking').then((part) => part.CounterBooking), {
  ssr: false,
  loading: RethrowLoadError,
});

import { onDemand } from '@/lib/on-demand';

/** The wizard at the counter; its code comes when a departure is chosen. */
export const LazyCounterBooking = onDemand(() => import('./counter-booking').then((part) => part.CounterBooking));

import type { Career } from '@sdk';

/** One vacancy as its author writes it; `career.ts` gives it its date. */
export type CareerText = Omit<Career, 'created_at'> & { postedDaysAgo: number };

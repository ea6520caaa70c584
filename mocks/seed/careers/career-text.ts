import type { Career } from '@sdk';

/** A vacancy as it is written by hand; `career.ts` adds its date. */
export type CareerText = Omit<Career, 'created_at'> & { postedDaysAgo: number };

import type { Career } from '@sdk';
import type { Localized } from '../localized.ts';

type Text = 'position' | 'type' | 'contract' | 'location' | 'description' | 'job_description' | 'requirements';

/** A vacancy as it is written by hand; `career.ts` adds its date. */
export type CareerText = Omit<Career, 'created_at' | Text> & Record<Text, Localized> & { postedDaysAgo: number };

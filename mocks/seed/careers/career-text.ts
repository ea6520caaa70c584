import type { Career } from '@sdk';
import type { AddressText } from '../addresses.ts';
import type { Localized } from '../localized.ts';

type Text = 'position' | 'type' | 'contract' | 'location' | 'description' | 'job_description' | 'requirements';

/** A vacancy as it is written by hand; `career.ts` adds its dates. */
export type CareerText = Omit<Career, 'created_at' | 'closes_on' | 'address' | Text> &
  Record<Text, Localized> & {
    address: AddressText;
    postedDaysAgo: number;
    /** Left out when the position stays open until it is filled. */
    closesInDays?: number;
  };

import { monthAfter } from '@/domain/dates';

const MONTHS = 12;

/** Twelve months from a month on, as 'YYYY-MM'. */
export const monthsFrom = (first: string) => Array.from({ length: MONTHS }, (_, index) => monthAfter(first, index));

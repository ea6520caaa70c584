import type { SheetWords } from './sheet-words.ts';

const DAY_MS = 86_400_000;

/** '12 Mar 2027' in the words' language. */
export function longDate(iso: string, { months }: SheetWords): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** 'Sen, 19 Apr' of the nth day of a trip, counted from 1. */
export function dayDate(departure: string, day: number, { months, weekdays }: SheetWords): string {
  const date = new Date(Date.parse(departure) + (day - 1) * DAY_MS);
  return `${weekdays[date.getUTCDay()]}, ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** 'Rp 25.900.000', the amount never parted from its sign. */
export function rupiah(amount: number): string {
  return `Rp\u00A0${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;
}

import type { Tour } from '@sdk';
import { type Departure, departuresOf } from '@/domain/booking';

export type ExtraCost = { label: string; amount: string };

/** What the booking shows of a tour, small enough to be sent with the page. */
export type BookingTour = {
  id: number;
  title: string;
  imageUrl: string | null;
  departures: Departure[];
  extraCosts: ExtraCost[];
};

const NOT_INCLUDED = /<h[2-4][^>]*>[^<]*\b(?:tidak|belum|not)\b[^<]*<\/h[2-4]>\s*<ul[^>]*>([\s\S]*?)<\/ul>/i;
const COST = /<li[^>]*>([^<:]+):\s*(Rp\s?[\d.]+)[^<]*<\/li>/g;

export function bookingTour(tour: Tour, today: string): BookingTour {
  return {
    id: tour.id,
    title: tour.title,
    imageUrl: tour.imageUrl ?? tour.thumbnail ?? null,
    departures: departuresOf(tour.itineraries, today),
    extraCosts: extraCosts(tour.term ?? ''),
  };
}

/** The costs with an amount that the operator's text names as not included; none when it is written in another way. */
export function extraCosts(term: string): ExtraCost[] {
  const list = NOT_INCLUDED.exec(term)?.[1] ?? '';
  return [...list.matchAll(COST)].map(([, label = '', amount = '']) => ({
    label: label.trim(),
    amount: amount.replace(/^Rp\s*/, 'Rp\u00a0'),
  }));
}

/** The words before the colon name the tour; the rest is its route. */
export const shortTitle = (title: string): string => title.split(':', 1)[0] ?? title;

import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import type { DetailModel } from './detail-model';

/** A question of the page: the key of its message, the answer that applies to this tour, and the amounts in it. */
export type Question = { id: string; answer: string; values?: Record<string, unknown> };

type Facts = Pick<DetailModel, 'costs' | 'meals' | 'visa'>;

/** Returns the questions about a tour, each with the answer that applies to the tour and the chosen departure. */
export function questionsOf(tour: Facts, departure: Pick<Departure, 'isGuaranteed'> | null): Question[] {
  const { deposit, supplements } = tour.costs;
  const asksVisa = tour.visa?.some(({ entry }) => entry?.type !== 'visa_free') ?? true;
  return [
    { id: 'leaves', answer: departure?.isGuaranteed ? 'sure' : 'minimum' },
    deposit
      ? { id: 'pay', answer: 'deposit', values: { amount: formatRupiah(deposit) } }
      : { id: 'pay', answer: 'later' },
    supplements?.single
      ? { id: 'alone', answer: 'amount', values: { amount: formatRupiah(supplements.single) } }
      : { id: 'alone', answer: 'ask' },
    { id: 'family', answer: 'a' },
    { id: 'food', answer: tour.meals > 0 ? 'count' : 'ask', values: { count: tour.meals } },
    { id: 'visa', answer: asksVisa ? 'help' : 'free' },
    { id: 'cancel', answer: 'a' },
  ];
}

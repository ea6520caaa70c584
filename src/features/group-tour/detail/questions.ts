import { formatRupiah } from '@/domain/money';
import type { ShownDeparture } from './departures';
import type { DetailModel } from './detail-model';

/** A question of the page: the key of its words, which of its answers is true here, and the amounts in it. */
export type Question = { id: string; answer: string; values?: Record<string, unknown> };

type Facts = Pick<DetailModel, 'payment' | 'inclusions' | 'meals' | 'visa'>;

/** The questions about a tour, each with the answer that is true for it and the chosen departure. */
export function questionsOf(tour: Facts, chosen: Pick<ShownDeparture, 'isGuaranteed'> | null): Question[] {
  const deposit = tour.payment?.deposit;
  const single = tour.inclusions?.excluded.find(({ label }) => /single/i.test(label))?.value;
  const asksVisa = tour.visa?.some(({ entry }) => entry?.type !== 'visa_free') ?? true;
  return [
    { id: 'leaves', answer: chosen?.isGuaranteed ? 'sure' : 'minimum' },
    deposit
      ? { id: 'pay', answer: 'deposit', values: { amount: formatRupiah(deposit) } }
      : { id: 'pay', answer: 'later' },
    single && /\d/.test(single)
      ? { id: 'alone', answer: 'amount', values: { amount: single } }
      : { id: 'alone', answer: 'ask' },
    { id: 'family', answer: 'a' },
    { id: 'food', answer: tour.meals > 0 ? 'count' : 'ask', values: { count: tour.meals } },
    { id: 'visa', answer: asksVisa ? 'help' : 'free' },
    { id: 'cancel', answer: 'a' },
  ];
}

import { host } from '../support/service-host.ts';

type Cost = { kind: string; amount: number | null; percent: number | null; is_certain: boolean };
type Tour = { costs: Cost[]; payment: { deposit: number } };

/**
 * Returns the amounts of a booking in rupiah, calculated from the costs that the service lists for the tour. `price` is
 * per person, and `guests` counts the paying guests, in rooms without a supplement.
 */
export async function calculateAmounts(tourId: number, price: number, guests: number) {
  const response = await fetch(`${host}/v1/modules/tour/${tourId}/detail`);
  const { data } = (await response.json()) as { data: Tour };
  const certainCosts = data.costs.filter((cost) => cost.is_certain);
  const sum = (costs: readonly Cost[]) =>
    costs.reduce((total, { amount, percent }) => {
      const percentage = Math.round((price * guests * (percent ?? 0)) / 100);
      return total + guests * (amount ?? 0) + percentage;
    }, 0);
  return {
    tax: sum(certainCosts.filter(({ kind }) => kind === 'tax')),
    tipping: sum(certainCosts.filter(({ kind }) => kind === 'tipping')),
    total: price * guests + sum(certainCosts),
    deposit: data.payment.deposit * guests,
  };
}

/** Returns an amount as the site writes it, such as `Rp 1.500.000` with a no-break space. */
export const formatRupiah = (amount: number) => `Rp\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

/** Returns a pattern that matches an amount as the site writes it, with any white space after `Rp`. */
export const rupiahPattern = (amount: number) =>
  new RegExp(`Rp\\s${String(amount).replace(/\B(?=(\d{3})+$)/g, '\\.')}`);

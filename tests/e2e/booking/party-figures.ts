import { host } from '../support/service-host.ts';

type Cost = { kind: string; amount: number | null; percent: number | null; is_certain: boolean };
type Tour = { costs: Cost[]; payment: { deposit: number } };

/** The amounts by the service's own fields for so many paying guests in rooms without a supplement, in rupiah. */
export async function figuresOf(tourId: number, price: number, guests: number) {
  const answer = await fetch(`${host}/v1/modules/tour/${tourId}/detail`);
  const { data } = (await answer.json()) as { data: Tour };
  const certain = data.costs.filter((cost) => cost.is_certain);
  const sum = (costs: readonly Cost[]) =>
    costs.reduce((all, { amount, percent }) => {
      const share = Math.round((price * guests * (percent ?? 0)) / 100);
      return all + guests * (amount ?? 0) + share;
    }, 0);
  return {
    tax: sum(certain.filter(({ kind }) => kind === 'tax')),
    tipping: sum(certain.filter(({ kind }) => kind === 'tipping')),
    total: price * guests + sum(certain),
    deposit: data.payment.deposit * guests,
  };
}

/** An amount as the site writes it. */
export const rupiah = (amount: number) => `Rp\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

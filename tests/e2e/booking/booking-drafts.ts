import type { Page } from '@playwright/test';
import type { DeparturePromotion } from '@sdk';
import { messages } from '../support/messages.ts';
import { recordSecret } from '../support/secrets.ts';
import { callHost, changeDeparture, host, type NewMember, newMember, tokenOf } from '../support/service-host.ts';
import { expect, inLanguage, type Language } from '../support/test.ts';

export type TourDeparture = {
  tourId: number;
  id: number;
  price: number;
  childPrice: number;
  infantPrice: number;
  promotions: DeparturePromotion[];
  from: string;
  to: string;
};

type DepartureRow = {
  id: number;
  price: number | null;
  child_price?: number;
  infant_price?: number;
  promotions?: DeparturePromotion[];
  seat: number | null;
  status_deleted: boolean;
  departure_date: string;
  arrival_date: string;
};

const SEATS = 20;

/** Sets the seats of the latest departure of a tour to 20, and returns it. Throws if the tour has no usable departure. */
export async function prepareDeparture(tourId: number): Promise<TourDeparture> {
  const response = await callHost(`/v1/modules/tour/${tourId}/itineraries`);
  const { data } = (await response.json()) as { data: DepartureRow[] };
  const usable = data.filter((row) => !row.status_deleted && row.price !== null && row.seat !== null);
  const [row] = usable.toSorted((a, b) => b.departure_date.localeCompare(a.departure_date));
  if (!row) throw new Error(`Tour ${tourId} has no departure that a test can use.`);
  await changeDeparture({ id: row.id, seat: SEATS });
  const { id, departure_date: from, arrival_date: to, promotions = [] } = row;
  const price = row.price ?? 0;
  return {
    tourId,
    id,
    price,
    childPrice: row.child_price ?? price,
    infantPrice: row.infant_price ?? 0,
    promotions,
    from,
    to,
  };
}

/** Returns a complete draft as the wizard stores it: all passengers are adults, and no value is from a profile. */
export function completeDraft(departure: TourDeparture, adults = 2, promotions = departure.promotions) {
  const passenger = (first_name: string) => ({
    type: 'adult',
    title: 'Mrs',
    first_name,
    last_name: 'WULANDARI',
    dob: '14 05 1986',
    nationality: 'ID',
    passport_later: true,
    passport_number: '',
    passport_expiry: '',
    special_request: '',
  });
  const firstNames = ['RATNA', 'SARI', 'DEWI', 'TIARA', 'INTAN', 'BULAN', 'MELATI', 'KARTIKA'];
  return {
    tour: { id: departure.tourId, title: 'Tour', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: crypto.randomUUID(), sent: null },
    seenPrices: { price: departure.price, promotions },
    values: {
      itinerary_id: String(departure.id),
      pax: { adult: adults, child: 0, infant: 0 },
      rooms: { twin: Math.ceil(adults / 2), double: 0, triple: 0, single: 0 },
      has_chosen_rooms: false,
      contact: {
        title: 'Mrs',
        first_name: 'Ratna',
        last_name: 'Wulandari',
        email: 'ratna.typed@kelana.example',
        phone: '0812 3456 7890',
        city: 'Jakarta',
      },
      is_contact_travelling: true,
      passengers: firstNames.slice(0, adults).map(passenger),
      note: '',
      agree_terms: true,
    },
  };
}

type Draft = ReturnType<typeof completeDraft> & { prefilled?: string[] };

const BLANK_PAGE = '**/nowhere-yet';

/**
 * Stores the draft in the session storage of the tab, and the member's token in the local storage (null: removes the
 * token). The tab then shows a blank page of the site.
 */
export async function storeDraft(page: Page, member: NewMember | null, draft: Draft): Promise<void> {
  const token = member && (await tokenOf(member));
  recordSecret('token', token);
  await page.route(BLANK_PAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('/nowhere-yet');
  await page.evaluate(
    ({ entries, storedToken }) => {
      sessionStorage.clear();
      for (const [key, text] of entries) sessionStorage.setItem(key, text);
      if (storedToken) localStorage.setItem('kelana.token', storedToken);
      else localStorage.removeItem('kelana.token');
    },
    { entries: entriesOf(draft), storedToken: token },
  );
}

/** Replaces the whole session storage of the tab by the draft. The next page that the tab opens reads it. */
export async function replaceDraft(page: Page, draft: Draft): Promise<void> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, text] of entries) sessionStorage.setItem(key, text);
  }, entriesOf(draft));
}

/** Returns what a tab stores for a draft: its values, and the prices that the visitor has seen. */
const entriesOf = ({ seenPrices, ...draft }: Draft): [string, string][] => [
  ['kelana.booking-drafts', JSON.stringify({ version: 2, drafts: [draft] })],
  ['kelana.seen-prices', JSON.stringify({ [draft.values.itinerary_id]: seenPrices })],
];

export const reviewPath = ({ tourId, id }: TourDeparture): string => `/booking/${tourId}?itinerary=${id}&step=4`;

/** Signs a new member in, opens the review of a complete draft, and returns the member. */
export async function openReviewAsNewMember(
  page: Page,
  language: Language,
  departure: TourDeparture,
  adults = 2,
): Promise<NewMember> {
  const member = await newMember('wizard');
  await storeDraft(page, member, completeDraft(departure, adults));
  await page.goto(inLanguage(language, reviewPath(departure)));
  await expect(page.getByLabel(messages[language].agree)).toBeVisible();
  return member;
}

type Cost = { kind: string; amount: number | null; percent: number | null; is_certain: boolean };
type Tour = { costs: Cost[]; payment: { deposit: number } };

/**
 * Returns the amounts of a booking in rupiah, calculated from the costs that the service lists for the tour. `price` is
 * that of all guests, less promotions, and `guests` counts adults and children, in rooms without a supplement.
 */
export async function calculateAmounts(tourId: number, price: number, guests: number) {
  const response = await fetch(`${host}/v1/modules/tour/${tourId}/detail`);
  const { data } = (await response.json()) as { data: Tour };
  const certainCosts = data.costs.filter((cost) => cost.is_certain);
  const sum = (costs: readonly Cost[]) =>
    costs.reduce((total, { amount, percent }) => {
      const percentage = Math.round((price * (percent ?? 0)) / 100);
      return total + guests * (amount ?? 0) + percentage;
    }, 0);
  return {
    tax: sum(certainCosts.filter(({ kind }) => kind === 'tax')),
    tipping: sum(certainCosts.filter(({ kind }) => kind === 'tipping')),
    total: price + sum(certainCosts),
    deposit: data.payment.deposit * guests,
  };
}

/** Returns an amount as the site writes it, such as `Rp 1.500.000` with a no-break space. */
export const formatRupiah = (amount: number) => `Rp\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

/** Returns a pattern that matches an amount as the site writes it, with any white space after `Rp`. */
export const rupiahPattern = (amount: number) =>
  new RegExp(`Rp\\s${String(amount).replace(/\B(?=(\d{3})+$)/g, '\\.')}`);

import type { Itinerary, Tour } from '@sdk';
import { beforeAll, expect, test, vi } from 'vitest';
import { publicEnv } from '../../src/config/env.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { formatRupiah } from '../../src/domain/money.ts';
import { renderPage } from '../support/structured-data/render-page.tsx';
import { type Card, cardsIn, seatsText, textOf } from '../support/tour-cards.ts';
import { withMockServer } from '../support/with-mock-server.ts';

// So that no test gets the responses of an earlier one.
vi.mock('@/data/server/last-responses', () => import('../support/no-last-responses'));

type Filters = { month?: string; available?: '1' };
type Query = Filters & Record<string, string>;
/** The adults, children and infants of `pax` in an address; nobody is counted without it. */
type Party = { adult: number; child: number; infant: number };

const partyIn = ({ pax }: Query): Party | null => {
  const [adult = 0, child = 0, infant = 0] = (pax ?? '').split(',').map(Number);
  return adult > 0 ? { adult, child, infant } : null;
};
const guestsIn = (query: Query) => {
  const party = partyIn(query);
  return party ? party.adult + party.child : 1;
};

const server = withMockServer();
const tours = new Map<number, Tour>();
let today = '';
let months: string[] = [];

const rawAnswer = async (path: string) => (await fetch(`${publicEnv.serviceHost}${path}`)).json();

beforeAll(async () => {
  today = server.database().catalogue.today;
  const { data, facets } = await rawAnswer('/v1/modules/tour/tours/regional?limit=100');
  months = facets.months.map(({ month }: { month: string }) => month);
  for (const { id } of data) tours.set(id, (await rawAnswer(`/v1/modules/tour/${id}/detail`)).data);
}, 180_000);

/** The departure that a card has to show, from all departures of the tour. */
function expectedDeparture(tour: Tour, query: Query): Itinerary | undefined {
  const { month, available } = query;
  const hasSeats = ({ seat }: Itinerary, guests = guestsIn(query)) => seat === null || seat >= guests;
  const left = upcomingOf(tour).filter(
    (one) => (!month || one.departure_date.startsWith(month)) && !(available && !hasSeats(one)),
  );
  const priced = left.filter(({ price }) => price !== null).sort((a, b) => Number(a.price) - Number(b.price));
  return (
    priced.find((one) => hasSeats(one)) ??
    priced.find((one) => hasSeats(one, 1)) ??
    priced[0] ??
    left.find((one) => hasSeats(one)) ??
    left.find((one) => hasSeats(one, 1)) ??
    left[0]
  );
}

/** The promotion that a party gets, from the texts of the promotions page: early bird, or the children's. */
function expectedSaving({ promotions = [] }: Itinerary, { adult, child }: Party): number {
  const early = promotions.find(({ name }) => name === 'Early bird Eropa Barat')?.amount ?? 0;
  const family = adult >= 2 && child >= 2 && promotions.some(({ name }) => name === 'Keluarga 4 orang');
  return Math.max(early * (adult + child), family ? 1_500_000 * child : 0);
}

/** The total of a party, from the fields of the tour: the guests, their usual rooms, and each certain cost. */
function expectedTotal(tour: Tour, departure: Itinerary, query: Query): number | null {
  const guests = guestsIn(query);
  const party = partyIn(query);
  const { price, seat, child_price, infant_price } = departure;
  if (!party || price === null || (seat !== null && seat < guests)) return null;
  const full = price * party.adult + (child_price ?? price) * party.child + (infant_price ?? 0) * party.infant;
  const base = full - expectedSaving(departure, party);
  const odd = guests === 1 ? 'single' : guests % 2 === 1 ? 'triple' : undefined;
  const supplement = tour.room_supplements?.find(({ type }) => type === odd)?.amount ?? 0;
  const costs = (tour.costs ?? []).filter(({ is_certain }) => is_certain);
  return costs.reduce((sum, { amount, percent, per }) => {
    if (percent !== null) return sum + Math.round((base * percent) / 100);
    return sum + (amount ?? 0) * (per === 'booking' ? 1 : guests);
  }, base + supplement);
}

const upcomingOf = ({ itineraries }: Tour) =>
  itineraries.filter((one) => one.departure_date >= today && !one.status_deleted);

/** The same, as the service has it. A link without a departure leads to the next one with seats. */
function expectedCard({ tourId, itineraryId }: Card, query: Query): Card {
  const tour = tours.get(tourId) as Tour;
  const departure = expectedDeparture(tour, query);
  const guests = guestsIn(query);
  const open = upcomingOf(tour).filter(({ seat }) => seat !== 0);
  const next = open.find(({ seat }) => seat === null || seat >= guests) ?? open[0];
  const opensWithNext = departure?.id === next?.id || departure?.seat === 0;
  return {
    tourId,
    itineraryId: opensWithNext && itineraryId === null ? null : (departure?.id ?? null),
    date: departure ? textOf(formatDate(departure.departure_date, 'id')) : '',
    seats: departure ? seatsText(departure.seat, guests) : '',
    amount: departure ? departure.price : (tour.price ?? null),
    total: departure ? expectedTotal(tour, departure, query) : null,
  };
}

async function cardsOf(path: string, query: Query = {}): Promise<Card[]> {
  const { html } = await renderPage('id', path, { query });
  return cardsIn(html);
}

async function cardsOfEveryPage(path: string, query: Query): Promise<Card[]> {
  const cards: Card[] = [];
  for (let page = 1; ; page += 1) {
    const onPage = await cardsOf(path, { ...query, page: String(page) });
    cards.push(...onPage);
    if (onPage.length < 9) return cards;
  }
}

const choices: Record<string, string>[] = [
  {},
  { available: '1' },
  { max_price: '25000000' },
  { min_price: '25000000' },
  { min_price: '15000000', max_price: '40000000', available: '1' },
  { min_days: '8' },
  { max_days: '7', sort: 'price_asc' },
  { sort: 'price_asc' },
  { sort: 'price_desc', available: '1' },
];

test.each(choices)(
  'every card of the list under %j and each month names one departure, the cheapest that these leave',
  async (choice) => {
    for (const query of [choice, ...months.map((month) => ({ ...choice, month }))] as Query[]) {
      const cards = await cardsOfEveryPage('/with-query/group-tour', query);
      expect(cards, JSON.stringify(query)).toEqual(cards.map((card) => expectedCard(card, query)));
      const amounts = cards.flatMap(({ amount }) => amount ?? []);
      const { min_price: min = 0, max_price: max = Number.POSITIVE_INFINITY, sort } = query;
      expect(amounts.filter((amount) => amount < Number(min) || amount > Number(max))).toEqual([]);
      if (sort === 'price_asc') expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
      if (sort === 'price_desc') expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
    }
  },
  180_000,
);

test.each(['1,0,0', '2,0,0', '4,0,1', '9,2,0'])(
  'for the party %s every card names the cheapest departure with seats for it, and what it pays',
  async (pax) => {
    const some: Query[] = [{}, { available: '1' }, { sort: 'price_asc', max_price: '30000000' }];
    for (const choice of some) {
      for (const query of [choice, ...months.map((month) => ({ ...choice, month }))].map(
        (one): Query => ({ ...one, pax }),
      )) {
        const cards = await cardsOfEveryPage('/with-query/group-tour', query);
        expect(cards, JSON.stringify(query)).toEqual(cards.map((card) => expectedCard(card, query)));
        if (!query.sort) continue;
        // The cards without a total, which have too few seats, come last.
        const totals = cards.map(({ total }) => total ?? Number.POSITIVE_INFINITY);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      }
    }
  },
  180_000,
);

test('the same holds for the list of a region', async () => {
  for (const query of [{}, { pax: '4,0,1' }, ...months.map((month) => ({ month }))] as Query[]) {
    const cards = await cardsOf('/with-query/group-tour/destination/1', query);
    expect(cards, JSON.stringify(query)).toEqual(cards.map((card) => expectedCard(card, query)));
  }
}, 180_000);

test('a card of the booking names the cheapest departure', async () => {
  const cards = await cardsOf('/booking');
  expect(cards).toHaveLength(3);
  // The booking offers every departure.
  expect(cards).toEqual(cards.map((card) => ({ ...expectedCard(card, {}), itineraryId: null })));
});

test('the home page shows the price, seats and date of the departure to which it leads', async () => {
  const { html } = await renderPage('id', '/');
  const items = [...html.matchAll(/<(article|li)(?:(?!<article|<li).)*?<\/\1>/gs)].flatMap(([item]) => {
    const [, tourId, id] = /href="\/group-tour\/(\d+)\?itinerary=(\d+)"/.exec(item) ?? [];
    const departure = tours.get(Number(tourId))?.itineraries.find((one) => one.id === Number(id));
    return departure ? [{ text: textOf(item), departure }] : [];
  });
  expect(items.length).toBeGreaterThan(5);
  for (const { text, departure } of items) {
    const [day = '', month = ''] = textOf(formatDate(departure.departure_date, 'id')).split(' ');
    for (const part of [Number(day), month, seatsText(departure.seat), textOf(formatRupiah(departure.price ?? 0))]) {
      expect(text).toContain(part);
    }
  }
});

test.each([
  '/group-tour',
  '/group-tour/destination/1',
  '/group-tour/17',
  '/blog/musim-di-turki-pilih-bulan-untuk-balon-udara',
])('the cards of %s name the cheapest departure of their tours', async (path) => {
  const cards = await cardsOf(path);
  expect(cards.length).toBeGreaterThan(0);
  expect(cards).toEqual(cards.map((card) => expectedCard(card, {})));
});

import type { Itinerary, Tour } from '@sdk';
import { beforeAll, expect, test, vi } from 'vitest';
import { publicEnv } from '../../src/config/env.ts';
import { formatDate } from '../../src/domain/dates.ts';
import { formatRupiah } from '../../src/domain/money.ts';
import { renderPage } from '../support/structured-data/render-page.tsx';
import { withMockServer } from '../support/with-mock-server.ts';

// So that no test gets the responses of an earlier one.
vi.mock('@/data/server/last-responses', () => import('../support/no-last-responses'));

type Filters = { month?: string; available?: '1' };
type Query = Filters & Record<string, string>;
/** The text of a card: the departure of its link (null: none), and the date, seats and price that it shows. */
type Card = { tourId: number; itineraryId: number | null; date: string; seats: string; amount: number | null };

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
function expectedDeparture(tour: Tour, { month, available }: Filters): Itinerary | undefined {
  const left = upcomingOf(tour).filter(
    (one) => (!month || one.departure_date.startsWith(month)) && !(available && one.seat === 0),
  );
  const priced = left.filter(({ price }) => price !== null).sort((a, b) => Number(a.price) - Number(b.price));
  return priced.find(({ seat }) => seat !== 0) ?? priced[0] ?? left.find(({ seat }) => seat !== 0) ?? left[0];
}

const upcomingOf = ({ itineraries }: Tour) =>
  itineraries.filter((one) => one.departure_date >= today && !one.status_deleted);

const seatsText = (seat: number | null) => {
  if (seat === null) return 'Tanya ketersediaan';
  if (seat === 0) return 'Penuh';
  if (seat <= 5) return `Sisa ${seat} kursi`;
  return seat <= 10 ? 'Hampir penuh' : 'Tersedia';
};

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/g, ' ');
const DATE = /\d{1,2} [A-Z][a-z]{2} \d{4}/g;
const SEATS = /Tanya ketersediaan|Penuh|Sisa \d kursi|Hampir penuh|Tersedia/;

/** Reads the cards of tours in a part of a page. A card with several dates marks the one of its price. */
function cardsIn(html: string): Card[] {
  return [...html.matchAll(/<article(?:(?!<article).)*?<\/article>/gs)].flatMap(([article]) => {
    const [, tourId, itineraryId] = /href="\/(?:group-tour|booking)\/(\d+)(?:\?itinerary=(\d+))?"/.exec(article) ?? [];
    if (!tourId) return [];
    const rows = [...article.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(([, attributes = '', row = '']) => ({
      isOfPrice: attributes.includes('data-priced'),
      text: textOf(row),
    }));
    const row = rows.length > 0 ? rows.find(({ isOfPrice }) => isOfPrice) : { text: textOf(article), isOfPrice: true };
    const text = textOf(article);
    const date = row?.text.match(DATE)?.[0] ?? '';
    // Without a date of its own the price is that of the first row.
    const dateOfPrice = /Termurah (\d+ \w+ \d+)/.exec(text)?.[1] ?? rows[0]?.text.match(DATE)?.[0] ?? date;
    expect(dateOfPrice).toBe(date);
    const [, amount] = /Rp ([\d.]+)/.exec(text) ?? [];
    return [
      {
        tourId: Number(tourId),
        itineraryId: itineraryId ? Number(itineraryId) : null,
        date,
        seats: row?.text.match(SEATS)?.[0] ?? '',
        amount: amount ? Number(amount.replaceAll('.', '')) : null,
      },
    ];
  });
}

/** The same, as the service has it. A link without a departure leads to the next one with seats. */
function expectedCard({ tourId, itineraryId }: Card, filters: Filters): Card {
  const tour = tours.get(tourId) as Tour;
  const departure = expectedDeparture(tour, filters);
  const next = upcomingOf(tour).find(({ seat }) => seat !== 0);
  const opensWithNext = departure?.id === next?.id || departure?.seat === 0;
  return {
    tourId,
    itineraryId: opensWithNext && itineraryId === null ? null : (departure?.id ?? null),
    date: departure ? textOf(formatDate(departure.departure_date, 'id')) : '',
    seats: departure ? seatsText(departure.seat) : '',
    amount: departure ? departure.price : (tour.price ?? null),
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

test('the same holds for the list of a region', async () => {
  for (const query of [{}, ...months.map((month) => ({ month }))] as Query[]) {
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

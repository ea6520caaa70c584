import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { buildDeals } from './deals.ts';
import { buildTours } from './tour/tour.ts';

const today = '2026-11-21';
const daysOverTwoYears = Array.from({ length: 105 }, (_, index) => addDays(today, index * 7));
const { tours } = buildTours(today, 'id');

test.each(daysOverTwoYears)('on %s the tour of every deal sells it at the price of the deal', (day) => {
  const seeded = buildTours(day, 'id').tours;
  const dealsOfDay = buildDeals(seeded, day, 'id');
  expect(dealsOfDay.map(({ tourId }) => tourId)).toEqual([26, 1, 18, 12]);
  for (const deal of dealsOfDay) {
    const tour = seeded.find(({ id }) => id === deal.tourId);
    const departure = tour?.itineraries.find(({ id }) => id === deal.lowestItinerary?.id);
    expect(deal.lowestItinerary).toEqual(departure);
    expect(deal.itineraries).toEqual([departure]);
    expect(departure).toMatchObject({ type: 'Promo', price: deal.price, status_deleted: false });
    expect(departure?.seat).toBeGreaterThan(0);
    expect((departure?.departure_date ?? '') > day).toBe(true);
    expect(tour?.price).toBe(deal.price);
  }
});

test.each(buildDeals(tours, today, 'id'))(
  '"$title" names the saving, and no other date of the tour costs less than usual',
  (deal) => {
    const [, amount = ''] = deal.title.match(/Rp ([\d.]+)/) ?? [];
    const saving = Number(amount.replaceAll('.', ''));
    expect((deal.tour?.price ?? 0) - (deal.price ?? 0)).toBe(saving);
    const others = tours
      .find(({ id }) => id === deal.tourId)
      ?.itineraries.filter(({ id, departure_date }) => id !== deal.lowestItinerary?.id && departure_date > today);
    expect(others?.length).toBeGreaterThan(0);
    for (const other of others ?? []) expect(other.price).toBeGreaterThanOrEqual(deal.tour?.price ?? Number.NaN);
  },
);

test('a deal disappears with its tour or with the seats of its departure', () => {
  expect(buildDeals([], today, 'id')).toEqual([]);
  const soldOut = tours.map((tour) => ({
    ...tour,
    itineraries: tour.itineraries.map((itinerary) => ({ ...itinerary, seat: 0 })),
  }));
  expect(buildDeals(soldOut, today, 'id')).toEqual([]);
});

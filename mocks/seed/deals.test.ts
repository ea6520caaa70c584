import { expect, test } from 'vitest';
import { deals } from './deals.ts';
import { buildTours } from './tour.ts';

const { tours } = buildTours('2026-11-21');

test('the four deals are for the aurora, Japan, Türkiye and Switzerland', () => {
  expect(deals(tours).map(({ id, tourId }) => [id, tourId])).toEqual([
    [9001, 26],
    [9002, 1],
    [9003, 17],
    [9004, 12],
  ]);
});

test('a deal is cheaper than its departure by what its title says, and the departure has seats', () => {
  for (const deal of deals(tours)) {
    const million = deal.title.match(/Rp (\d)\.(\d)00\.000/);
    const saving = Number(million?.[1]) * 1_000_000 + Number(million?.[2]) * 100_000;
    const departure = tours.flatMap(({ itineraries }) => itineraries).find(({ id }) => id === deal.lowestItinerary?.id);
    expect(departure?.tour_id).toBe(deal.tourId);
    expect(departure?.seat).toBeGreaterThan(0);
    expect((departure?.departure_date ?? '') > '2026-11-21').toBe(true);
    expect(deal.tour?.price).toBe(departure?.price);
    expect(deal.price).toBe((departure?.price ?? 0) - saving);
    expect(deal.lowestItinerary?.price).toBe(deal.price);
  }
});

test('a deal falls away with its tour or with the seats of its tour', () => {
  expect(deals([])).toEqual([]);
  const soldOut = tours.map((tour) => ({
    ...tour,
    itineraries: tour.itineraries.map((itinerary) => ({ ...itinerary, seat: 0 })),
  }));
  expect(deals(soldOut)).toEqual([]);
});

import type { ListedTour } from '../../src/state/tour-lists.ts';

/** Returns a tour as the lists of this device store it. */
export const listedTour = (id: number, title = `Tour ${id}`): ListedTour => ({
  id,
  title,
  imageUrl: null,
  countries: ['Turki'],
  days: 10,
  price: 1_000_000,
});

import type { RouteStop } from '@sdk';
import type { Locale } from '../localized.ts';
import { asiaRoutes } from './asia.ts';
import { europeRoutes } from './europe.ts';
import { otherRoutes } from './other-continents.ts';
import { englishPlaceNames, places } from './places.ts';

const routes = { ...asiaRoutes, ...europeRoutes, ...otherRoutes };

/** The stops of a tour's route; empty for a tour without one. */
export function buildRouteStops(tourId: number, locale: Locale): RouteStop[] {
  return (routes[tourId] ?? []).map(([place, day, nights]) => {
    const [latitude, longitude] = places[place];
    const name = (locale === 'en' && englishPlaceNames[place]) || place;
    return { name, day, nights, latitude, longitude };
  });
}

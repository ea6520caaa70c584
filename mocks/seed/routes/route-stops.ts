import type { RouteStop } from '@sdk';
import { asiaRoutes } from './asia.ts';
import { europeRoutes } from './europe.ts';
import { otherRoutes } from './other-continents.ts';
import { places } from './places.ts';

const routes = { ...asiaRoutes, ...europeRoutes, ...otherRoutes };

/** The stops of a tour's route; empty for a tour without one. */
export function buildRouteStops(tourId: number): RouteStop[] {
  return (routes[tourId] ?? []).map(([name, day, nights]) => {
    const [latitude, longitude] = places[name];
    return { name, day, nights, latitude, longitude };
  });
}

import type { Tour } from '@sdk';
import type { Behaviours, Context } from '../behaviour.ts';
import { itineraryPdf } from '../pdf/itinerary-pdf.ts';
import { daysOf } from '../views/day-programme.ts';
import { paginate } from '../views/paginate.ts';
import { facetsOf } from '../views/tour-facets.ts';
import { searchTours, type TourQuery } from '../views/tour-search.ts';
import { listed, regionalViews, tourView, tourViews } from '../views/tour-view.ts';
import { withOrigin } from '../views/with-origin.ts';
import { refusal } from '../words/refusal.ts';
import { bookTour } from './booking.ts';

type TourOperation =
  | 'listTours'
  | 'listToursOfRegional'
  | 'listRegionals'
  | 'getTour'
  | 'listItineraries'
  | 'listDayActivities'
  | 'getTourTerms'
  | 'bookTour'
  | 'getItineraryPdf';

export const tourBehaviours = {
  listTours(context) {
    return context.reply(200, tourPage(context, tourViews(context.world), context.query));
  },

  listToursOfRegional(context) {
    const { path, world, locale, reply } = context;
    if (!world.catalogue.regionals.some(({ id }) => id === path.regional_id)) {
      return reply(404, refusal(locale, 'regionalUnknown'));
    }
    const tours = tourViews(world).filter(({ regionalId }) => regionalId === path.regional_id);
    return reply(200, tourPage(context, tours, context.query));
  },

  listRegionals({ world, origin, reply }) {
    const data = regionalViews(world.catalogue.regionals, tourViews(world));
    return reply(200, { success: true, data: withOrigin(data, origin) });
  },

  getTour({ path, world, origin, locale, reply }) {
    const tour = tourView(world, path.id);
    if (!tour) return reply(404, refusal(locale, 'tourUnknown'));
    return reply(200, { success: true, data: withOrigin(tour, origin) });
  },

  listItineraries({ path, world, locale, reply }) {
    const tour = tourView(world, path.id);
    return tour ? reply(200, { success: true, data: tour.itineraries }) : reply(404, refusal(locale, 'tourUnknown'));
  },

  listDayActivities({ path, world: { catalogue }, origin, locale, reply }) {
    const days = daysOf(catalogue, path.id);
    if (!days) return reply(404, refusal(locale, 'departureUnknown'));
    return reply(200, { success: true, data: withOrigin(days, origin) });
  },

  getTourTerms({ world: { catalogue }, reply }) {
    return reply(200, { success: true, data: catalogue.tourTerms });
  },

  bookTour,

  async getItineraryPdf({ path, query, world, locale, reply }) {
    const file = await itineraryPdf(world, path.itineraryId, {
      locale,
      maxRows: query.max_row ?? 5,
      version: query.version ?? 2,
    });
    return file ? reply(200, file) : reply(404, refusal(locale, 'departureUnknown'));
  },
} satisfies Pick<Behaviours, TourOperation>;

function tourPage(
  { world: { catalogue }, origin }: Pick<Context<'listTours'>, 'world' | 'origin'>,
  tours: Tour[],
  query: TourQuery,
) {
  const { data, pagination } = paginate(searchTours(tours, query, catalogue.today), query.page, query.limit);
  const rows = data.map((tour) => listed(tour, catalogue.today));
  return { success: true, data: withOrigin(rows, origin), pagination, facets: facetsOf(tours, query, catalogue.today) };
}

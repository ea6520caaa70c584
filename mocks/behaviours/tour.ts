import type { Behaviours, RequestContext } from '../behaviour.ts';
import { localizedError } from '../messages/messages.ts';
import { contentDisposition, createItineraryPdf } from '../pdf/itinerary-pdf.ts';
import { searchDepartures } from '../queries/departure-search.ts';
import { findDayActivities } from '../queries/find-tour.ts';
import { paginate } from '../queries/paginate.ts';
import { countFacets, searchTours } from '../queries/tour-search.ts';
import { partyOf } from '../rules/departures.ts';
import { withAbsoluteUrls } from '../serializers/absolute-urls.ts';
import {
  memoize,
  serializeCurrent,
  serializeDeparture,
  serializeTour,
  serializeTours,
  toListedTour,
} from '../serializers/tour-serializer.ts';
import { bookTour } from './booking.ts';

export const tourBehaviours = {
  listTours(context) {
    return context.reply(200, tourPage(context, null));
  },

  listToursOfRegional(context) {
    const { path, database, locale, reply } = context;
    if (!database.catalogue.regionals.some(({ id }) => id === path.regional_id)) {
      return reply(404, localizedError(locale, 'regionalUnknown'));
    }
    return reply(200, tourPage(context, path.regional_id));
  },

  listDepartures({ database, query, reply }) {
    const { today } = database.catalogue;
    const tours = serializeTours(database);
    const answer = memoize(tours, JSON.stringify(['departures', query]), () => {
      const { calendar, rows } = searchDepartures(tours, query, today);
      const { data, pagination } = paginate(rows, query.page, query.limit);
      return { success: true, data: data.map(serializeDeparture), pagination, calendar, ...partyOf(query) };
    });
    return reply(200, answer);
  },

  listRegionals({ database, origin, reply }) {
    const { regionals } = serializeCurrent(database);
    return reply(200, { success: true, data: withAbsoluteUrls([...regionals], origin) });
  },

  getTour({ path, database, origin, locale, reply }) {
    const tour = serializeTour(database, path.id);
    if (!tour) return reply(404, localizedError(locale, 'tourUnknown'));
    return reply(200, { success: true, data: withAbsoluteUrls(tour, origin) });
  },

  listItineraries({ path, database, locale, reply }) {
    const tour = serializeTour(database, path.id);
    return tour
      ? reply(200, { success: true, data: tour.itineraries })
      : reply(404, localizedError(locale, 'tourUnknown'));
  },

  listDayActivities({ path, database: { catalogue }, origin, locale, reply }) {
    const days = findDayActivities(catalogue, path.id);
    if (!days) return reply(404, localizedError(locale, 'departureUnknown'));
    return reply(200, { success: true, data: withAbsoluteUrls(days, origin) });
  },

  getTourTerms({ database: { catalogue }, reply }) {
    return reply(200, { success: true, data: catalogue.tourTerms });
  },

  getPaymentTerms({ database: { catalogue }, reply }) {
    return reply(200, { success: true, data: catalogue.paymentTerms });
  },

  bookTour,

  async getItineraryPdf({ path, query, database, locale, reply }) {
    const pdf = await createItineraryPdf(database, path.itineraryId, {
      locale,
      maxRows: query.max_row ?? 5,
      version: query.version ?? 2,
    });
    if (!pdf) return reply(404, localizedError(locale, 'departureUnknown'));
    return reply(200, pdf.file, { 'content-disposition': contentDisposition(pdf.name) });
  },
} satisfies Partial<Behaviours>;

type TourPageContext = Pick<RequestContext<'listTours'>, 'database' | 'origin' | 'query'>;

/** A page of all tours or of one region's tours; the same object until a departure changes. */
function tourPage({ database, origin, query }: TourPageContext, regionalId: number | null) {
  const { today } = database.catalogue;
  const all = serializeTours(database);
  return memoize(all, JSON.stringify([regionalId, origin, query]), () => {
    const { data, pagination } = paginate(searchTours(all, query, today, regionalId), query.page, query.limit);
    return {
      success: true,
      data: data.map((tour) => toListedTour(tour, today, origin, query)),
      pagination,
      facets: countFacets(all, query, today, regionalId),
      ...partyOf(query),
    };
  });
}

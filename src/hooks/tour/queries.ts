import type { Query } from '@sdk';
import { apiQuery } from '@/api/query';

export const toursQuery = (query: Query<'listTours'>) => apiQuery('listTours', { query });
export const toursOfRegionalQuery = (regional_id: number, query: Query<'listToursOfRegional'>) =>
  apiQuery('listToursOfRegional', { path: { regional_id }, query });
export const departuresQuery = (query: Query<'listDepartures'>) => apiQuery('listDepartures', { query });
export const regionalsQuery = () => apiQuery('listRegionals', {});
export const tourQuery = (id: number) => apiQuery('getTour', { path: { id } });
export const itinerariesQuery = (id: number) => apiQuery('listItineraries', { path: { id } });
export const dayActivitiesQuery = (itineraryId: number) => apiQuery('listDayActivities', { path: { id: itineraryId } });
export const tourTermsQuery = () => apiQuery('getTourTerms', {});
export const dealsQuery = () => apiQuery('listDeals', {});

import { host } from '../../../e2e/support/service-host.ts';
import { listPages } from './pages.ts';

type PageWithReads = { path: string; isMember: boolean };

/**
 * Returns every page in Indonesian, and pages whose browser reads more data than the generated page has: for a filter,
 * a date, a country, a link from a mail, or a signed-in member.
 */
export async function pagesWithReads(): Promise<PageWithReads[]> {
  const pages = (await listPages()).filter(({ language }) => language === 'id');
  const departures = (await (await fetch(`${host}/v1/modules/tour/17/itineraries`)).json()) as {
    data: { id: number }[];
  };
  const departureId = departures.data.at(-1)?.id;
  const pagesWithQuery = [
    '/group-tour?search=Jepang',
    '/group-tour?view=calendar',
    '/group-tour/destination/1?page=1&search=a',
    `/group-tour/17?itinerary=${departureId}`,
    `/booking/17?itinerary=${departureId}`,
    '/blog?page=2',
    '/visa-and-passport?country=1',
    '/auth/new-password?token=of-a-mail',
  ].map((path) => ({ path, isMember: false }));
  const memberPages = ['/', `/booking/17?itinerary=${departureId}`, '/obs'].map((path) => ({ path, isMember: true }));
  return [...pages, ...pagesWithQuery, ...memberPages].map(({ path, isMember }) => ({ path, isMember }));
}

import { host } from '../../../e2e/support/service-host.ts';
import { sitePages } from './pages.ts';

type ReadingPage = { path: string; isMember: boolean };

/**
 * Returns every page, and addresses that need more data than the generated page has: a filter, a date, a country, a
 * link from a mail.
 */
export async function readingPages(): Promise<ReadingPage[]> {
  const plain = (await sitePages()).filter(({ language }) => language === 'id');
  const dates = (await (await fetch(`${host}/v1/modules/tour/17/itineraries`)).json()) as { data: { id: number }[] };
  const date = dates.data.at(-1)?.id;
  const asking = [
    '/group-tour?search=Jepang',
    '/group-tour/destination/1?page=1&search=a',
    `/group-tour/17?itinerary=${date}`,
    `/booking/17?itinerary=${date}`,
    '/blog?page=2',
    '/visa-and-passport?country=1',
    '/auth/new-password?token=of-a-mail',
  ].map((path) => ({ path, isMember: false }));
  const asMember = ['/', `/booking/17?itinerary=${date}`, '/obs'].map((path) => ({ path, isMember: true }));
  return [...plain, ...asking, ...asMember].map(({ path, isMember }) => ({ path, isMember }));
}

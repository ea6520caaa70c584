import { allPlaces } from '../../shots/places.ts';

/** A page type that Lighthouse audits; `isFound` pages are meant for search engines. */
export type LighthousePage = { name: string; path: string; isFound: boolean; isMember: boolean };

const FOUND = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const OTHERS = ['signIn', 'booking', 'account'] as const;

/** Returns one page of each type, with ids that exist in the service. */
export async function lighthousePages(serviceHost: string): Promise<LighthousePage[]> {
  const places = await allPlaces(serviceHost);
  const pageOf = (name: keyof typeof places, isFound: boolean): LighthousePage => {
    const { path, isMember = false } = places[name];
    return { name, path, isFound, isMember };
  };
  return [...FOUND.map((name) => pageOf(name, true)), ...OTHERS.map((name) => pageOf(name, false))];
}

import { allPlaces } from '../../shots/places.ts';

/** A page type that Lighthouse looks at; `isFound` pages are to be found by search engines. */
export type LighthousePage = { name: string; path: string; isFound: boolean; isMember: boolean };

const FOUND = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const OTHERS = ['signIn', 'booking', 'account'] as const;

/** One page of each type, with ids that the service knows. */
export async function lighthousePages(serviceHost: string): Promise<LighthousePage[]> {
  const places = await allPlaces(serviceHost);
  const pageOf = (name: keyof typeof places, isFound: boolean): LighthousePage => {
    const { path, isMember = false } = places[name];
    return { name, path, isFound, isMember };
  };
  return [...FOUND.map((name) => pageOf(name, true)), ...OTHERS.map((name) => pageOf(name, false))];
}

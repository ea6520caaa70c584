import { allPlaces } from '../../shots/places.ts';

/** A page type of the lab; `isFound` pages are to be found by search engines. */
export type LabPage = { name: string; path: string; isFound: boolean; isMember: boolean };

const FOUND = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const OTHERS = ['signIn', 'booking', 'account'] as const;

/** One page of each type, with ids that the service knows. */
export async function labPages(serviceHost: string): Promise<LabPage[]> {
  const places = await allPlaces(serviceHost);
  const pageOf = (name: keyof typeof places, isFound: boolean): LabPage => {
    const { path, isMember = false } = places[name];
    return { name, path, isFound, isMember };
  };
  return [...FOUND.map((name) => pageOf(name, true)), ...OTHERS.map((name) => pageOf(name, false))];
}

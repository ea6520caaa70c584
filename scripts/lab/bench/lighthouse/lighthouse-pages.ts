import { fetchSitePages } from '../../shots/site-pages.ts';

/** A page that Lighthouse audits; `isIndexed` pages are meant for search engines. */
export type LighthousePage = { name: string; path: string; isIndexed: boolean; isMember: boolean };

const INDEXED = ['home', 'tours', 'destination', 'tour', 'article', 'contact', 'mice', 'corporate'] as const;
const NOT_INDEXED = ['signIn', 'booking', 'account'] as const;

/** Returns one page of each type, with ids that exist in the service. */
export async function lighthousePages(serviceHost: string): Promise<LighthousePage[]> {
  const sitePages = await fetchSitePages(serviceHost);
  const pageOf = (name: keyof typeof sitePages, isIndexed: boolean): LighthousePage => {
    const { path, isMember = false } = sitePages[name];
    return { name, path, isIndexed, isMember };
  };
  return [...INDEXED.map((name) => pageOf(name, true)), ...NOT_INDEXED.map((name) => pageOf(name, false))];
}

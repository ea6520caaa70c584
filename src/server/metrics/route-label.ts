import { hasRows, siteMap } from '@/config/site-map';
import { pageAddress } from '@/next-internals/built-pages';

/** The beginnings of addresses that are not those of pages. */
const AREAS = [
  '/_next/image',
  '/_next/static',
  '/api/health/live',
  '/api/health/ready',
  '/api/',
  '/blog/rss.xml',
  '/fonts/',
  '/images/',
  '/og/',
  '/render-check',
  '/sitemap',
];

const patterns = Object.keys(siteMap)
  .filter(hasRows)
  .map((route) => ({ route, form: new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`) }));

/**
 * Returns the route of a request by the address that a client sent: that of a page such as `/blog/[slug]`, also for its
 * data, an area such as `/og/`, or `other`. So a metric has few labels, whatever clients request, and none of them
 * contains an id or a code.
 */
export function routeLabel(address: string): string {
  const [path = ''] = address.split('?', 1);
  const page = pageAddress(path).replace(/^\/(id|en)(?=\/|$)/, '') || '/';
  if (Object.hasOwn(siteMap, page)) return page;
  const area = AREAS.find((start) => page.startsWith(start));
  return area ?? patterns.find(({ form }) => form.test(page))?.route ?? 'other';
}

/** `at` and `day` of the calendar count only beside `view`. */
const TOURS = [
  'search',
  'country',
  'month',
  'min_days',
  'max_days',
  'min_price',
  'max_price',
  'available',
  'sort',
  'page',
  'view',
];

/**
 * Pages whose query decides their content. Without one of these parameters the page is static; with one, the server
 * renders `destination` at the same address.
 */
export const queryPages = [
  { source: '/group-tour', destination: '/with-query/group-tour', parameters: [...TOURS, 'regional_id'] },
  { source: '/group-tour/destination/:id(\\d+)', destination: '/with-query/destination/:id', parameters: TOURS },
  { source: '/blog', destination: '/with-query/blog', parameters: ['search', 'page'] },
  { source: '/visa-and-passport', destination: '/with-query/visa-and-passport', parameters: ['country'] },
] as const;

// Only an HTTP request has an Accept header. In development the browser's router also receives the rewrites; this
// condition prevents it from applying them.
const FROM_A_REQUEST = { type: 'header', key: 'accept', value: '.*' } as const;

/** The request header in which a server of the site tells Next the parameters of an address (`src/server/name-query.ts`). */
export const QUERY_HEADER = 'x-kelana-query';

/** Returns the names of the parameters with a value in an address, as `,page,search,`; empty when there are none. */
export function namesInQuery(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return '';
  // Of a repeated parameter the last value counts, as in the rewrites of Next.
  const values = new Map(new URLSearchParams(address.slice(start + 1)));
  const names = [...values].flatMap(([name, value]) => (value ? [encodeURIComponent(name)] : []));
  return names.length > 0 ? `,${names.join(',')},` : '';
}

/**
 * Returns rewrites from an address with a query to the page that reads the query. A server has one rule for each page,
 * because Next parses every rule again for each request; development has no such server and needs one for each
 * parameter.
 */
export function queryRewrites({ isDevelopment }: { isDevelopment: boolean }) {
  return queryPages.flatMap(({ source, destination, parameters }) => {
    if (!isDevelopment) {
      const value = `.*,(?:${parameters.join('|')}),.*`;
      return [{ source, destination, has: [{ type: 'header', key: QUERY_HEADER, value }] }];
    }
    return parameters.map((key) => {
      return { source, destination, has: [{ type: 'query', key, value: '.+' }, FROM_A_REQUEST] };
    });
  });
}

/** The rewritten pages are internal: a request for one is redirected to its public address, with the query. */
export const queryPageRedirects = queryPages.map(({ source, destination }) => ({
  source: destination,
  destination: source.replace('(\\d+)', ''),
  permanent: true,
}));

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

/** Returns rewrites from an address with a query to the page that reads the query. */
export function queryRewrites({ isDevelopment }: { isDevelopment: boolean }) {
  return queryPages.flatMap(({ source, destination, parameters }) =>
    parameters.map((key) => {
      const hasQuery = { type: 'query', key, value: '.+' } as const;
      return { source, destination, has: isDevelopment ? [hasQuery, FROM_A_REQUEST] : [hasQuery] };
    }),
  );
}

/** The rewritten pages are internal: a request for one is redirected to its public address, with the query. */
export const queryPageRedirects = queryPages.map(({ source, destination }) => ({
  source: destination,
  destination: source.replace('(\\d+)', ''),
  permanent: true,
}));

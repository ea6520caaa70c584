/**
 * Returns the id of the request that brought this document, which the server sends in `Server-Timing`; undefined when
 * the browser does not tell. A page is cached for all visitors, so its HTML cannot contain the id.
 */
export function documentRequestId(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'request')?.description;
}

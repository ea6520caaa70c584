type QueryValue = string | number | boolean | null | undefined;

export type QueryInput = string | Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** Returns `?a=1&b=2` or an empty string. Empty values are omitted, a list repeats its key. */
export function queryString(query: QueryInput = ''): string {
  if (typeof query === 'string') return query && !query.startsWith('?') ? `?${query}` : query;
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') pairs.append(key, String(one));
    }
  }
  return searchOf(pairs);
}

/** Returns parameters as the query of an address. A comma needs no escape, and such addresses are read by people. */
export function searchOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

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
  // A comma needs no escape, and an address with a party is read and sent by people.
  const text = pairs.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

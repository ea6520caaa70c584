/** A site that runs already: its origin and the path of its list. */
export type NamedPeer = { name: string; origin: string; path: string };

/** Returns the sites of `BENCH_PEERS`, such as `Next Commerce=http://localhost:3400/search`, divided by commas. */
export function namedPeers(text = ''): NamedPeer[] {
  return text.split(',').flatMap((entry) => {
    if (!entry.trim()) return [];
    const [, name = '', address = ''] = /^\s*([^=]+)=(\S+)\s*$/.exec(entry) ?? [];
    if (!URL.canParse(address)) throw new Error(`BENCH_PEERS: "${entry.trim()}" is not a name, "=" and an address.`);
    const { origin, pathname, search } = new URL(address);
    return [{ name: name.trim(), origin, path: pathname + search }];
  });
}

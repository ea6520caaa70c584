import { proxy } from 'valtio';

/** A corrected search: the typed text, the text that is shown instead, and its address. */
type SearchCorrection = { typed: string; shown: string; href: string };

/** The correction of the last search; null when it needed none. */
export const searchCorrection = proxy<{ last: SearchCorrection | null }>({ last: null });

/** True when the address (`path`) shows the corrected search and no other words, whatever filters were added. */
export function isCorrected({ href }: SearchCorrection, path: string): boolean {
  const [corrected, shown] = [paramsOf(href), paramsOf(path)];
  if (corrected.get('search') !== shown.get('search')) return false;
  return [...corrected].every(([name, value]) => shown.getAll(name).includes(value));
}

const paramsOf = (path: string) => new URL(path, 'http://site').searchParams;

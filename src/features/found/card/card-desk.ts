import { concurrencyLimit } from '@/lib/concurrency-limit';

/** At most so many cards are drawn at once; each takes half a second of a core. */
const AT_ONCE = 2;
/** So many more may wait; whoever comes then has to come back. */
const WAITING = 20;

/**
 * Draws cards a few at a time, and one that is asked for again while it is drawn only once. Without it, whoever asks for
 * many pictures at once leaves no core for the pages.
 */
export function cardDesk<Card>(): (name: string, draw: () => Promise<Card>) => Promise<Card | 'busy'> {
  const drawn = new Map<string, Promise<Card>>();
  const limit = concurrencyLimit(AT_ONCE);

  return async (name, draw) => {
    const same = drawn.get(name);
    if (same) return same;
    if (limit.waiting() >= WAITING) return 'busy';
    const card = limit.run(draw).finally(() => drawn.delete(name));
    drawn.set(name, card);
    return card;
  };
}

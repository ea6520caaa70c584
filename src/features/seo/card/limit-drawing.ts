import { concurrencyLimit } from '@/lib/concurrency-limit';

/** The maximum number of cards drawn at once; each takes half a second of a core. */
const AT_ONCE = 2;
/** The maximum number of waiting cards; further requests are refused with 503. */
const WAITING = 20;

/**
 * Returns a function that draws a few cards at a time. A card that is requested again while it is being drawn is drawn
 * only once. Without the limit, many requests at once would leave no core for rendering pages.
 */
export function limitDrawing<Card>(): (name: string, draw: () => Promise<Card>) => Promise<Card | 'busy'> {
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

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
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn(draw: () => Promise<Card>) {
    if (busy >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await draw();
    } finally {
      const next = waiting.shift();
      // The place goes to the next one as it is.
      if (next) next();
      else busy -= 1;
    }
  }

  return async (name, draw) => {
    const same = drawn.get(name);
    if (same) return same;
    if (waiting.length >= WAITING) return 'busy';
    const card = inTurn(draw).finally(() => drawn.delete(name));
    drawn.set(name, card);
    return card;
  };
}

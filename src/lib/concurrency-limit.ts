/** Runs at most `atOnce` tasks at the same time; the others wait, and start in the order they came. */
export function concurrencyLimit(atOnce: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    /** How many tasks have not started. */
    waiting: () => queue.length,
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) await new Promise<void>((start) => queue.push(start));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        // The place goes to the next task as it is.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** Runs at most `atOnce` tasks at the same time; the others start in the order in which they were added. */
export function concurrencyLimit(atOnce: number) {
  const queue: (() => void)[] = [];
  let running = 0;

  return {
    /** The number of tasks that have not started. */
    waiting: () => queue.length,
    async run<Result>(task: () => Promise<Result>): Promise<Result> {
      if (running >= atOnce) await new Promise<void>((start) => queue.push(start));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        // The finished task's slot passes to the next task, so `running` stays the same.
        if (next) next();
        else running -= 1;
      }
    },
  };
}

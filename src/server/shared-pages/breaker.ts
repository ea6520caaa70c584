type Limits = {
  /** Timeout of one command. */
  limitMs: number;
  /** Pause without commands after a failed one. */
  restMs: number;
  onFailure?: (error: Error) => void;
  onAnswer?: () => void;
};

// While the process is busy, time passes but no reply can be read, and a page arrives in several pieces. So the timeout
// is split into this many steps, and the reply can be read between them.
const LOOKS = 10;

/**
 * Runs commands on a server that may be down or hang. Resolves to undefined during a pause, or when the command failed.
 * After a pause a single command is the trial; the others do not wait for it.
 */
export function breaker({ limitMs, restMs, onFailure, onAnswer }: Limits) {
  let restsUntil = 0;
  let hasFailed = false;
  return async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (Date.now() < restsUntil) return undefined;
    if (hasFailed) restsUntil = Date.now() + restMs;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      const wait = (left: number) => {
        timer = setTimeout(() => {
          if (left > 1) wait(left - 1);
          else setImmediate(() => reject(new Error(`no answer in ${limitMs} ms`)));
        }, limitMs / LOOKS);
      };
      wait(LOOKS);
    });
    try {
      const answer = await Promise.race([command(), timeout]);
      hasFailed = false;
      restsUntil = 0;
      onAnswer?.();
      return answer;
    } catch (error) {
      hasFailed = true;
      restsUntil = Date.now() + restMs;
      onFailure?.(error as Error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };
}

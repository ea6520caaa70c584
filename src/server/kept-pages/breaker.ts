type Limits = {
  /** How long one command may take. */
  limitMs: number;
  /** How long nobody is asked after one that failed. */
  restMs: number;
  onFailure?: (error: Error) => void;
  onAnswer?: () => void;
};

/**
 * Runs commands of something that may be down or hang: undefined while it rests, or when this command failed. After a
 * rest one command alone tries whether it is back; the others do not wait for it.
 */
export function breaker({ limitMs, restMs, onFailure, onAnswer }: Limits) {
  let restsUntil = 0;
  let hasFailed = false;
  return async <Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (Date.now() < restsUntil) return undefined;
    if (hasFailed) restsUntil = Date.now() + restMs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // After work that took long the timer comes before an answer that is already here: it is looked for first.
      timer = setTimeout(() => setImmediate(() => reject(new Error(`no answer in ${limitMs} ms`))), limitMs);
    });
    try {
      const answer = await Promise.race([command(), late]);
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

type Limits = {
  /** How long one command may take. */
  limitMs: number;
  /** How long no command is sent after a failure. */
  restMs: number;
  onFailure?: (error: Error) => void;
  onAnswer?: () => void;
};

// While the process is at other work, time passes and no answer can be taken in, and a page comes in several pieces: it is
// looked for that often before it is too late.
const LOOKS = 10;

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
      const wait = (left: number) => {
        timer = setTimeout(() => {
          if (left > 1) wait(left - 1);
          else setImmediate(() => reject(new Error(`no answer in ${limitMs} ms`)));
        }, limitMs / LOOKS);
      };
      wait(LOOKS);
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

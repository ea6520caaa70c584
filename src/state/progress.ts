import { proxy } from 'valtio';

/** How many requests and navigations are under way. */
export const progressState = proxy({ pending: 0 });

/** Counts one piece of work; the returned function ends it, once however often it is called. */
export function startWork(): () => void {
  let isDone = false;
  progressState.pending += 1;
  return () => {
    if (isDone) return;
    isDone = true;
    progressState.pending -= 1;
  };
}

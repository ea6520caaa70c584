import { proxy } from 'valtio';

/** The number of running requests and navigations. */
export const progressState = proxy({ pending: 0 });

/** Counts one running piece of work. The returned function ends it; calling it again does nothing. */
export function startWork(): () => void {
  let isDone = false;
  progressState.pending += 1;
  return () => {
    if (isDone) return;
    isDone = true;
    progressState.pending -= 1;
  };
}

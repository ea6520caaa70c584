import { allBehaviours } from '../behaviours/all.ts';
import { resumed, type Snapshot, savedSnapshot, snapshotOf } from '../snapshot.ts';
import { createStage, type Stage } from '../stage.ts';

const KEY = 'kelana.mock';

/** The state of this tab's service before the page load; null in a new tab and when storage is blocked. */
export function remembered(): Snapshot | null {
  try {
    return savedSnapshot(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores state, faults, clock and latency for the next page of this tab. When storage is full they end with this page.
 */
export function remember(stage: Stage): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshotOf(stage)));
  } catch (error) {
    console.warn(`The demo's state is too large for this tab and will not survive a reload: ${String(error)}`);
  }
}

/** The stage of this tab, as it was before the page was loaded again; each change of it is remembered at once. */
export function createRememberingStage(now: () => Date): Stage {
  const onChange = () => remember(stage);
  const stage: Stage = createStage({ behaviours: allBehaviours, now, ...resumed(remembered()), onChange });
  return stage;
}

import { allBehaviours } from '../behaviours/all.ts';
import { createMockContext, type MockContext } from '../mock-context.ts';
import { resumed, type Snapshot, savedSnapshot, snapshotOf } from '../snapshot.ts';

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
export function remember(mockContext: MockContext): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(snapshotOf(mockContext)));
  } catch (error) {
    console.warn(`The demo's state is too large for this tab and will not survive a reload: ${String(error)}`);
  }
}

/** The mock context of this tab, restored after a reload; each change is saved at once. */
export function createRememberingStage(now: () => Date): MockContext {
  const onChange = () => remember(mockContext);
  const mockContext: MockContext = createMockContext({
    behaviours: allBehaviours,
    now,
    ...resumed(remembered()),
    onChange,
  });
  return mockContext;
}

import { createMockContext, type MockContext } from '../mock-context.ts';
import { createSnapshot, parseSnapshot, restoreOptions, type Snapshot } from '../snapshot.ts';

const STORAGE_KEY = 'kelana.mock';

/** The state of this tab's service before the page load; null in a new tab and when storage is blocked. */
function loadSnapshot(): Snapshot | null {
  try {
    return parseSnapshot(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')) ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores state, faults, clock and latency for the next page of this tab. When storage is full they end with this page.
 */
function saveSnapshot(mockContext: MockContext): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(createSnapshot(mockContext)));
  } catch (error) {
    console.warn(`The demo's state is too large for this tab and will not survive a reload: ${String(error)}`);
  }
}

/** The mock context of this tab, restored after a reload; each change is saved at once. */
export function createPersistentContext(now: () => Date): MockContext {
  const onChange = () => saveSnapshot(mockContext);
  const mockContext: MockContext = createMockContext({ now, ...restoreOptions(loadSnapshot()), onChange });
  return mockContext;
}

import { concurrencyLimit } from '@/lib/concurrency-limit';
import { metrics } from '../metrics/metrics';

/** An instance asks Redis at most once a second for a page (src/next-internals/page-cache.ts). */
const OTHERS_KNOW_AFTER_MS = 1200;
// Two pages at once keep one core busy; the other one is left for visitors.
const RENDERINGS = 2;
const REFRESHES = 4;

type QueueActions = {
  /** Renders a page again in the cache that the instances share. */
  render(path: string): Promise<void>;
  /** Replaces a page, or a file, in the caches in front of the site. */
  refreshPage(path: string): Promise<void>;
  refreshFile(path: string): Promise<void>;
  onFailure(path: string, error: unknown): void;
};

/**
 * Pages that show the change itself come first, then once more, then those that show it beside something else, and then
 * the last rendering of all.
 */
const ORDER = ['changed', 'again', 'related', 'last'] as const;
type Turn = (typeof ORDER)[number];
/** Soon enough for a change to be seen within five seconds. */
const AGAIN_AFTER_MS = 1500;
/** Longer than the longest rendering (`PAGE_MS` in src/data/server/read.ts). */
const LAST_AFTER_MS = 3500;

/** When a page is rendered once more. */
const NEXT: Partial<Record<Turn, { turn: Turn; afterMs: number }>> = {
  changed: { turn: 'again', afterMs: AGAIN_AFTER_MS },
  again: { turn: 'last', afterMs: LAST_AFTER_MS },
  related: { turn: 'last', afterMs: LAST_AFTER_MS },
};

/**
 * Renders changed pages again, and then refreshes them in the caches in front of the site. A page that is already
 * waiting is rendered once.
 *
 * Each page is rendered again. A rendering that started before the change may finish after ours and store the old
 * content, on this instance, where Next joins both, or on another one. The next rendering replaces it.
 */
export function createPageQueue({ render, refreshPage, refreshFile, onFailure }: QueueActions) {
  const waiting: Record<Turn, Set<string>> = {
    changed: new Set(),
    again: new Set(),
    related: new Set(),
    last: new Set(),
  };
  const waitingFiles = new Set<string>();
  // Changed pages wait for no other pages, and for no preview images, which take long.
  const refreshes = concurrencyLimit(REFRESHES);
  const otherRefreshes = concurrencyLimit(REFRESHES);
  let workers = 0;

  function add(paths: readonly string[], turn: Turn): void {
    const index = ORDER.indexOf(turn);
    for (const path of paths) {
      if (ORDER.slice(0, index).some((earlier) => waiting[earlier].has(path))) continue;
      for (const later of ORDER.slice(index + 1)) waiting[later].delete(path);
      waiting[turn].add(path);
    }
    startWorkers();
  }

  function addFiles(files: readonly string[]): void {
    for (const file of files) {
      if (waitingFiles.has(file)) continue;
      waitingFiles.add(file);
      runAfter(OTHERS_KNOW_AFTER_MS, () => {
        waitingFiles.delete(file);
        return otherRefreshes.run(() => attempt(refreshFile, file));
      });
    }
  }

  function startWorkers(): void {
    while (workers < RENDERINGS && ORDER.some((turn) => waiting[turn].size > 0)) {
      workers += 1;
      void work().finally(() => {
        workers -= 1;
      });
    }
  }

  async function work(): Promise<void> {
    for (let next = takeNext(); next; next = takeNext()) {
      const { path, turn } = next;
      // A page that could not be rendered stays as it is, in the caches in front too.
      if (await attempt(render, path)) {
        const { run } = turn === 'changed' || turn === 'again' ? refreshes : otherRefreshes;
        runAfter(OTHERS_KNOW_AFTER_MS, () => run(() => attempt(refreshPage, path)));
      }
      const following = NEXT[turn];
      if (following) runAfter(following.afterMs, () => add([path], following.turn));
    }
  }

  function takeNext(): { path: string; turn: Turn } | null {
    for (const turn of ORDER) {
      for (const path of waiting[turn]) {
        waiting[turn].delete(path);
        return { path, turn };
      }
    }
    return null;
  }

  async function attempt(action: (path: string) => Promise<void>, path: string): Promise<boolean> {
    const count = (result: 'ok' | 'failed') =>
      metrics()?.publications.inc({ step: action === render ? 'render' : 'refresh', result });
    try {
      await action(path);
      count('ok');
      return true;
    } catch (error) {
      count('failed');
      onFailure(path, error);
      return false;
    }
  }

  return { add, addFiles };
}

function runAfter(ms: number, action: () => unknown): void {
  setTimeout(action, ms).unref();
}

import { concurrencyLimit } from '@/lib/concurrency-limit';

/** An instance asks Redis at most once a second for a page (src/next-internals/page-cache.ts). */
const OTHERS_KNOW_AFTER_MS = 1200;
/** Longer than the longest rendering (`PAGE_MS` in src/api/prefetch.ts). */
const AGAIN_AFTER_MS = 3500;
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
 * Renders changed pages again, in the order in which they were added, and then refreshes them in the caches in front of
 * the site. A page that is already waiting is rendered once.
 *
 * Each page is rendered a second time. A rendering that started before the change may finish after ours and store the
 * old content, on this instance, where Next joins both, or on another one. The second rendering replaces it.
 */
export function createPageQueue({ render, refreshPage, refreshFile, onFailure }: QueueActions) {
  /** The waiting pages, with the number of renderings that each still needs. */
  const waiting = new Map<string, number>();
  const waitingFiles = new Set<string>();
  const refreshes = concurrencyLimit(REFRESHES);
  let workers = 0;

  function add(paths: readonly string[], files: readonly string[] = []): void {
    for (const path of paths) waiting.set(path, 2);
    startWorkers();
    for (const file of files) {
      if (waitingFiles.has(file)) continue;
      waitingFiles.add(file);
      runAfter(OTHERS_KNOW_AFTER_MS, () => {
        waitingFiles.delete(file);
        return refreshes.run(() => attempt(refreshFile, file));
      });
    }
  }

  function startWorkers(): void {
    while (workers < RENDERINGS && waiting.size > 0) {
      workers += 1;
      void work().finally(() => {
        workers -= 1;
      });
    }
  }

  async function work(): Promise<void> {
    for (let next = takeNext(); next; next = takeNext()) {
      const { path, renderingsLeft } = next;
      // A page that could not be rendered stays as it is, in the caches in front too.
      if (await attempt(render, path)) {
        runAfter(OTHERS_KNOW_AFTER_MS, () => refreshes.run(() => attempt(refreshPage, path)));
      }
      if (renderingsLeft > 1) {
        runAfter(AGAIN_AFTER_MS, () => {
          if (!waiting.has(path)) waiting.set(path, renderingsLeft - 1);
          startWorkers();
        });
      }
    }
  }

  function takeNext(): { path: string; renderingsLeft: number } | null {
    const [first] = waiting;
    if (!first) return null;
    waiting.delete(first[0]);
    return { path: first[0], renderingsLeft: first[1] };
  }

  async function attempt(action: (path: string) => Promise<void>, path: string): Promise<boolean> {
    try {
      await action(path);
      return true;
    } catch (error) {
      onFailure(path, error);
      return false;
    }
  }

  return { add };
}

function runAfter(ms: number, action: () => unknown): void {
  setTimeout(action, ms).unref();
}

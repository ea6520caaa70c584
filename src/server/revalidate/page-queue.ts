/** An instance asks Redis at most once a second for a page (src/next-internals/page-cache.ts). */
const OTHERS_KNOW_AFTER_MS = 1200;
/** Longer than a page usually takes to render. */
const AGAIN_AFTER_MS = 2000;
// Two pages at once keep one core busy; the other one is left for visitors.
const PARALLEL = 2;

type Tools = {
  /** Renders a page again in the cache that the instances share. */
  render(path: string): Promise<void>;
  /** Replaces a page or a file in the caches in front of the site. */
  refresh(path: string): Promise<void>;
  onFailure(path: string, error: unknown): void;
};

/**
 * Renders changed pages again, in the order in which they were added, and then refreshes them in the caches in front of
 * the site. A page that is already waiting is rendered once.
 *
 * Each page is rendered a second time after two seconds. A rendering that began before the change may end after it, on
 * this instance, where Next joins both, or on another one, and would store the old content.
 */
export function createPageQueue({ render, refresh, onFailure }: Tools) {
  /** The waiting pages, with the number of renderings that each still needs. */
  const waiting = new Map<string, number>();
  const waitingFiles = new Set<string>();
  let workers = 0;

  function add(paths: readonly string[], files: readonly string[] = []): void {
    for (const path of paths) waiting.set(path, 2);
    for (const file of files) {
      if (waitingFiles.has(file)) continue;
      waitingFiles.add(file);
      later(OTHERS_KNOW_AFTER_MS, () => {
        waitingFiles.delete(file);
        return attempt(refresh, file);
      });
    }
    startWorkers();
  }

  function startWorkers(): void {
    while (workers < PARALLEL && waiting.size > 0) {
      workers += 1;
      void work().finally(() => {
        workers -= 1;
      });
    }
  }

  async function work(): Promise<void> {
    for (let next = take(); next; next = take()) {
      const { path, times } = next;
      await attempt(render, path);
      later(OTHERS_KNOW_AFTER_MS, () => attempt(refresh, path));
      if (times > 1) {
        later(AGAIN_AFTER_MS, () => {
          if (!waiting.has(path)) waiting.set(path, times - 1);
          startWorkers();
        });
      }
    }
  }

  function take(): { path: string; times: number } | null {
    const [first] = waiting;
    if (!first) return null;
    waiting.delete(first[0]);
    return { path: first[0], times: first[1] };
  }

  async function attempt(action: (path: string) => Promise<void>, path: string): Promise<void> {
    await action(path).catch((error: unknown) => onFailure(path, error));
  }

  return { add };
}

function later(ms: number, action: () => unknown): void {
  setTimeout(action, ms).unref();
}

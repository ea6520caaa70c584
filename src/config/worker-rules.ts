const toFile = (source: string, query: string) => ({ source, destination: `/api/files?${query}` });

/**
 * What a build that needs no service host (`NEXT_PUBLIC_SERVICE_MODE=worker`) has beside the pages: a route for the
 * files a host would serve. In every other build the mode is a fixed word too, so that what only a preview needs is
 * left out of its bundles.
 */
export function workerRules(mode: string | undefined) {
  const isWorkerMode = mode === 'worker';
  const files = [
    toFile('/preview-worker.js', 'name=preview'),
    toFile('/mockServiceWorker.js', 'name=worker'),
    toFile('/widget', 'name=chat'),
    toFile('/media/:scene([a-z0-9-]+).jpg', 'scene=:scene'),
  ];
  return {
    env: { NEXT_PUBLIC_SERVICE_MODE: isWorkerMode ? 'worker' : 'host' },
    pageExtensions: isWorkerMode ? ['tsx', 'demo.ts'] : ['tsx'],
    rewrites: isWorkerMode ? files : [],
  };
}

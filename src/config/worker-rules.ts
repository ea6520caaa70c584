const toFile = (source: string, query: string) => ({ source, destination: `/api/files?${query}` });

/**
 * Returns rules for next.config.js of a build without a service host (`NEXT_PUBLIC_SERVICE_MODE=worker`): a route for
 * the files that the host would serve. Every other build defines the mode as a constant too, so that preview code is
 * removed from its bundles.
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

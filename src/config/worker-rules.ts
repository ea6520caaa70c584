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

type PreviewFile = { path: string; type: string; cache: string };

const script = { type: 'text/javascript; charset=utf-8', cache: 'no-cache' };
const files = new Map<string, PreviewFile>([
  ['preview', { path: 'mocks/browser/preview-worker.js', ...script }],
  // Served from the package, because a copy could differ in version from the code that talks to it.
  ['worker', { path: 'node_modules/msw/lib/mockServiceWorker.js', ...script }],
  ['chat', { path: 'mocks/chat/stand-in.html', type: 'text/html; charset=utf-8', cache: 'no-cache' }],
]);
const SCENE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the file that a preview serves instead of the host, by its name or by the scene of a picture. Paths start at
 * the project's root.
 */
export function previewFile(name: unknown, scene: unknown): PreviewFile | null {
  return files.get(String(name)) ?? pictureOf(String(scene));
}

function pictureOf(scene: string): PreviewFile | null {
  if (!SCENE.test(scene)) return null;
  return { path: `mocks/media/${scene}.jpg`, type: 'image/jpeg', cache: 'public, max-age=31536000, immutable' };
}

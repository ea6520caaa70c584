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

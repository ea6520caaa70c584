import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextApiHandler } from 'next';

// Only previews have this route: next.config.js counts `.demo.ts` among the pages for them alone.
const script = 'text/javascript; charset=utf-8';
const files = new Map([
  ['preview', { path: 'mocks/browser/preview-worker.js', type: script, cache: 'no-cache' }],
  // From the package itself: a copy could be another version than the code that talks to it.
  ['worker', { path: 'node_modules/msw/lib/mockServiceWorker.js', type: script, cache: 'no-cache' }],
  ['chat', { path: 'mocks/chat/stand-in.js', type: script, cache: 'no-cache' }],
]);
const SCENE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const handler: NextApiHandler = async ({ query: { name, scene } }, response) => {
  const file = files.get(String(name)) ?? pictureOf(String(scene));
  const bytes = file && (await readFile(join(process.cwd(), file.path)).catch(() => null));
  if (!bytes) return response.status(404).json({ success: false, message: 'not found' });
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', file.cache);
  response.send(bytes);
};

export default handler;

function pictureOf(scene: string) {
  if (!SCENE.test(scene)) return null;
  return { path: `mocks/media/${scene}.jpg`, type: 'image/jpeg', cache: 'public, max-age=31536000, immutable' };
}

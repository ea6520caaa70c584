import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextApiHandler } from 'next';
import { previewFile } from '@/config/worker-rules';

// Only previews have this route: next.config.js accepts the extension `.demo.ts` for them alone.
const handler: NextApiHandler = async ({ query: { name, scene } }, response) => {
  const file = previewFile(name, scene);
  const bytes = file && (await readFile(join(process.cwd(), file.path)).catch(() => null));
  if (!bytes) return response.status(404).json({ success: false, message: 'not found' });
  response.setHeader('content-type', file.type);
  response.setHeader('cache-control', file.cache);
  response.send(bytes);
};

export default handler;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process-group.ts';

/** The header with which a site of this build makes a page now, as Next does when it is told that one has changed. */
export function renewal(distDir: string): Record<string, string> {
  const file = join(root, distDir, 'prerender-manifest.json');
  const { preview } = JSON.parse(readFileSync(file, 'utf8')) as { preview: { previewModeId: string } };
  return { 'x-prerender-revalidate': preview.previewModeId };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process-group.ts';

type Manifest = { routes: Record<string, unknown>; preview: { previewModeId: string } };

const manifestOf = (distDir: string) =>
  JSON.parse(readFileSync(join(root, distDir, 'prerender-manifest.json'), 'utf8')) as Manifest;

/** Returns the header that makes a site of this build regenerate a page at once (Next's on-demand revalidation). */
export function revalidationHeaders(distDir: string): Record<string, string> {
  return { 'x-prerender-revalidate': manifestOf(distDir).preview.previewModeId };
}

/** Returns the prerendered pages of the build, each with its language: `/id/group-tour/17`. */
export function prerenderedRoutes(distDir: string): string[] {
  return Object.keys(manifestOf(distDir).routes);
}

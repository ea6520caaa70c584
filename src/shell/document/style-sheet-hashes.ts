import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A policy's word for an inline style of exactly this text. */
export function hashOf(css: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

let known: string[] | undefined;

/**
 * One hash per style sheet that a page brings. On a soft navigation Next's router fetches those of the next page and
 * puts their text into style elements, which the policy has to admit; what comes with a part of a page is linked.
 */
export function styleSheetHashes(dist = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next')): string[] {
  const manifest = join(dist, 'build-manifest.json');
  if (known) return known;
  if (!existsSync(manifest)) return [];
  const { pages } = JSON.parse(readFileSync(manifest, 'utf8')) as { pages: Record<string, string[]> };
  const sheets = new Set(Object.values(pages).flatMap((files) => files.filter((file) => file.endsWith('.css'))));
  known = [...sheets].sort().map((file) => hashOf(readFileSync(join(dist, file))));
  return known;
}

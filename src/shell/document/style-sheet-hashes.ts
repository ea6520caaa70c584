import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A policy's word for an inline style of exactly this text. */
export function hashOf(css: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

let known: string[] | undefined;

/**
 * One hash per style sheet of the build. On a soft navigation Next's router fetches the next page's style sheets and
 * puts their text into style elements, which the policy has to admit.
 */
export function styleSheetHashes(
  folder = join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'static', 'css'),
): string[] {
  if (known) return known;
  if (!existsSync(folder)) return [];
  known = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => hashOf(readFileSync(join(folder, file))));
  return known;
}

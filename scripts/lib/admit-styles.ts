import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_STYLE } from '../../src/config/security-headers.ts';
import { root } from './process-group.ts';

/**
 * Narrows the policy of a finished build to its own styles. Next writes its rules for headers before there is a style
 * sheet; a release has a copy of them.
 */
export function admitOwnStyles(distDir: string): void {
  const sheets = styleSheets(distDir).map((file) => readFileSync(join(root, distDir, file), 'utf8'));
  for (const folder of [distDir, join(distDir, 'standalone', distDir)]) {
    const rules = join(root, folder, 'routes-manifest.json');
    if (!existsSync(rules)) continue;
    writeFileSync(rules, readFileSync(rules, 'utf8').replaceAll(ANY_STYLE, styleSource(sheets)));
  }
}

/**
 * Style sheets of the site, and style elements of exactly the text of one: on a soft navigation Next's router fetches
 * those of the next page and writes them into the document. An empty element is one that Emotion fills rule by rule.
 */
export function styleSource(sheets: readonly string[]): string {
  return `style-src 'self' ${['', ...sheets].map(styleHash).join(' ')}`;
}

/** A policy's word for a style element of exactly this text. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

// What comes with a part of a page is linked, and needs no hash.
function styleSheets(distDir: string): string[] {
  const manifest = readFileSync(join(root, distDir, 'build-manifest.json'), 'utf8');
  const { pages } = JSON.parse(manifest) as { pages: Record<string, string[]> };
  return [...new Set(Object.values(pages).flat())].filter((file) => file.endsWith('.css')).sort();
}

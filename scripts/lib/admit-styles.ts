import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_STYLE } from '../../src/config/security-headers.ts';
import { root } from './process-group.ts';

/**
 * Narrows the policy of a finished build to its own styles. Next writes its rules for headers before there is a style
 * sheet; a release has a copy of them. Throws where there is nothing to narrow.
 */
export function admitOwnStyles(distDir: string, isRelease: boolean): void {
  const sheets = styleSheets(distDir).map((file) => readFileSync(join(root, distDir, file), 'utf8'));
  for (const folder of isRelease ? [distDir, join(distDir, 'standalone', distDir)] : [distDir]) {
    const file = join(root, folder, 'routes-manifest.json');
    const rules = readFileSync(file, 'utf8');
    if (!rules.includes(ANY_STYLE)) throw new Error(`${file} has no rule for styles any more.`);
    writeFileSync(file, rules.replaceAll(ANY_STYLE, styleSource(sheets)));
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

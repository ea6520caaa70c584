import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_STYLE } from '../config/security-headers.ts';
import type { StylesOfPages } from './bundler-rules.ts';

/**
 * Restricts the CSP of a finished build to its style sheets. Next writes its header rules into the routes manifest
 * before the style sheets exist, and a release (`standalone`) contains a second copy of that manifest. `project` is an
 * absolute path, `distDir` is relative to it. Throws when a manifest has no rule to restrict.
 */
export function allowBuiltStyles(project: string, distDir: string, isRelease: boolean): void {
  const build = join(project, distDir);
  // The style sheets of pages only. Those of deferred parts are linked and need no hash.
  const manifest = readFileSync(join(build, 'build-manifest.json'), 'utf8');
  const sheets = Object.values((JSON.parse(manifest) as { styles: StylesOfPages }).styles);
  for (const folder of isRelease ? [build, join(build, 'standalone', distDir)] : [build]) {
    const file = join(folder, 'routes-manifest.json');
    const rules = readFileSync(file, 'utf8');
    if (!rules.includes(ANY_STYLE)) throw new Error(`${file} has no rule for styles any more.`);
    writeFileSync(file, rules.replaceAll(ANY_STYLE, styleSource(sheets)));
  }
}

/**
 * Returns the `style-src` directive. It allows the site's style sheets, and style elements with exactly the text of
 * one, because on a client-side navigation Next's router fetches the next page's style sheets and inserts their text.
 * The hash of an empty element is for Emotion, which inserts its rules through the CSSOM.
 */
export function styleSource(sheets: readonly string[]): string {
  return `style-src 'self' ${['', ...sheets].map(styleHash).join(' ')}`;
}

/** Returns the CSP source for a style element with exactly this text. */
export function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_HINT } from '../../src/next-internals/bundler-rules.ts';
import { root } from '../lib/process-group.ts';

type Environment = Record<string, string | undefined>;

// Shorter values appear in any text by chance.
const SECRET_LENGTH = 12;
const SHOWN = 20;

/**
 * Throws when a public file of the build contains the name or value of a server variable, a page contains a style
 * element that its content policy would refuse (one whose text is not a style sheet of the build), or a script lacks the
 * compile hint.
 */
export function checkBuiltFiles(distDir: string, environment: Environment): void {
  const dist = join(root, distDir);
  const scripts = globSync('static/**/*.js', { cwd: dist });
  const pages = globSync('server/pages/**/*.{html,json}', { cwd: dist }).filter((file) => !file.endsWith('.nft.json'));
  if (scripts.length === 0 || pages.length === 0) throw new Error(`${distDir} has no scripts or no pages.`);
  const sheets = new Set(
    globSync('static/css/*.css', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8')),
  );
  const found = [...scripts, ...pages].flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8');
    return [
      ...serverValuesIn(text, environment),
      ...(file.endsWith('.html') ? foreignStylesIn(text, sheets) : []),
      ...(lacksCompileHint(file, text) ? ['no compile hint'] : []),
    ].map((what) => `  ${file}: ${what}`);
  });
  console.log(`   no value of the server in ${scripts.length} scripts and ${pages.length} pages`);
  if (found.length > 0) {
    throw new Error(
      `${found.length} findings in files that every visitor can load:\n${found.slice(0, SHOWN).join('\n')}`,
    );
  }
}

/** Returns the names of the non-public variables whose name or value appears in the text. */
export function serverValuesIn(text: string, environment: Environment): string[] {
  const isPublic = (name: string) => name.startsWith('NEXT_PUBLIC_');
  const publicNames = Object.keys(environment).filter(isPublic);
  const openValues = publicNames.map((name) => environment[name]);
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (isPublic(name) || name === 'NODE_ENV') return [];
    const isSecret = value.length >= SECRET_LENGTH && !openValues.includes(value);
    return (isSecret && text.includes(value)) || text.includes(`env.${name}`) ? [name] : [];
  });
}

/** Returns the style elements of a page whose text is none of these style sheets. */
export function foreignStylesIn(html: string, sheets: ReadonlySet<string>): string[] {
  return [...html.matchAll(/(<style\b[^>]*>)(.*?)<\/style>/gs)].flatMap(([, tag = '', text = '']) =>
    sheets.has(text) ? [] : [tag],
  );
}

/**
 * True for a script of the site without the compile hint. The polyfills are for browsers that do not know the hint, and
 * the lists of the build (`_buildManifest.js`) have no functions to compile.
 */
export function lacksCompileHint(file: string, text: string): boolean {
  return (
    file.includes('/chunks/') && !file.includes('/polyfills-') && file.endsWith('.js') && !text.startsWith(COMPILE_HINT)
  );
}

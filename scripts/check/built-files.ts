import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILE_HINT } from '../../src/next-internals/bundler-rules.ts';
import { root } from '../lib/process-group.ts';

type Environment = Record<string, string | undefined>;

// Shorter values appear in any text by chance.
const SECRET_LENGTH = 12;
const SHOWN = 20;
// Other scripts get no compile hint: the polyfills, which are copied, and the lists of the build.
const CHUNK = /[\\/]chunks[\\/](?!polyfills-)/;

/**
 * Throws when a public file of the build contains the name or value of a server variable, a page contains a style
 * element that its content policy would refuse (one whose text is not a style sheet of the build), or a chunk lacks the
 * compile hint.
 */
export function checkBuiltFiles(distDir: string, environment: Environment): void {
  const dist = join(root, distDir);
  const scripts = globSync('static/**/*.js', { cwd: dist });
  const pages = globSync('server/pages/**/*.{html,json}', { cwd: dist }).filter((file) => !file.endsWith('.nft.json'));
  if (!scripts.some((file) => CHUNK.test(file)) || pages.length === 0)
    throw new Error(`${distDir} has no chunks or no pages.`);
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
  if (found.length > 0) {
    throw new Error(
      `${found.length} findings in files that every visitor can load:\n${found.slice(0, SHOWN).join('\n')}`,
    );
  }
  console.log(`   nothing found in ${scripts.length} scripts and ${pages.length} pages`);
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

/** True for a chunk without the compile hint. */
export function lacksCompileHint(file: string, text: string): boolean {
  return CHUNK.test(file) && !text.startsWith(COMPILE_HINT);
}

/** Texts that survive minification and appear in the browser only in the code of reports (`src/reports`). */
export const REPORT_MARKERS = ['globalPrivacyControl', '[email]', 'no-cors', 'largest-contentful-paint'];

/** Throws when a script for browsers contains code of reports, which a build without an address for them must not. */
export function checkReportCode(distDir: string): void {
  // The polyfills for old browsers have a Promise of their own, with the event of one marker.
  const files = globSync('static/**/*.js', { cwd: join(root, distDir) }).filter((file) => !file.includes('polyfills'));
  if (files.length === 0) throw new Error(`${distDir} has no scripts.`);
  const found = files.flatMap((file) => {
    const own = reportMarkersIn(readFileSync(join(root, distDir, file), 'utf8'));
    return own.length > 0 ? [`  ${file}: ${own.join(', ')}`] : [];
  });
  console.log(`   none of ${REPORT_MARKERS.length} marks in ${files.length} scripts`);
  if (found.length > 0) throw new Error(`Code in the build that does not belong there:\n${found.join('\n')}`);
}

/** Returns the marks of reports that appear in a script. */
export const reportMarkersIn = (script: string): string[] => REPORT_MARKERS.filter((marker) => script.includes(marker));

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process-group.ts';

/** Texts that survive minification and appear only in the code of the mocks and of msw, and in the sign-in of the developer panel. */
export const MOCK_MARKERS = [
  'mockServiceWorker',
  '/__mock',
  'x-mock-violations',
  'pbkdf2-sha256',
  'kelana.mock',
  'mock-token',
];
/** Texts that survive minification and appear in the browser only in the code of reports (`src/reports`). */
export const REPORT_MARKERS = ['globalPrivacyControl', '[email]', 'no-cors', 'largest-contentful-paint'];

/** Throws when a script of the build contains one of the markers; `scripts` are globs below `distDir`. */
export function checkMarkers(distDir: string, scripts: string[], markers: readonly string[]): void {
  // The polyfills for old browsers have a Promise of their own, with the event of one marker.
  const files = globSync(scripts, { cwd: join(root, distDir) }).filter((file) => !file.includes('polyfills'));
  if (files.length === 0) throw new Error(`${distDir} has no scripts.`);
  const found = files.flatMap((file) => {
    const own = markersIn(readFileSync(join(root, distDir, file), 'utf8'), markers);
    return own.length > 0 ? [`  ${file}: ${own.join(', ')}`] : [];
  });
  console.log(`   none of ${markers.length} marks in ${files.length} scripts`);
  if (found.length > 0) throw new Error(`Code in the build that does not belong there:\n${found.join('\n')}`);
}

/** Returns the markers that appear in a script. */
export function markersIn(script: string, markers: readonly string[]): string[] {
  return markers.filter((marker) => script.includes(marker));
}

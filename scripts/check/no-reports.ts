import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/process-group.ts';

/** Texts that survive minification and appear in the browser only in the code of reports (`src/reports`). */
export const REPORT_MARKERS = ['globalPrivacyControl', '[email]', 'no-cors', 'largest-contentful-paint'];

/** Throws when a browser script of a build without addresses for reports contains their code. */
export function checkNoReports(distDir: string): void {
  // The polyfills for old browsers have a Promise of their own, with the event of one marker.
  const scripts = globSync('static/**/*.js', { cwd: join(root, distDir) }).filter(
    (file) => !file.includes('polyfills'),
  );
  if (scripts.length === 0) throw new Error(`${distDir} has no scripts.`);
  const found = scripts.flatMap((file) => {
    const marks = reportMarkersIn(readFileSync(join(root, distDir, file), 'utf8'));
    return marks.length > 0 ? [`  ${file}: ${marks.join(', ')}`] : [];
  });
  console.log(`   none of ${REPORT_MARKERS.length} marks in ${scripts.length} scripts`);
  if (found.length > 0) throw new Error(`Code of reports in a build without their addresses:\n${found.join('\n')}`);
}

/** Returns the markers that appear in a script. */
export function reportMarkersIn(script: string): string[] {
  return REPORT_MARKERS.filter((mark) => script.includes(mark));
}
